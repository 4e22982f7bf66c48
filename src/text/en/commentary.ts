import type { Foe } from '../../rules/index.ts';
import { percent, roman } from '../numerals.ts';
import { type Act, type Chances, type Ground, isInLives, type Term, type Told, type Voice } from '../told.ts';
import { atHead, plural } from './grammar.ts';
import { inLine, seatName, shortName, throngName } from './names.ts';

/**
 * What a Director says of its decision. A grammar: what was done, rather than what, by which term, and one honest number. Each
 * personality brings its own words for every rule of it; none has a sentence of its own that says less than the trace does.
 */

const attacker = (by: Foe): string => ('card' in by ? shortName(by.card) : throngName(by.side, by.slot));

/** An option by itself, short. */
export function actWords(act: Act): string {
  switch (act.kind) {
    case 'take':
    case 'place':
      return `${shortName(act.card)} to ${throngName(act.side, act.slot)}`;
    case 'all-out':
      return 'All-Out';
    case 'cover':
      return act.card === null ? 'a cover' : `cover on ${inLine(act.card)}`;
    case 'strike':
      return `${attacker(act.by)} at ${inLine(act.at)}`;
    case 'fade-out':
      return act.card === null ? 'no fade-out' : `fade out ${inLine(act.card)}`;
    case 'plot':
      return act.use ? `use ${inLine(act.card)}` : `let ${inLine(act.card)} go by`;
    case 'pick':
      return shortName(act.card);
    case 'bonus-turn':
      return 'another turn';
    case 'migrate':
      return `throng ${roman(act.slot + 1)} to ${seatName(act.seat).toLowerCase()}`;
    case 'pass':
      return 'holding back';
    default:
      return (act.use ? YES : NO)[act.kind];
  }
}
const YES = { clip: 'clip the reel', cut: 'make the cut', loss: 'lose some reserves', lurker: 'call it out' } as const;
const NO = { clip: 'no clip', cut: 'no cut', loss: 'keep the reserves', lurker: 'let it lurk' } as const;

/** Two options side by side: what they share is said once. */
export function pairWords(act: Act, other: Act): [string, string] {
  if ((act.kind === 'take' || act.kind === 'place') && act.kind === other.kind) {
    const rest = 'slot' in other ? other : act;
    if (act.slot === rest.slot && act.side === rest.side) return [actWords(act), shortName(rest.card)];
    if (shortName(act.card) === shortName(rest.card)) return [actWords(act), throngName(rest.side, rest.slot)];
  }
  if (act.kind === 'strike' && other.kind === 'strike') {
    if (attacker(act.by) === attacker(other.by)) return [actWords(act), inLine(other.at)];
    if (act.at === other.at) return [actWords(act), attacker(other.by)];
  }
  if (act.kind === 'fade-out' && other.kind === 'fade-out' && other.card !== null)
    return [actWords(act), inLine(other.card)];
  return [actWords(act), actWords(other)];
}

/** To do a thing or not to: naming one names the other. */
const isOpposite = (act: Act, other: Act): boolean =>
  ('use' in act && act.kind === other.kind) ||
  (act.kind === 'fade-out' && other.kind === 'fade-out' && (act.card === null) !== (other.card === null));

const reason = (voice: Voice, { sake, more }: Ground): string => (more ? voice.more : voice.less)[sake];

/** The largest difference first. One that speaks against the choice is owned up to, with what spoke for it. */
function because(voice: Voice, { grounds, drawn, ahead }: Told, full: boolean): string {
  const [first, second] = grounds;
  if (first === undefined) return '';
  const words = reason(voice, first);
  if (first.more) {
    const owned = full && second !== undefined && !second.more ? `, ${voice.but} ${reason(voice, second)}` : '';
    return `${words}${owned}`;
  }
  const pro = grounds.find(({ more }) => more);
  const lesser = drawn !== null || ahead !== null;
  if (pro !== undefined && (full || !lesser)) return `${words}, ${voice.but} ${reason(voice, pro)}`;
  return words;
}

/** Below this a death is what may happen to anybody at any time: 1,1. */
const DEADLY = 0.04;

function chancesIn(voice: Voice, { attacks, hit, roof, ends }: Chances, full: boolean): string {
  if (attacks > 1) return voice.volley(plural(attacks, 'attack'), percent(hit));
  const quiet = ends === null || (!full && ends < DEADLY);
  const end = quiet ? '' : `, ${(roof ? voice.falls : voice.kills)(percent(ends))}`;
  return `${voice.hits(percent(hit))}${end}`;
}

/** The line. Short: the choice against the other, the largest reason, the odds. Full: the second reason, and by how much. */
export function commentOn(told: Told, voice: Voice, full: boolean): string {
  const { act, other, chances, close, drawn, ahead, lead } = told;
  const [chosen, not] = pairWords(act, other);
  const rather = isOpposite(act, other) ? '' : `, ${voice.not} ${not}`;
  const parts = [`${atHead(chosen)}${rather}: ${because(voice, told, full)}`];
  if (drawn !== null) parts.push(voice.near);
  if (ahead !== null && (full || lead < 0)) parts.push(voice.ahead(percent(ahead.doomed), ahead.worlds));
  if (chances !== null) parts.push(chancesIn(voice, chances, full));
  const by = full && lead > 0 && isInLives(act) ? ` ${COMMENTARY.lead(lead)}` : '';
  return `${parts.join('; ')}.${by}${close && drawn === null ? ` ${voice.close}` : ''}`;
}

/** From here on a hit was to be expected. */
const LIKELY = 0.6;

/** After the roll: what was wanted, how likely that was, and how it went. */
export function luckOf(needed: number, chance: number, hit: boolean, voice: Voice): string {
  const kind = hit ? (chance < 1 - LIKELY ? 'luckyHit' : 'hit') : chance >= LIKELY ? 'unluckyMiss' : 'miss';
  return `${COMMENTARY.needed(needed, percent(chance))} ${voice.luck[kind]}`;
}

/** The words around it. */
export const COMMENTARY = {
  needed: (needed: number, p: string): string => `Needed ${needed} or less, ${p}.`,
  lead: (lives: number): string => `Ahead by ${lives.toFixed(2)} lives.`,
  why: {
    open: 'Why?',
    title: 'Why?',
    aside: 'Best first, in lives. A spoint is about a ninth of one.',
    thumb: 'Best first, by rule of thumb.',
    earlier: 'The one before',
    later: 'The one after',
    chosen: 'done',
    lives: (score: string): string => `${score} lives`,
    more: (n: number, of: number): string => `${n} of the ${of} that were weighed.`,
    drawn: (n: number): string => `At this level the best ${n} were near enough to one another. One was drawn.`,
    close: 'The two at the top are less than half a spoint apart.',
    ahead: (p: string, worlds: number): string => `Played ahead in ${worlds} worlds: the cast looked doomed at ${p}.`,
    late: 'The Director did not answer in time. The page worked this out the same way.',
    dice: 'The dice',
  },
  /** A term by its name. */
  terms: {
    kill: 'deaths now',
    drain: 'spoints it costs them',
    siege: 'damage to a roof',
    threat: 'attacks to come',
    exposure: 'easily broken off',
    slots: 'a throng completed',
    screen: 'out of their reach',
    pressure: 'everybody at once',
    denial: 'a toy denied',
    plot: 'the plot device',
    pick: 'strength',
    clip: 'the clip',
    loss: 'their reserves',
    cut: 'the cut',
    lurker: 'the lurker',
    migrate: 'a throng given away',
    turn: 'a whole turn',
  } satisfies Record<Term, string>,
} as const;
