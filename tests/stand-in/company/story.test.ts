import { describe, expect, it } from 'vitest';
import { companyPlayer } from '../../../src/director-ai/stand-in/company.ts';
import type { Level } from '../../../src/director-ai/stand-in/levels.ts';
import { TEMPER_NAMES, TEMPERS } from '../../../src/director-ai/stand-in/tempers.ts';
import { type Claim, type Game, type Note, type Script, standIn } from '../../../src/rules/stand-in/index.ts';
import { playTable } from '../../../tools/lab/stand-in/table.ts';
import { LONG } from './positions.ts';

/** Of a hand: what each seat knew to be in it, when somebody looked at it. */
type Sight = Map<number, { cards: readonly Script[]; whole: boolean }>;

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
    if (claim.what === 'recast' && known.whole && !known.cards.includes('recast')) return `${chair} knew the hand`;
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

function play(level: Level, seed: number): { claims: number; lies: number; wrong: string[] } {
  const players = TEMPER_NAMES.map((temper) => companyPlayer(level, TEMPERS[temper]));
  const sights = new Map<string, Sight>();
  const sum = { claims: 0, lies: 0, wrong: [] as string[] };
  let read = 0;
  playTable(seed, {
    seats: 4 + (seed % 5),
    who: (chair) => players[(chair + seed) % players.length] as never,
    after(game, prompt, reply) {
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
      if (reply.type !== 'say') return;
      sum.claims++;
      const why = refuted(game, prompt.to, reply.claim, sights);
      if (why !== null) sum.wrong.push(`game ${seed}, ${prompt.to} says ${JSON.stringify(reply.claim)}: ${why}`);
      if (reply.claim.type === 'accuse' && reply.claim.sure && game.roles[reply.claim.seat] === 'original') sum.lies++;
    },
  });
  return sum;
}

describe('cover stories', () => {
  /** 2,000 games in the long run. */
  const GAMES = LONG > 1 ? 1000 : 40;

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
});
