import { end, type Next } from '../../kernel/beats.ts';
import { itemOf, itemRank } from '../decks/decks.ts';
import type { Beat, RollBeat } from '../model/beats.ts';
import { NO, REPLY, type Reply, YES } from '../model/prompts.ts';
import type { Game } from '../model/state.ts';
import type { ItemId } from '../model/vocabulary.ts';
import { rollDice, rollDie } from '../moves/chance.ts';
import { happen } from '../moves/happen.ts';
import { changeTime } from '../moves/tracks.ts';
import { diceFor, isUltimateReady, successesOf } from '../queries/values.ts';
import { as, choice, namesIn, type Steps, withTime } from './steps.ts';

/** FG5.8 */
export const RE_ROLL_TIME = 2;

/** FG5: throw, change step by step, count. */
export const rollSteps: Steps<RollBeat> = {
  ready: choice<RollBeat>({
    list: (m) => (m.girl === 'june' && isUltimateReady(m) ? [YES, NO] : [NO]),
    prompt: (m, _b, replies) => ({ n: m.n, to: 0, type: 'card', by: 'june', replies }),
    resume(m, b, reply) {
      if (reply.type === 'yes') {
        b.extra = 1;
        happen(m, { type: 'marked', mark: { ultimate: true } });
      }
      return 'throw';
    },
  }),
  throw: {
    run(m, b) {
      b.dice = rollDice(m, diceFor(m, b.attack, b.extra));
      b.locked = b.dice.map(() => false);
      b.easy = m.marks.easy !== 'no';
      happen(m, { type: 'rolled', why: b.why, dice: b.dice });
      const { bonus, easy } = m.marks;
      if (bonus > 0 || easy === 'next') {
        happen(m, { type: 'marked', mark: { bonus: 0, easy: easy === 'phase' ? 'phase' : 'no' } }); // FG5.6
      }
      return 'change';
    },
  },
  change: {
    ask(m, b) {
      const replies = withTime(m, changes(m, b));
      if (replies.length < 2) return null;
      return { n: m.n, to: 0, type: 'roll', why: b.why, dice: b.dice, locked: b.locked, replies };
    },
    resume: change,
    pass: () => 'count',
  },
  pay: choice<RollBeat>({
    list: (m) => namesIn(m.hand).map((card) => REPLY.lose[card]),
    prompt: (m, _b, replies) => ({ n: m.n, to: 0, type: 'card', by: 'convert', replies: onlyLosses(replies) }),
    resume(m, b, reply) {
      happen(m, { type: 'discarded', card: as(reply, 'lose').card, why: 'convert' });
      b.owed--;
      return b.owed > 0 ? 'pay' : 'change';
    },
  }),
  count: {
    run(m, b) {
      happen(m, { type: 'roll-counted', successes: successesOf(b.dice, b.locked, b.easy) });
      return end();
    },
  },
};

/** Both cards of a conversion are owed: none of them can be turned into Time in between. */
const onlyLosses = (replies: readonly Reply[]): Reply[] => replies.filter(({ type }) => type === 'lose');

/** Faces of dice that may still change, each once. */
function facesOf({ dice, locked }: RollBeat, isMeant: (face: number) => boolean): number[] {
  const faces: number[] = [];
  for (let face = 1; face <= 6; face++) {
    if (isMeant(face) && dice.some((die, i) => die === face && !locked[i])) faces.push(face);
  }
  return faces;
}

/** FG5.5: what may be done with the dice on the table, and that they stay as they are. */
function changes(m: Game, b: RollBeat): Reply[] {
  const replies: Reply[] = [];
  const partials = b.easy ? [] : facesOf(b, (face) => face === 3 || face === 4);
  if (m.hand.length >= 2) for (const face of partials) replies.push({ type: 'convert', face });
  if (m.hand.includes('take-two')) {
    for (const face of facesOf(b, () => true)) replies.push({ type: 're-roll', face });
    if (m.time >= RE_ROLL_TIME && b.locked.includes(false)) replies.push({ type: 're-roll-all' });
  }
  for (const item of sixes(m)) {
    for (const face of facesOf(b, (it) => it < 5)) replies.push({ type: 'six', item, face });
  }
  if (isUltimateReady(m)) {
    if (m.girl === 'dot') for (const face of partials) replies.push({ type: 'ability', faces: [face] });
    if (m.girl === 'opal') for (const faces of handfuls(b)) replies.push({ type: 'ability', faces });
  }
  replies.push({ type: 'accept' });
  return replies;
}

const sixes = (m: Game): ItemId[] =>
  m.items
    .map(({ id }) => id)
    .filter((id) => itemOf(id).use.as === 'six')
    .sort((a, b) => itemRank(a) - itemRank(b));

/** Every handful of dice that is not empty, by its faces in ascending order. */
function handfuls({ dice, locked }: RollBeat): number[][] {
  let found: number[][] = [[]];
  const free = dice.filter((_, i) => !locked[i]).sort((a, b) => a - b);
  for (let face = 1; face <= 6; face++) {
    const n = free.filter((die) => die === face).length;
    found = found.flatMap((faces) => Array.from({ length: n + 1 }, (_, k) => [...faces, ...Array(k).fill(face)]));
  }
  return found.filter((faces) => faces.length > 0).sort(byFaces);
}

function byFaces(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    if (a[i] !== b[i]) return (a[i] as number) - (b[i] as number);
  }
  return a.length - b.length;
}

/** Where dice with these faces lie, the first ones that are not locked. */
function find({ dice, locked }: RollBeat, faces: readonly number[]): number[] {
  const found: number[] = [];
  for (const face of faces) found.push(dice.findIndex((die, i) => die === face && !locked[i] && !found.includes(i)));
  return found;
}

function turn(m: Game, b: RollBeat, face: number, to: number, by: ItemId, lock: boolean): void {
  const [at = -1] = find(b, [face]);
  b.dice = b.dice.with(at, to);
  if (lock) b.locked = b.locked.with(at, true);
  happen(m, { type: 'turned-die', by, dice: b.dice, locked: b.locked });
}

function throwAgain(m: Game, b: RollBeat, at: readonly number[], by: 'take-two' | 'opal'): void {
  b.dice = b.dice.map((die, i) => (at.includes(i) ? rollDie(m) : die));
  happen(m, { type: 're-rolled', by, dice: b.dice });
}

function change(m: Game, b: RollBeat, reply: Reply): Next<Beat> {
  switch (reply.type) {
    case 'convert':
      turn(m, b, reply.face, reply.face, 'cards', true);
      b.owed = 2;
      return 'pay';
    case 're-roll':
      happen(m, { type: 'played', card: 'take-two' });
      throwAgain(m, b, find(b, [reply.face]), 'take-two');
      return 'change';
    case 're-roll-all':
      happen(m, { type: 'played', card: 'take-two' });
      changeTime(m, -RE_ROLL_TIME);
      throwAgain(
        m,
        b,
        b.locked.flatMap((locked, i) => (locked ? [] : [i])),
        'take-two',
      );
      return 'change';
    case 'six':
      happen(m, { type: 'item-discarded', item: reply.item });
      turn(m, b, reply.face, 6, reply.item, false);
      return 'change';
    case 'ability':
      happen(m, { type: 'marked', mark: { ultimate: true } });
      if (m.girl === 'dot') turn(m, b, reply.faces[0] as number, reply.faces[0] as number, 'dot', true);
      else throwAgain(m, b, find(b, reply.faces), 'opal');
      return 'change';
    default:
      return 'count';
  }
}
