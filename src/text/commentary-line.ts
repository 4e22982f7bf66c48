import { actWords, BESIDE, COMMENTARY } from './commentary.ts';
import { percent } from './numerals.ts';
import { type Act, type Chances, type Ground, isInPoints, type Told, type Voice } from './told.ts';

/**
 * What a Director says of its decision. A grammar: what was done, rather than what, by which term, and one honest number. Each
 * personality brings its own words for every rule of it; none has a sentence of its own that says less than the trace does.
 */

/** The line. Short: the choice against the other, the largest reason, the odds. Full: the second reason, and by how much. */
export function commentOn(told: Told, voice: Voice, full: boolean): string {
  const { act, other, chances, close, drawn, ahead, lead } = told;
  const rather = isOpposite(act, other) ? '' : `, ${voice.not} ${otherWords(act, other)}`;
  const parts = [COMMENTARY.choice(`${actWords(act)}${rather}`, because(voice, told, full))];
  if (drawn !== null) parts.push(voice.near);
  if (ahead !== null && (full || lead < 0)) parts.push(voice.ahead(percent(ahead.doomed), ahead.worlds));
  if (chances !== null) parts.push(chancesIn(voice, chances, full));
  const by = full && lead > 0 && !close && isInPoints(act) ? ` ${COMMENTARY.lead(lead)}` : '';
  return `${parts.join('; ')}.${by}${close && drawn === null ? ` ${voice.close}` : ''}`;
}

/** The other option beside the chosen one: what they share was said. */
function otherWords(act: Act, other: Act): string {
  if ((act.kind === 'take' || act.kind === 'place') && act.kind === other.kind) {
    const rest = 'slot' in other ? other : act;
    if (act.slot === rest.slot && act.side === rest.side) return BESIDE.card(rest.card);
    if (BESIDE.card(act.card) === BESIDE.card(rest.card)) return BESIDE.throng(rest.side, rest.slot);
  }
  if (act.kind === 'strike' && other.kind === 'strike') {
    if (BESIDE.attacker(act.by) === BESIDE.attacker(other.by)) return BESIDE.target(other.at);
    if (act.at === other.at) return BESIDE.attacker(other.by);
  }
  if (act.kind === 'fade-out' && other.kind === 'fade-out' && other.card !== null) return BESIDE.prop(other.card);
  return actWords(other);
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
  if (attacks > 1) return voice.volley(COMMENTARY.attacks(attacks), percent(hit));
  const quiet = ends === null || (!full && ends < DEADLY);
  const end = quiet ? '' : `, ${(roof ? voice.falls : voice.kills)(percent(ends))}`;
  return `${voice.hits(percent(hit))}${end}`;
}

/** From here on a hit was to be expected. */
const LIKELY = 0.6;

/** After the roll: what was wanted, how likely that was, and how it went. */
export function luckOf(needed: number, chance: number, hit: boolean, voice: Voice): string {
  const kind = hit ? (chance < 1 - LIKELY ? 'luckyHit' : 'hit') : chance >= LIKELY ? 'unluckyMiss' : 'miss';
  return `${COMMENTARY.needed(needed, percent(chance))} ${voice.luck[kind]}`;
}
