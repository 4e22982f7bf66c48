import { CARDS, type Card, type CardKind } from '../../../../rules/stand-in/index.ts';
import type { RuleId } from '../../text/en/rules.ts';
import type { CardFacts, Target } from '../ports/almanac.ts';
import { FEWEST_SEATS } from '../set-up/choices.ts';

/** SA9.1: what each defence answers; offers come at the end of every turn, and by these. */
const OFFERS: readonly Card[] = ['love-scene', 'thermos'];
const ANSWERS: Partial<Record<Card, readonly Card[]>> = {
  'on-my-mark': ['swap-marks', 'exit-running'],
  'double-take': OFFERS,
  'my-contract': OFFERS,
  'wrong-room': OFFERS,
  asbestos: ['nitrate'],
};
const DEFENCES = Object.keys(ANSWERS) as Card[];

/** SA6 */
const TARGETS: Partial<Record<Card, Target>> = {
  nitrate: 'neighbour',
  'screen-test': 'neighbour',
  'fire-axe': 'selfOrNeighbour',
  'close-up': 'neighbour',
  'second-take': 'self',
  'house-lights': 'self',
  'swap-marks': 'neighbour',
  'reverse-shot': 'all',
  'love-scene': 'anyone',
  'exit-running': 'anyone',
  trailer: 'selfOrNeighbour',
  'chained-door': 'gap',
};

/** What holds for all of a kind, behind what holds for the card. */
const OF_KIND: Record<CardKind, readonly RuleId[]> = {
  double: ['SA3.1'],
  action: ['SA5.3', 'SA6.5'],
  defence: ['SA9.1', 'SA9.2', 'SA9.3'],
  set: ['SA5.3'],
  blackout: ['SA11.1', 'SA11.2'],
};
const OF_CARD: Partial<Record<Card, readonly RuleId[]>> = {
  'stand-in': ['SA2.4', 'SA12.4'],
  recast: ['SA3.3', 'SA4.2', 'SA8.1'],
  nitrate: ['SA12.1', 'SA12.2'],
  'screen-test': ['SA17.2', 'SA6.1'],
  'fire-axe': ['SA10.2'],
  'close-up': ['SA17.2', 'SA6.1'],
  'house-lights': ['SA17.1'],
  'swap-marks': ['SA13.2'],
  'reverse-shot': ['SA13.1'],
  'love-scene': ['SA7.2', 'SA7.3'],
  'exit-running': ['SA13.2'],
  'on-my-mark': ['SA9.7'],
  'double-take': ['SA7.5'],
  'my-contract': ['SA7.5'],
  'wrong-room': ['SA9.5', 'SA9.6'],
  asbestos: ['SA9.7'],
  trailer: ['SA10.3', 'SA10.4', 'SA10.6'],
  'chained-door': ['SA10.1', 'SA10.2'],
  'line-up': ['SA10.5'],
  'loose-hitch': ['SA10.4'],
  'new-blocking': ['SA13.2'],
  'three-over': ['SA13.2'],
  'rusted-chains': ['SA10.2'],
  places: ['SA10.2', 'SA13.1'],
  aside: ['SA10.5', 'SA17.2'],
  'pass-props': ['SA9.4', 'SA11.3'],
  thermos: ['SA11.4'],
  'prop-table': ['SA8.3', 'SA11.3'],
  'dropped-bag': ['SA10.5'],
};

/** Every card, in the order of the rules' own list. */
export const FACTS: readonly CardFacts[] = CARDS.map(({ id: card, kind, copies }) => ({
  card,
  kind,
  copies,
  from: FEWEST_SEATS + copies.findIndex((n) => n > 0),
  target: TARGETS[card] ?? null,
  answers: ANSWERS[card] ?? [],
  answeredBy: DEFENCES.filter((it) => ANSWERS[it]?.includes(card)),
  rules: [...(OF_CARD[card] ?? []), ...OF_KIND[kind]],
}));
