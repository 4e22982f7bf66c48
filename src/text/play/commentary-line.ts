import { ofHundred } from '../numerals.ts';
import { actWords, BESIDE, COMMENTARY } from './commentary.ts';
import type { Act, Chances, Ground, Told, Voice } from './told.ts';

/**
 * What a Director says of its decision, in whole sentences: who it is about or by which term, and one honest chance. Each personality
 * brings its own words for every term, in both directions; none has a sentence that says less than the trace does. Figures are
 * for whoever asks for them.
 */

/** Short: the largest reason and the odds. Full: what else it could have been, and what speaks against it. */
export function commentOn(told: Told, voice: Voice, full: boolean): string {
  const { deck, act, other, chances, close, drawn, ahead, lead } = told;
  const said = [...because(voice, told, full)];
  if (full && !isOpposite(act, other)) said.push(COMMENTARY.rather(otherWords(act, other, deck)));
  if (chances !== null) said.push(COMMENTARY.sentence(chancesIn(voice, chances, full)));
  if (ahead !== null && (full || lead < 0)) said.push(voice.ahead(COMMENTARY.times(ofHundred(ahead.doomed))));
  if (drawn !== null) said.push(voice.near);
  else if (close) said.push(voice.close);
  return inSpeech(said.join(' '));
}

/** All of it is said, and will stand in quotes: a title in it has single ones. */
const inSpeech = (words: string): string => words.replace(/“/g, '‘').replace(/”/g, '’');

/** The other option beside the chosen one: what they share can be seen. */
function otherWords(act: Act, other: Act, deck: string): string {
  if ((act.kind === 'take' || act.kind === 'place') && act.kind === other.kind) {
    const rest = 'slot' in other ? other : act;
    if (act.slot === rest.slot && act.side === rest.side) return BESIDE.card(rest.card);
    if (BESIDE.card(act.card) === BESIDE.card(rest.card)) return BESIDE.throng(rest.side, rest.slot, deck);
  }
  if (act.kind === 'strike' && other.kind === 'strike') {
    if (BESIDE.attacker(act.by, deck) === BESIDE.attacker(other.by, deck)) return BESIDE.target(other.at);
    if (act.at === other.at) return BESIDE.attacker(other.by, deck);
  }
  if (act.kind === 'fade-out' && other.kind === 'fade-out' && other.card !== null) return BESIDE.prop(other.card);
  return actWords(other, deck);
}

/** To do a thing or not to: naming one names the other. */
const isOpposite = (act: Act, other: Act): boolean =>
  ('use' in act && act.kind === other.kind) ||
  (act.kind === 'fade-out' && other.kind === 'fade-out' && (act.card === null) !== (other.card === null));

const reason = (voice: Voice, { sake, more }: Ground): string => (more ? voice.more : voice.less)[sake];

/** The largest difference first. One that speaks against the choice is owned up to, with what spoke for it. */
function because(voice: Voice, { grounds, chances, drawn, ahead }: Told, full: boolean): string[] {
  const [first, second] = grounds;
  if (first === undefined) return [];
  const words = purse(first, chances) ?? reason(voice, first);
  const but = (ground: Ground) => COMMENTARY.but(voice.but, reason(voice, ground));
  if (first.more) return full && second !== undefined && !second.more ? [words, but(second)] : [words];
  const pro = grounds.find(({ more }) => more);
  const lesser = drawn !== null || ahead !== null;
  return pro !== undefined && (full || !lesser) ? [words, but(pro)] : [words];
}

/** Nobody asks how many there are beyond this: they are never spent at once. */
const PLENTY = 16;

/** A death is sought where nothing can be paid, spoints where there are some: then that is what is said. */
function purse({ sake, more }: Ground, chances: Chances | null): string | null {
  const { at = null, spoints = null } = chances ?? {};
  if (!more || at === null || spoints === null) return null;
  if (sake === 'kill' && spoints === 0) return COMMENTARY.broke(at);
  return sake === 'drain' && spoints > 0 && spoints < PLENTY ? COMMENTARY.rich(at, spoints) : null;
}

/** Below this a death is what may happen to anybody at any time: 1,1. */
const DEADLY = 0.04;

function chancesIn(voice: Voice, { attacks, hit, roof, ends }: Chances, full: boolean): string {
  const n = COMMENTARY.times(ofHundred(hit));
  if (attacks > 1) return voice.volley(COMMENTARY.attacks(attacks), n);
  const quiet = ends === null || ofHundred(ends) === 0 || (!full && ends < DEADLY);
  const end = quiet ? '' : `, ${(roof ? voice.falls : voice.kills)(COMMENTARY.times(ofHundred(ends)))}`;
  return `${voice.hits(n)}${end}`;
}

/** From here on a hit was to be expected. */
const LIKELY = 0.6;

/** After the roll: how likely it was, and how it went. */
export function luckOf(chance: number, hit: boolean, voice: Voice): string {
  const kind = hit ? (chance < 1 - LIKELY ? 'luckyHit' : 'hit') : chance >= LIKELY ? 'unluckyMiss' : 'miss';
  return `${COMMENTARY.luck(COMMENTARY.times(ofHundred(chance)))} ${voice.luck[kind]}`;
}
