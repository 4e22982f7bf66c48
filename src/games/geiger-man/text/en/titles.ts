import type { KillerId, Victim } from '../../../../rules/geiger-man/index.ts';
import type { TitleRow, Told } from '../endings.ts';
import { GIRLS } from './cards/girls.ts';
import { agree, atHead, number } from './grammar.ts';
import { finaleName, girlShort, itemName, powerName, theSpace, victimName } from './names.ts';

/** A Killer as a title bills it. */
const BILLED: Readonly<Record<KillerId, { one: string; night: string; sound: string }>> = {
  'geiger-man': { one: 'Geiger Man', night: 'Night of the Counter', sound: 'Click' },
  'salt-widow': { one: 'Salt Widow', night: 'Night of the Salt', sound: 'Creak' },
};
const PLACES = { moonglow: 'the Moonglow', nightbird: 'the Nightbird' } as const;

const of = <T>(it: T | null, say: (it: T) => string): string | null => (it === null ? null : say(it));
const capital = (words: string): string =>
  words.replace(/(^| )(\p{Ll})(?=\p{L}{3})/gu, (_, gap, first) => gap + first.toUpperCase());
const named = (special: string): string => capital(victimName(special as Victim).replace(/^the /, ''));
const killer = (w: Told): string => BILLED[w.killer].one;
const some = (n: number): string => atHead(number(n));

/** Titles that any show could have. */
const PLAIN: readonly TitleRow[] = [
  (w) => `The ${killer(w)} of ${PLACES[w.location]}`,
  (w) => `Beware of the ${killer(w)}`,
  (w) => `${BILLED[w.killer].night}`,
  (w) => `${GIRLS[w.girl].short} and the ${killer(w)}`,
  (w) => `The ${killer(w)} Does Not Knock`,
  (w) => `Never Sit Beside the ${killer(w)}`,
  (w) => `Terror at ${capital(theSpace(w.space))}`,
  (w) => `It Came by Way of ${capital(theSpace(w.space))}`,
  (w) => `I Was a Victim for the ${killer(w)}`,
  (w) => `Who Let In the ${killer(w)}`,
  (w) => `${BILLED[w.killer].sound}! ${BILLED[w.killer].sound}! You’re Dead!`,
  (w) => `A Date with the ${killer(w)}`,
];

/** Titles that something has to have happened for. */
const TRUTHS: readonly TitleRow[] = [
  (w) => (w.outcome === 'won' ? `${girlShort(w.girl)} Lives` : null),
  (w) => (w.outcome === 'won' ? `The ${killer(w)} Stopped at ${capital(theSpace(w.space))}` : null),
  (w) => (w.outcome === 'won' ? `${girlShort(w.girl)} Turned the Lights On` : null),
  (w) => (w.outcome === 'lost' ? `The ${killer(w)} Got the Girl` : null),
  (w) => (w.outcome === 'lost' ? `${girlShort(w.girl)} Should Have Run` : null),
  (w) => (w.outcome === 'lost' ? `No Way Out of ${PLACES[w.location]}` : null),
  (w) => (w.saved > 1 ? `${some(w.saved)} Who Got Out` : null),
  (w) => (w.killed > 4 ? `${some(w.killed)} Empty Seats` : null),
  (w) => (w.killed > 7 ? `The ${killer(w)} Ate Row Six` : null),
  (w) => of(w.item, (item) => `${girlShort(w.girl)} Has the ${itemName(item)}`),
  (w) => of(w.item, (item) => `The ${itemName(item)} Versus the ${killer(w)}`),
  (w) => of(w.power, (power) => `The Secret of ${powerName(power)}`),
  (w) => of(w.finale, (finale) => `${finaleName(finale)}`),
  (w) => of(w.out, (out) => `The ${named(out)} Goes Home`),
  (w) => of(w.gone, (gone) => `Goodbye, ${named(gone)}`),
  (w) => (w.turns < 7 ? `Dead in ${some(w.turns)} ${agree(w.turns, 'Turn', 'Turns')}` : null),
  (w) => (w.turns > 14 ? 'The Longest Intermission' : null),
  (w) => (w.ultimate ? `${GIRLS[w.girl].ultimate.name}` : null),
];

/** The same words every time: to be used sparingly. */
const RARE: readonly TitleRow[] = [
  (w) => (w.killed === 0 ? 'Nobody Was Hurt in the Making of This' : null),
  (w) => (w.saved > 7 ? 'Everybody Out' : null),
  (w) => (w.close && w.outcome === 'won' ? 'One Heart Was Enough' : null),
  (w) => (w.midnight ? 'Nothing Good Starts at Midnight' : null),
  (w) => (w.saved === 0 && w.outcome === 'won' ? 'She Came Alone' : null),
  (w) => (w.outcome === 'lost' && w.turns < 5 ? 'Before the Cartoon Was Over' : null),
];

const WALKED_OUT: readonly TitleRow[] = [
  () => 'An Empty Seat in Row Six',
  (w) => `I Paid to See the ${killer(w)}`,
  () => 'Exit, Pursued by Nobody',
  (w) => `They Came in Turn ${w.turns}, I Went`,
];

export const TITLES = { plain: PLAIN, truths: TRUTHS, rare: RARE, walkedOut: WALKED_OUT } as const;
