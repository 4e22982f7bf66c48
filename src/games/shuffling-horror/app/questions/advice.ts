import type { AdviceFigure } from '../../../../director-ai/shuffling-horror/simulation/advice-reading.ts';
import { type Prompt, type Reply, seatAt, type View } from '../../../../rules/shuffling-horror/index.ts';
import { ADVICE } from '../../../../text/play/advice.ts';
import type { Advice } from '../ports/advice.ts';
import type { Option, Question } from '../ports/question.ts';
import { becauseOf } from './because.ts';
import { atSurvivor, leavesOf } from './option.ts';

/** Every reply that the question offers: by its buttons and by its dial. */
export const offeredBy = ({ options, dial }: Question): Reply[] => [
  ...leavesOf(options).flatMap(({ reply }) => (reply === null ? [] : [reply])),
  ...(dial?.notches.map(({ reply }) => reply) ?? []),
];

/** What was found out, as it is shown: where the choice lies, and why it is the one. */
export function adviceFrom(view: View, prompt: Prompt, question: Question, figure: AdviceFigure): Advice | null {
  const { reply, spend, settled, changed } = figure;
  const path = pathTo(question.options, JSON.stringify(reply));
  const choice = path[path.length - 1];
  const isDialled = choice === undefined && 'amount' in reply;
  if (choice === undefined && !isDialled) return null;
  const spoints = spend !== null && spend > 0 ? [ADVICE.spend(spend)] : [];
  return {
    n: question.n,
    ids: path.map(({ id }) => id),
    amount: isDialled ? reply.amount : spend,
    at: choice?.at ?? (question.survivor === null ? null : atSurvivor(question.survivor)),
    words: [...(changed ? [ADVICE.changed] : []), becauseOf(view, prompt, question, reply), ...spoints].join(' '),
    figures: figuresOf(prompt, figure),
    settled,
  };
}

/** The choice with this reply, and the lists that lead to it. */
function pathTo(options: readonly Option[], id: string): readonly Option[] {
  for (const option of options) {
    if (option.reply !== null && JSON.stringify(option.reply) === id) return [option];
    const within = pathTo(option.more, id);
    if (within.length > 0) return [option, ...within];
  }
  return [];
}

/**
 * Survivors want somebody to live, aliens nobody. No figure before it is settled, which would only jump about; and where chance alone
 * could make the difference, none is claimed.
 */
function figuresOf({ to }: Prompt, { share, other, error, settled }: AdviceFigure): string {
  if (!settled) return ADVICE.counting;
  const forCast = seatAt(to) !== null;
  const of = (p: number): number => (forCast ? p : 1 - p);
  const { alone, against, either } = forCast ? ADVICE.lives : ADVICE.doomed;
  if (other === null) return alone(of(share));
  const isSure = of(share) - of(other.share) > error;
  return isSure ? against(of(share), of(other.share)) : either(of((share + other.share) / 2));
}
