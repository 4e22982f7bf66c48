import { describe, expect, it } from 'vitest';
import { companyPlayer } from '../../../src/director-ai/stand-in/company.ts';
import type { Level } from '../../../src/director-ai/stand-in/levels.ts';
import { TEMPER_NAMES, TEMPERS } from '../../../src/director-ai/stand-in/tempers.ts';
import {
  type Claim,
  type Game,
  type Note,
  type Prompt,
  type Reply,
  type Script,
  standIn,
} from '../../../src/rules/stand-in/index.ts';
import { playTable } from '../../../tools/lab/stand-in/table.ts';
import { LONG } from './positions.ts';

/** Of a hand: what each seat knew to be in it, when somebody looked at it. */
type Sight = Map<number, { cards: readonly Script[]; whole: boolean }>;

/** What a reply asserts, answers among it; null where it asserts nothing. */
function assertedIn(prompt: Prompt, reply: Reply): Claim | null {
  if (reply.type === 'say') return reply.claim;
  if (prompt.type !== 'talk' || prompt.answering === null || reply.type !== 'yes') return null;
  const { by, claim } = prompt.answering;
  if (claim.type === 'i-gave') return { type: 'i-got', seat: by, card: claim.card };
  return claim.type === 'i-got' ? { type: 'i-gave', seat: by, card: claim.card } : null;
}

/** All that a seat in play, the speaker and the hand's owner apart, saw and that gives this claim the lie. */
function refuted(game: Game, speaker: number, claim: Claim, sights: Map<string, Sight>): string | null {
  const others = game.ring.filter((chair) => chair !== speaker);
  switch (claim.type) {
    case 'i-gave':
    case 'i-got': {
      const [from, to] = claim.type === 'i-gave' ? [speaker, claim.seat] : [claim.seat, speaker];
      return others.includes(claim.seat) && !gifts(game, from, to).includes(claim.card)
        ? 'its partner saw the card'
        : null;
    }
    case 'i-hold': {
      for (const chair of others) {
        const known = standIn.view(game, chair).known.hands[speaker] as Script[];
        if (!claim.yes && known.includes(claim.card)) return `${chair} knows that it holds it`;
        if (claim.yes && known.length === game.hands[speaker]?.length && !known.includes(claim.card)) {
          return `${chair} knows the hand`;
        }
      }
      return null;
    }
    case 'i-saw':
      return sightRefutes(sights.get(`${speaker} ${claim.seat}`), others, claim);
    case 'accuse': {
      if (!claim.sure || claim.role !== 'stand-in' || game.roles[claim.seat] === 'stand-in') return null;
      const witness = others.find((chair) => chair !== claim.seat && standIn.view(game, chair).known.clear[claim.seat]);
      return witness === undefined ? null : `${witness} has seen that hand without the Stand-In`;
    }
    default:
      return null;
  }
}

function sightRefutes(
  sight: Sight | undefined,
  others: readonly number[],
  claim: Extract<Claim, { type: 'i-saw' }>,
): string | null {
  for (const chair of others) {
    const known = sight?.get(chair);
    if (known === undefined || chair === claim.seat) continue;
    if (claim.what === 'clean' && known.cards.includes('recast')) return `${chair} knew of a Recast card`;
    if (claim.what === 'clean' || claim.what === 'whole-hand') continue;
    if (known.whole && !known.cards.includes(claim.what)) return `${chair} knew the hand`;
  }
  return null;
}

function gifts({ log }: Game, from: number, to: number): (Script | null)[] {
  return log.flatMap((note) => {
    if (note.type === 'exchanged' && note.offerer === from && note.partner === to) return [note.given];
    if (note.type === 'exchanged' && note.partner === from && note.offerer === to) return [note.back];
    if (note.type !== 'passed-on') return [];
    const at = note.order.indexOf(from);
    return at >= 0 && note.order[(at + 1) % note.order.length] === to ? [note.cards[at] as Script] : [];
  });
}

/** Who was looked at by whom in this note. */
function lookIn(note: Note): { by: number; at: number } | null {
  if (note.type === 'looked') return { by: note.chair, at: note.at };
  return note.type === 'refused' && note.saw ? { by: note.chair, at: note.offerer } : null;
}

