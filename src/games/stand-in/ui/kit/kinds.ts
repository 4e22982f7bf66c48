import type { Card, CardKind } from '../../../../rules/stand-in/index.ts';

export type { CardKind };

const of = <K extends CardKind, C extends Card>(kind: K, ...cards: readonly C[]) =>
  Object.fromEntries(cards.map((card) => [card, kind])) as Record<C, K>;

/** What colour and sign a card has; the page asks the rules for nothing. */
export const KIND_OF: Readonly<Record<Card, CardKind>> = {
  ...of('double', 'stand-in', 'recast'),
  ...of(
    'action',
    'nitrate',
    'screen-test',
    'fire-axe',
    'close-up',
    'second-take',
    'house-lights',
    'swap-marks',
    'reverse-shot',
    'love-scene',
    'exit-running',
  ),
  ...of('defence', 'on-my-mark', 'double-take', 'my-contract', 'wrong-room', 'asbestos'),
  ...of('set', 'trailer', 'chained-door'),
  ...of(
    'blackout',
    'line-up',
    'loose-hitch',
    'new-blocking',
    'lost-pages',
    'three-over',
    'rusted-chains',
    'places',
    'aside',
    'pass-props',
    'thermos',
    'prop-table',
    'dropped-bag',
  ),
};
