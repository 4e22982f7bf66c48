import type { Effect, KillerId, Line, LocationId } from '../../../../rules/geiger-man/index.ts';
import { LOCATIONS } from './cards/locations.ts';
import { short } from './effects.ts';
import { agree, atHead, listed, number, signed, some, stopped } from './grammar.ts';
import { atSpace } from './names.ts';
import { pronounsOf } from './pronouns.ts';

type Order = Extract<Effect, { do: 'order' }>;
type Target = Order['target'];

const MOVES = ['', 'one move', 'two moves'];
const ATTACKS = ['', 'one attack', 'two attacks'];
const doing = (list: string): string => {
  const moves = [...list].filter((icon) => icon === 'M').length;
  const attacks = list.length - moves;
  if (moves === 0) return `without moving, with ${ATTACKS[attacks]}`;
  return attacks === 0 ? `with ${MOVES[moves]}, and no attack` : `with ${MOVES[moves]} and ${ATTACKS[attacks]}`;
};
const GOES: Readonly<Record<Target, (many: boolean) => string>> = {
  closest: (many) => `${many ? 'go' : 'goes'} for whoever is closest`,
  victim: (many) => `${many ? 'go' : 'goes'} for the closest victim`,
  girl: (many) => `${many ? 'go' : 'goes'} for the Girl`,
  most: (many) =>
    `${many ? 'go' : 'goes'} for the space with the most victims (the closer one on a tie; with none left, the Girl)`,
};

/** Orders as a sentence: who, for whom, with what. */
function ordered({ who, target, icons: list }: Order, killer: KillerId | null): string {
  const { he } = pronounsOf(killer);
  const hasMinions = killer !== 'salt-widow';
  const names = killer === null ? 'Minions' : 'Skitters';
  if (who === 'minions') return `${names} ${GOES[target](true)}, ${doing(list)}.`;
  if (who === 'killer' || !hasMinions) {
    const alone = hasMinions && who === 'killer' ? ' alone' : '';
    return `${atHead(he)}${alone} ${GOES[target](false)}, ${doing(list)}.`;
  }
  return `${names}, then ${he}, ${GOES[target](true)}, ${doing(list)}.`;
}

/** One effect of the Killer's or the Location's as a sentence of its card. A null Killer is any. */
export function ruleOf(effect: Effect, killer: KillerId | null, location: LocationId | null): string {
  const { he, his } = pronounsOf(killer);
  const tagged = location === null ? 'a row or a car' : LOCATIONS[location].tagged;
  switch (effect.do) {
    case 'order':
      return ordered(effect, killer);
    case 'recover':
      return `${atHead(he)} recovers ${effect.n}.`;
    case 'recover-per-pillar':
      return `${atHead(he)} recovers 1 for each Pillar, at most ${effect.most}.`;
    case 'recover-unless-killed':
      return `If ${he} killed nobody by this card, ${he} recovers ${effect.n}.`;
    case 'spawn':
      return `${atHead(some(effect.n, 'Skitter'))} ${agree(effect.n, 'appears', 'appear')} in ${his} space.`;
    case 'event':
      return 'An Event is drawn.';
    case 'reveal-power':
      return 'The Secret is told.';
    case 'needs-victims':
      return 'With no victims on the board this is discarded and the next card is drawn.';
    case 'place-killer':
      return effect.at === 'search'
        ? `${atHead(he)} is placed in the search space closest to the Girl, never in hers.`
        : `${atHead(he)} is placed in the Pillar’s space closest to the Girl, if there is one.`;
    case 'panic':
      return effect.who === 'near'
        ? `Every victim in ${his} space or one step away panics.`
        : `Every victim in ${tagged} panics.`;
    case 'roll-or-lose':
    case 'lose-if-failed':
      return 'A Girl as near makes a Horror roll; if it fails, Health –1.';
    case 'herd':
      return {
        exit: 'Every victim not on an exit takes a step towards the closest exit, all at once, into an Enemy’s space, too.',
        indoors:
          'Every victim outdoors takes a step towards the closest space indoors, all at once, into an Enemy’s space, too.',
        killer: `Every victim one or two steps from ${pronounsOf(killer).him} takes a step closer.`,
      }[effect.to];
    case 'calm':
      return 'Nobody panics in the Panic phase of this turn.';
    case 'dark':
      return 'One die fewer on Horror rolls until the end of this turn.';
    case 'shut':
      return 'Until the end of the next turn there is no way between the Vestibule and the Dining Car.';
    case 'horror-if-tagged':
      return `A Girl in ${tagged}: Horror ${signed(effect.by)}.`;
    case 'victims':
      return `New victims: ${listed(effect.at.map(([space, n]) => `${number(n)} ${atSpace(space)}`))}.`;
    case 'pillar':
      return {
        girl: 'A Pillar is placed in the Girl’s space, if it has none and one is left.',
        victim:
          'A Pillar is placed in the space of the victim closest to the Girl, if it has none and one is left; with no victims, in the Girl’s.',
        exits: 'Pillars are placed on exits without one, in the order of the Location, while there are any.',
      }[effect.at];
    case 'pillars-back':
      return `All Pillars go back to the supply; ${he} recovers 1 for each.`;
    case 'pull':
      return `The Girl and every victim exactly one step away are drawn into ${his} space.`;
    case 'lose-card':
      return 'The Girl discards an action card of her choice; with none in hand, Health –1.';
    case 'lay-out':
      return '';
    default:
      return stopped(atHead(short(effect)));
  }
}

/** All of a line, sentence by sentence. */
export const lineRule = (line: Line, killer: KillerId | null, location: LocationId | null): string =>
  line
    .map((effect) => ruleOf(effect, killer, location))
    .filter((words) => words !== '')
    .join(' ');
