import {
  type Prompt,
  type PromptType,
  type Reply,
  table,
  type View,
} from '../../../../rules/shuffling-horror/index.ts';

/** A prompt of the lesson, by what can be seen at the table: so a reload, or a choice taken back, finds the same step. */
export interface Moment {
  /** The first, unless it says so. */
  reel?: number;
  /** Whichever, where it says none. */
  round?: number;
  type: PromptType;
  survivor?: string;
  purpose?: string;
  /** Which replies keep to the script. */
  wants: (reply: Reply) => boolean;
}

/** Part of a reply. */
export type Part = { type: Reply['type'] } & Record<string, unknown>;

/** Enough of a reply to mean it. */
export const only =
  (...parts: Part[]) =>
  (reply: Reply): boolean =>
    parts.some((part) => Object.entries(part).every(([key, value]) => reply[key as keyof Reply] === value));

/** So many spoints at least, so many at most: what is left must last for the steps after it. */
export const amount =
  (least: number, most: number) =>
  (reply: Reply): boolean =>
    'amount' in reply && reply.amount >= least && reply.amount <= most;

/** Where the open prompt is in the script; null where it is in none, or the script's reply is not on offer. */
export function momentOf<M extends Moment>(
  script: readonly M[],
  view: Pick<View, 'reel' | 'round'>,
  prompt: Prompt,
): M | null {
  const found = script.find(
    ({ reel = 1, round = view.round, type, survivor: who, purpose, wants }) =>
      reel === view.reel &&
      round === view.round &&
      type === prompt.type &&
      (who === undefined || who === table.askedSurvivor(prompt)) &&
      (purpose === undefined || ('purpose' in prompt && purpose === prompt.purpose)) &&
      prompt.replies.some(wants),
  );
  return found ?? null;
}
