import type { Claim, Note, Script } from '../../../rules/stand-in/index.ts';
import type { Chance } from '../player.ts';
import { type Option, option, type Thought } from '../thought.ts';
import { saying, thoughtsOf } from './saying.ts';

/** How often a question is left open though the answer would do no harm: so that silence tells nothing. */
const RESERVE = 0.3;
/** How often a firm accusation is thrown back rather than denied. */
const RETORTS = 0.7;

/** What a seat says when it is asked, accused or spoken of. */
export function answers(t: Thought, by: number, claim: Claim, chance: Chance): Option[] {
  switch (claim.type) {
    case 'ask':
      return chance() < RESERVE ? [] : told(t, claim);
    case 'accuse':
    case 'burn':
      return accused(t, by, claim, chance);
    case 'i-gave':
      return checked(t, by, t.me, claim.card);
    case 'i-got':
      return checked(t, t.me, by, claim.card);
    default:
      return [];
  }
}

/** An accusation is denied or thrown back. */
function accused(t: Thought, by: number, claim: Claim, chance: Chance): Option[] {
  const no = option({ type: 'no' }, { answers: 0.1 });
  const isSure = claim.type === 'accuse' && claim.sure;
  if (!isSure || chance() >= RETORTS || !t.view.ring.includes(by)) return [no];
  return [no, saying({ type: 'accuse', seat: by, role: 'recast', sure: false }, { counters: 0.3 }, thoughtsOf(t, by))];
}

/** The truth, where it may be told: what a double handed over or saw is better left open. Nobody owns up to fire or curtain. */
function told(t: Thought, ask: Extract<Claim, { type: 'ask' }>): Option[] {
  if (ask.what === 'hold') {
    const isSecret = ask.about === 'nitrate' || ask.about === 'asbestos' || ask.about === 'double-take';
    const isDouble = ask.about === 'recast' || ask.about === 'stand-in';
    const yes = t.view.hand.includes(ask.about);
    if (isSecret || (isDouble && (yes || t.role !== 'original'))) return [];
    return [saying({ type: 'i-hold', card: ask.about, yes }, { answers: 0.2 })];
  }
  if (ask.what === 'saw') return [];
  const [from, to] = ask.what === 'gave' ? [t.me, ask.about] : [ask.about, t.me];
  const card = lastGift(t, from, to);
  if (card === null || card === 'recast') return [];
  const type = ask.what === 'gave' ? 'i-gave' : 'i-got';
  return [saying({ type, seat: ask.about, card }, { answers: 0.2 })];
}

/** Somebody says what changed hands with this seat, which saw it. */
function checked(t: Thought, from: number, to: number, card: Script): Option[] {
  const real = lastGift(t, from, to);
  if (real === null || (t.role !== 'original' && real === 'recast')) return [];
  return [option({ type: real === card ? 'yes' : 'no' }, { answers: 0.2 })];
}

function lastGift({ view }: Thought, from: number, to: number): Script | null {
  for (let i = view.notes.length - 1; i >= 0; i--) {
    const card = giftIn(view.notes[i] as Note, from, to);
    if (card !== null) return card;
  }
  return null;
}

function giftIn(note: Note, from: number, to: number): Script | null {
  if (note.type === 'exchanged') {
    if (note.offerer === from && note.partner === to) return note.given;
    return note.partner === from && note.offerer === to ? note.back : null;
  }
  if (note.type !== 'passed-on') return null;
  const at = note.order.indexOf(from);
  return at >= 0 && note.order[(at + 1) % note.order.length] === to ? (note.cards[at] ?? null) : null;
}