/** A question of a person's now and then: computers answer, and ask nothing themselves. */
function asked(prompt: Prompt): Reply | null {
  if (prompt.type !== 'talk' || prompt.answering !== null || prompt.n % 3 !== 0) return null;
  const questions = prompt.replies.filter((reply) => reply.type === 'say' && reply.claim.type === 'ask');
  return questions[(prompt.n * 7919) % Math.max(1, questions.length)] ?? null;
}

function play(level: Level, seed: number): { claims: number; lies: number; wrong: string[] } {
  const players = TEMPER_NAMES.map((temper) => companyPlayer(level, TEMPERS[temper]));
  const sights = new Map<string, Sight>();
  const sum = { claims: 0, lies: 0, wrong: [] as string[] };
  let read = 0;
  let now: Game | null = null;
  /** Whatever is said is held against what was known when it was said: the next card may be one that somebody put there. */
  const judge = (game: Game, prompt: Prompt, reply: Reply): void => {
    const claim = assertedIn(prompt, reply);
    if (claim === null) return;
    sum.claims++;
    const why = refuted(game, prompt.to, claim, sights);
    if (why !== null) sum.wrong.push(`game ${seed}, ${prompt.to} says ${JSON.stringify(claim)}: ${why}`);
    if (claim.type === 'accuse' && claim.sure && game.roles[claim.seat] === 'original') sum.lies++;
  };
  playTable(seed, {
    seats: 4 + (seed % 5),
    human: 'dealt',
    who: (chair, _role, human) => {
      const player = players[(chair + seed) % players.length] as (typeof players)[number];
      const decide: typeof player.decide = (look, prompt, chance, desk) => {
        const question = chair === human ? asked(prompt) : null;
        const reply = question ?? player.decide(look, prompt, chance, desk);
        judge(now as Game, prompt, reply);
        return reply;
      };
      return { name: player.name, decide };
    },
    before(game) {
      now = game;
      for (; read < game.log.length; read++) {
        const look = lookIn(game.log[read] as Note);
        if (look === null) continue;
        const size = game.hands[look.at]?.length;
        const all = game.ring.map(
          (chair) => [chair, standIn.view(game, chair).known.hands[look.at] as Script[]] as const,
        );
        const sight: Sight = new Map(all.map(([chair, cards]) => [chair, { cards, whole: cards.length === size }]));
        sights.set(`${look.by} ${look.at}`, sight);
      }
    },
  });
  return sum;
}

describe('cover stories', () => {
  /** Of each level: 200 games in all, 2,000 in the long run. */
  const GAMES = LONG > 1 ? 1000 : 100;

  it.each(['late-show', 'midnight'] as const)('no claim at %s contradicts a card that a seat in play saw', (level) => {
    let claims = 0;
    let lies = 0;
    for (let seed = 0; seed < GAMES; seed++) {
      const sum = play(level, seed);
      expect(sum.wrong).toEqual([]);
      claims += sum.claims;
      lies += sum.lies;
    }
    expect(claims).toBeGreaterThan(GAMES);
    expect(lies).toBeGreaterThan(GAMES / 20);
  });

  it('and below there are claims that do: the law bites', () => {
    let wrong = 0;
    for (let seed = 0; seed < 30; seed++) wrong += play('feature', seed).wrong.length;
    expect(wrong).toBeGreaterThan(0);
  });
});

it('SA16.6 while the Recast avenge it, doubles accuse as they may: nobody is called the Stand-In any more', () => {
  let accused = 0;
  for (let seed = 0; seed < 4; seed++) {
    playTable(`vengeance ${seed}`, {
      seats: 6,
      options: { vengeance: true },
      who: () => companyPlayer('feature'),
      after(game, { to }, reply) {
        if (game.vengeance === null || game.roles[to] !== 'recast' || reply.type !== 'say') return;
        if (reply.claim.type === 'accuse') accused++;
      },
    });
  }
  expect(accused).toBeGreaterThan(0);
});
