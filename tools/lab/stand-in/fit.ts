import { LEVELS } from '../../../src/director-ai/stand-in/levels.ts';
import { PLAYERS } from '../../../src/director-ai/stand-in/registry.ts';
import { messageIn } from '../../../src/director-ai/stand-in/talk/messages.ts';
import {
  type Game,
  type Note,
  type Prompt,
  type Reply,
  SCRIPT,
  type Script,
} from '../../../src/rules/stand-in/index.ts';
import { percent } from '../stats.ts';
import { oneOf, readFlags, wholeNumber } from '../usage.ts';
import { switchesOn } from './movies.ts';
import { playTable, seedAt } from './table.ts';

/** Times that something could be, and was. */
class Counts {
  private readonly all = new Map<string, { could: number; was: number }>();

  count(name: string, was: number, could = 1): void {
    const it = this.all.get(name) ?? { could: 0, was: 0 };
    it.could += could;
    it.was += was;
    this.all.set(name, it);
  }

  print(): void {
    for (const [name, { could, was }] of [...this.all].sort(([a], [b]) => a.localeCompare(b))) {
      const share = could === 0 ? 0 : was / could;
      console.log(`${name.padEnd(44)} ${share < 0.01 ? share.toFixed(5) : share.toFixed(3)}  of ${could}`);
    }
  }
}

const recasts = (hand: readonly Script[]): number => hand.filter((card) => card === 'recast').length;
const isDouble = (game: Game, chair: number): boolean => game.roles[chair] !== 'original';

/** `lab fit --game stand-in`: how the company plays, which is what its belief supposes of others (habits.ts, rates.ts, acts.ts). */
export function fitHabits(args: readonly string[]): void {
  const flags = readFlags([...args], ['seats', 'count', 'seed', 'level', 'on'] as const);
  const level = oneOf('level', flags.level ?? 'late-show', LEVELS).name;
  const player = oneOf('level', level, PLAYERS);
  const counts = new Counts();
  let seen = new Set<string>();
  const games = wholeNumber('count', flags.count, 500, 1, 1_000_000);
  for (let i = 0; i < games; i++) {
    seen = new Set();
    let read = 0;
    playTable(seedAt(flags.seed ?? '1', i), {
      seats: wholeNumber('seats', flags.seats, 6, 4, 12),
      options: switchesOn(flags.on),
      who: () => player,
      before(game, prompt) {
        for (; read < game.log.length; read++) noteLooks(seen, game.log[read] as Note);
        hands(counts, game, prompt);
      },
      after: (game, prompt, reply) => {
        if (prompt.type === 'talk' && prompt.answering === null) talk(counts, seen, game, prompt, reply);
        else acts(counts, game, prompt, reply);
      },
    });
  }
  console.log(`${games} games, ${percent(1, 0)} of chairs at ${level}`);
  counts.print();
}

function noteLooks(seen: Set<string>, note: Note): void {
  if (note.type === 'looked') seen.add(`${note.chair} ${note.at}`);
  if (note.type === 'refused' && note.saw) seen.add(`${note.chair} ${note.offerer}`);
  if (note.type === 'exchanged' && note.redirected) seen.add(`${note.partner} ${note.offerer}`);
}

function hands(counts: Counts, game: Game, prompt: Prompt): void {
  if (prompt.type !== 'act') return;
  for (const chair of game.ring) {
    if (chair === game.active) continue;
    const n = recasts(game.hands[chair] ?? []);
    counts.count(`holds a Recast card: ${game.roles[chair]}`, n > 0 ? 1 : 0);
    if (n > 0) counts.count(`Recast cards held, if any: ${game.roles[chair]}`, n);
  }
}

/** By who speaks (Original or double), whether it could know, and whether it is so. */
function talk(counts: Counts, seen: Set<string>, game: Game, { to }: Prompt, reply: Reply): void {
  const message = reply.type === 'say' ? messageIn(reply.claim) : null;
  const who = isDouble(game, to) ? 'double' : 'original';
  for (const seat of game.ring) {
    if (seat === to) continue;
    const could = seen.has(`${to} ${seat}`);
    for (const says of ['stand-in', 'double', 'clean'] as const) {
      const so = says === 'stand-in' ? game.roles[seat] === 'stand-in' : isDouble(game, seat) === (says === 'double');
      const said = message?.about === seat && message.says === says;
      const what = `${who} ${so ? 'so' : 'not so'}`;
      counts.count(`says ${says}, firm: ${what}`, said && message.firm && could ? 1 : 0, could ? 1 : 0);
      // An opinion counts for whoever has it first.
      if (!seen.has(topic(says, seat)))
        counts.count(`says ${says}, opinion: ${what}`, said && !(message.firm && could) ? 1 : 0);
    }
  }
  if (message !== null) seen.add(topic(message.says, message.about));
}

const topic = (says: string, seat: number): string => `${says === 'clean'} of ${seat}`;

/** What all see a seat do, by what it is. */
function acts(counts: Counts, game: Game, { to, type, replies }: Prompt, reply: Reply): void {
  const role = game.roles[to];
  if (type === 'act') {
    for (const card of new Set(replies.flatMap((it) => (it.type === 'play' ? it.card : []))))
      counts.count(`holds ${card}: ${role}`, 1);
    for (const card of SCRIPT)
      counts.count(`plays ${card}: ${role}`, reply.type === 'play' && reply.card === card ? 1 : 0);
    counts.count(`discards: ${role}`, reply.type === 'discard' ? 1 : 0);
  }
  if (type === 'answer') counts.count(`refuses: ${role}`, reply.type === 'defend' ? 1 : 0);
  if (type === 'show') counts.count(`shows its hand: ${role}`, reply.type === 'show' && reply.what === 'hand' ? 1 : 0);
}
