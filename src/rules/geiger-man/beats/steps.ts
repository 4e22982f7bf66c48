import type { AskStep, Next, Step } from '../../kernel/beats.ts';
import type { Beat } from '../model/beats.ts';
import { type Prompt, REPLY, type Reply } from '../model/prompts.ts';
import type { Game, Table } from '../model/state.ts';
import type { ActionId, EnemyId, SpaceId } from '../model/vocabulary.ts';
import { breakTie } from '../moves/ties.ts';

/** Every step of a beat, in reading order. */
export type Steps<B extends Beat> = { [S in B['step']]: Step<Game, B, Beat, Prompt, Reply> };

/** FG7.3: open in the Action phase until Time is below zero or actions have ended. */
export const mayDiscardForTime = (t: Table): boolean => t.phase === 'action' && t.time >= 0 && !t.marks.ended;

/** Each name once, in the order of the list: hands are sorted. */
export function namesIn(cards: readonly ActionId[]): ActionId[] {
  const names: ActionId[] = [];
  for (let i = 0; i < cards.length; i++) if (cards[i] !== cards[i - 1]) names.push(cards[i] as ActionId);
  return names;
}

/** FG7.3: a further reply of every prompt in the Action phase. */
export function withTime(m: Game, replies: Reply[]): Reply[] {
  if (mayDiscardForTime(m)) for (const card of namesIn(m.hand)) replies.push(REPLY.time[card]);
  return replies;
}

interface Choice<B extends Beat> {
  /** The replies that the rules leave, discards for Time apart. */
  list(m: Game, beat: B): Reply[];
  prompt(m: Game, beat: B, replies: readonly Reply[]): Prompt;
  resume(m: Game, beat: B, reply: Reply): Next<Beat>;
  /** The way on where the list is empty. */
  none?: (m: Game, beat: B) => Next<Beat>;
}

/** FG29.2: a choice that makes itself where one reply is left. */
export function choice<B extends Beat>({
  list,
  prompt,
  resume,
  none,
}: Choice<B>): AskStep<Game, B, Beat, Prompt, Reply> {
  return {
    ask(m, beat) {
      const replies = list(m, beat);
      return replies.length < 2 ? null : prompt(m, beat, withTime(m, replies));
    },
    resume,
    pass(m, beat) {
      const [only] = list(m, beat);
      if (only !== undefined) return resume(m, beat, only);
      if (none === undefined) throw new Error(`No legal reply at ${beat.kind}/${beat.step}`);
      return none(m, beat);
    },
  };
}

interface Tie<B extends Beat> {
  /** In space order where the rules have no other. */
  options(m: Game, beat: B): readonly SpaceId[];
  by(beat: B): EnemyId | null;
  turnsBack?: (m: Game, beat: B, space: SpaceId) => boolean;
  /** Null where there is no option at all. */
  go(m: Game, beat: B, space: SpaceId | null, tied: boolean): Next<Beat>;
}

/** FG28.1: several options are left; the setting decides, or the player. */
export function tie<B extends Beat>({ options, by, turnsBack, go }: Tie<B>): AskStep<Game, B, Beat, Prompt, Reply> {
  return {
    ask(m, beat) {
      if (m.options.ties !== 'decide') return null;
      const spaces = options(m, beat);
      if (spaces.length < 2) return null;
      const replies = inSpaceOrder(m, spaces).map((space): Reply => ({ type: 'space', space }));
      return { n: m.n, to: 0, type: 'tie', by: by(beat), replies };
    },
    resume: (m, beat, reply) => go(m, beat, as(reply, 'space').space, true),
    pass(m, beat) {
      const spaces = options(m, beat);
      if (spaces.length < 2) return go(m, beat, spaces[0] ?? null, false);
      return go(
        m,
        beat,
        breakTie(m, spaces, (space) => turnsBack?.(m, beat, space) ?? false),
        true,
      );
    },
  };
}

/** As the Location's table has them. */
export const inSpaceOrder = (t: Table, spaces: readonly SpaceId[]): SpaceId[] =>
  Object.keys(t.victims).filter((id) => spaces.includes(id));

/** A reply of a kind the step asked for; anything else was refused before it came here. */
export function as<T extends Reply['type']>(reply: Reply, type: T): Extract<Reply, { type: T }> {
  if (reply.type !== type) throw new Error(`Expected a ${type} reply, got ${reply.type}`);
  return reply as Extract<Reply, { type: T }>;
}
