import type { Effect, Line } from '../../../../rules/geiger-man/index.ts';
import { listed, plural, signed } from './grammar.ts';
import { actionName } from './names.ts';

type Order = Extract<Effect, { do: 'order' }>;
type Target = Order['target'];

/** A block of at least this much stops everything. */
const ALL = 99;

const TARGETS: Readonly<Record<Target, string>> = {
  closest: 'closest',
  victim: 'victim',
  girl: 'Girl',
  most: 'fullest space',
};

const icons = (list: string): string => [...list].map((icon) => (icon === 'M' ? 'move' : 'attack')).join(', ');
const WHO: Readonly<Record<Order['who'], string>> = { all: '', killer: 'alone, ', minions: 'Minions, ' };

/** One effect as a phrase beside its icon: "move 2", "Time –1". */
export function short(effect: Effect): string {
  switch (effect.do) {
    case 'move':
      return `move ${effect.n}`;
    case 'time':
      return `Time ${signed(effect.by)}`;
    case 'health':
      return `Health ${signed(effect.by)}`;
    case 'horror':
      return `Horror ${signed(effect.by)}`;
    case 'damage':
      return `deal ${effect.n}`;
    case 'actions-end':
      return 'actions end';
    case 'search':
      return effect.n === 1 ? 'top item' : 'top two items, keep one';
    case 'easy':
      return effect.how === 'next' ? '3s and 4s count for the next roll' : '3s and 4s count for the rest of the phase';
    case 'bonus':
      return `next roll +${plural(effect.dice, 'die', 'dice')}`;
    case 'block':
      if (effect.less >= ALL) return 'no damage';
      return `damage –${effect.less}${effect.least > 0 ? `, to no less than ${effect.least}` : ''}`;
    case 'take-card':
      return actionName(effect.card);
    case 'box-item':
      return 'an item from the box';
    case 'bloodlust':
      return `Bloodlust +${effect.n}`;
    case 'recover':
      return `recovers ${effect.n}`;
    case 'recover-per-pillar':
      return `recovers 1 a Pillar, up to ${effect.most}`;
    case 'recover-unless-killed':
      return `recovers ${effect.n} if nobody died`;
    case 'spawn':
      return effect.n === 1 ? 'a Skitter' : plural(effect.n, 'Skitter');
    case 'event':
      return 'an Event';
    case 'reveal-power':
      return 'the Secret';
    case 'order':
      return `${WHO[effect.who]}${TARGETS[effect.target]}: ${icons(effect.icons)}`;
    case 'needs-victims':
      return 'no victims: the next card';
    case 'place-killer':
      return effect.at === 'search' ? 'appears at a search space' : 'appears at a Pillar';
    case 'panic':
      return effect.who === 'near' ? 'panic near by' : 'panic in the seats';
    case 'roll-or-lose':
    case 'lose-if-failed':
      return 'roll, or Health –1';
    case 'lay-out':
      return 'stays';
    case 'herd':
      return { exit: 'victims to the exits', indoors: 'victims indoors', killer: 'victims to the Killer' }[effect.to];
    case 'calm':
      return 'no panic';
    case 'dark':
      return 'one die fewer';
    case 'shut':
      return 'coupling shut';
    case 'horror-if-tagged':
      return `Horror ${signed(effect.by)} in the seats`;
    case 'victims':
      return `${plural(
        effect.at.reduce((sum, [, n]) => sum + n, 0),
        'victim',
      )} more`;
    case 'pillar':
      return effect.at === 'exits' ? 'Pillars at the exits' : 'a Pillar';
    case 'pillars-back':
      return 'recovers 1 a Pillar, Pillars go';
    case 'pull':
      return 'everybody near by is drawn in';
    case 'lose-card':
      return 'discard a card';
    case 'killer-damage':
      return `the Killer takes ${effect.n}`;
  }
}

/** A whole line of a card; an empty one does nothing. */
export const lineShort = (line: Line): string => (line.length === 0 ? 'nothing' : line.map(short).join(', '));

/** Beside its sign on a card, in as little as can be read; what has no sign says what it is. */
export function brief(effect: Effect): string {
  switch (effect.do) {
    case 'move':
    case 'damage':
      return `${effect.n}`;
    case 'time':
    case 'health':
    case 'horror':
      return signed(effect.by);
    case 'search':
      return effect.n === 1 ? '1' : '1 of 2';
    case 'box-item':
      return 'from the box';
    case 'bonus':
      return `+${effect.dice}, next roll`;
    case 'block':
      if (effect.less >= ALL) return 'all';
      return effect.least > 0 ? `${effect.less}, min. ${effect.least}` : `${effect.less}`;
    case 'easy':
      return effect.how === 'next' ? '3s and 4s count once' : '3s and 4s count';
    case 'actions-end':
      return 'ends';
    default:
      return short(effect);
  }
}

/** The same for whoever listens: words instead of signs. */
export function spoken(effect: Effect): string {
  switch (effect.do) {
    case 'move':
      return `move up to ${plural(effect.n, 'step')}`;
    case 'time':
      return `${effect.by < 0 ? 'lose' : 'gain'} ${Math.abs(effect.by)} Time`;
    case 'health':
      return `${effect.by < 0 ? 'lose' : 'regain'} ${Math.abs(effect.by)} Health`;
    case 'horror':
      return `Horror ${effect.by < 0 ? 'falls' : 'rises'} by ${Math.abs(effect.by)}`;
    case 'damage':
      return `deal ${effect.n} damage`;
    case 'search':
      return effect.n === 1 ? 'take the top item' : 'look at the top two items and keep one';
    case 'bonus':
      return `${plural(effect.dice, 'die', 'dice')} more on the next roll`;
    case 'block':
      if (effect.less >= ALL) return 'take no damage';
      return `${effect.less} damage less${effect.least > 0 ? `, but at least ${effect.least}` : ''}`;
    case 'take-card':
      return `take the card ${actionName(effect.card)}`;
    case 'box-item':
      return 'take an item from the box';
    default:
      return short(effect);
  }
}
export const lineSpoken = (line: Line): string => (line.length === 0 ? 'nothing happens' : listed(line.map(spoken)));
