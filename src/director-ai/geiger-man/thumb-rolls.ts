import {
  ACTION,
  type ActionId,
  type Prompt,
  type Reply,
  successesOf,
  type Table,
} from '../../rules/geiger-man/index.ts';
import { best, only } from './player.ts';
import { keepWorth } from './thumb-worth.ts';

type RollPrompt = Extract<Prompt, { type: 'roll' }>;

const isAction = (why: string): why is ActionId => Object.hasOwn(ACTION, why);

/** How many successes are worth some trouble. */
function wanted(why: string): number {
  if (!isAction(why)) return 1;
  return ACTION[why].kind === 'attack' || ACTION[why].kind === 'reaction' || why === 'think' || why === 'make-do'
    ? 2
    : 1;
}

/** Changes a roll until it is good enough for what it is for, by what costs least. */
export function changeRoll(v: Table, { replies, why, dice, locked }: RollPrompt): Reply | undefined {
  const got = successesOf(dice, locked, v.marks.easy !== 'no');
  const accept = only(replies, 'accept')[0];
  if (got >= wanted(why)) return accept;
  const ability = best(
    only(replies, 'ability'),
    ({ faces }) => faces.filter((face) => face < 5).length - faces.filter((face) => face >= 5).length * 2,
  );
  if (ability !== undefined) return ability;
  const again = best(only(replies, 're-roll'), ({ face }) => -face);
  if (again !== undefined && again.face < 5) return again;
  const convert = only(replies, 'convert')[0];
  if (convert !== undefined && spare(v) >= 2 && isWorthIt(why, got)) return convert;
  const six = only(replies, 'six')[0];
  if (six !== undefined && wanted(why) === 2) return six;
  return accept;
}

/** Cards that are of little use. */
const spare = (v: Table): number => v.hand.filter((card) => keepWorth(card) < 3).length;

const isWorthIt = (why: string, got: number): boolean =>
  got === 0 || (isAction(why) && ACTION[why].kind !== 'action' && ACTION[why].kind !== 'search');
