import { GIRL, itemOf, type Prompt, successesOf, type View } from '../../../../rules/geiger-man/index.ts';
import type { WORDS } from '../../text/words.ts';
import { rollOf } from './under-way.ts';

export type TableWords = typeof WORDS;
type PromptOf<T extends Prompt['type']> = Extract<Prompt, { type: T }>;

/** What is asked, in one sentence. */
export function headingOf({ prompts: { ASK, ASK_CARD } }: TableWords, t: View, prompt: Prompt): string {
  switch (prompt.type) {
    case 'act':
      return ASK.act(t.girl);
    case 'roll':
      return ASK.roll(prompt.why, successesOf(prompt.dice, prompt.locked, rollOf(t)?.easy ?? false));
    case 'line':
      return ASK.line(prompt.card);
    case 'walk':
      return ASK.walk(t.girl, prompt.left);
    case 'save':
      return ASK.save(prompt.victim);
    case 'keep':
      return ASK.keep(prompt.deck);
    case 'target':
      return prompt.replies[0]?.type === 'weapon' ? ASK.weapon(prompt.by) : ASK.target(prompt.by);
    case 'share':
      return prompt.replies[0]?.type === 'power' ? ASK.power(prompt.left) : ASK.share(prompt.left);
    case 'buy':
      return ASK.buy(t.girl, t.time);
    case 'react':
      return ASK.react(prompt.by, t.killer, prompt.damage);
    case 'tie':
      return prompt.replies[0]?.type === 'victim'
        ? ASK.tieVictim(prompt.by ?? 'killer', t.killer)
        : ASK.tie(prompt.by, t.killer);
    case 'card':
      return cardAsks(ASK_CARD, t, prompt);
    case 'reward':
    case 'arrange':
    case 'panic':
      return ASK[prompt.type];
  }
}

function cardAsks(asks: TableWords['prompts']['ASK_CARD'], t: View, prompt: PromptOf<'card'>): string {
  switch (prompt.by) {
    case 'june':
    case 'vera':
    case 'convert':
    case 'limit':
    case 'dodge':
    case 'brine':
    case 'timetable':
      return asks[prompt.by];
    case 'push':
    case 'shovel':
      return asks[prompt.by](t.killer);
    case 'popcorn':
      return asks.popcorn('plain');
    case 'counter':
      return asks.counter(t.terror[0]?.card as string);
    default:
      if (itemOf(prompt.by).use.as === 'call') return asks.call(prompt.by);
      return prompt.replies[0]?.type === 'followers' ? asks.riders(t.girlAt) : asks.ride(prompt.by);
  }
}

/** What stands under the question; may be empty. */
export function asideOf({ prompts: { ASIDE } }: TableWords, t: View, prompt: Prompt): string {
  const half = prompt.replies.find((it) => it.type === 'convert');
  if (half?.type === 'convert') return ASIDE.half(half.face);
  if (prompt.type === 'react') return ASIDE.hits(prompt.damage, t.health);
  if (prompt.type === 'act' && t.owed.length > 0) return ASIDE.owed(t.owed.length);
  const saves = prompt.replies.filter((it) => it.type === 'save').length;
  if (saves > 0) return ASIDE.saves((t.victims[t.girlAt] ?? 0) + t.specials.filter(({ at }) => at === t.girlAt).length);
  if (prompt.type === 'act' && prompt.replies.some((it) => it.type === 'time')) return ASIDE.time;
  return '';
}

/** What her places give, in order, and last what each later save gives (FG9.6). */
export const rewardsOf = ({ girl }: Pick<View, 'girl'>) => [...GIRL[girl].places, GIRL[girl].later];
