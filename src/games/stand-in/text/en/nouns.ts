import type { Card } from '../../../../rules/stand-in/index.ts';

/** How a card stands in a line: one of it, bare behind a number or "no", and many of it. Titles that are sentences stand in quotes. */
interface Noun {
  one: string;
  bare: string;
  many: string;
  /** Many by its very name. */
  isMany: boolean;
}

const thing = (article: 'a' | 'an' | 'the', bare: string): Noun => ({
  one: `${article} ${bare}`,
  bare,
  many: `${bare}s`,
  isMany: false,
});
const plain = (bare: string, isMany = false): Noun => ({ one: bare, bare, many: bare, isMany });
const quoted = (title: string): Noun => plain(`“${title}”`);

export const NOUNS: Readonly<Record<Card, Noun>> = {
  'stand-in': thing('the', 'Stand-In card'),
  recast: thing('a', 'Recast card'),
  nitrate: thing('a', 'Nitrate Reel'),
  'screen-test': thing('a', 'Screen Test'),
  'fire-axe': thing('a', 'Fire Axe'),
  'close-up': thing('a', 'Close-Up'),
  'second-take': thing('a', 'Second Take'),
  'house-lights': plain('House Lights', true),
  'swap-marks': plain('Swap Marks'),
  'reverse-shot': thing('a', 'Reverse Shot'),
  'love-scene': thing('a', 'Love Scene'),
  'exit-running': quoted('Exit, Running'),
  'on-my-mark': quoted('On My Mark'),
  'double-take': thing('a', 'Double Take'),
  'my-contract': quoted('Not in My Contract'),
  'wrong-room': thing('a', 'Wrong Dressing Room'),
  asbestos: thing('an', 'Asbestos Curtain'),
  trailer: thing('a', 'Locked Trailer'),
  'chained-door': thing('a', 'Chained Door'),
  'line-up': thing('a', 'Line-Up'),
  'loose-hitch': thing('a', 'Loose Hitch'),
  'new-blocking': plain('New Blocking'),
  'lost-pages': plain('Lost Pages', true),
  'three-over': plain('Three Marks Over'),
  'rusted-chains': plain('Rusted Chains', true),
  places: quoted('Places, Everyone'),
  aside: thing('a', 'Whispered Aside'),
  'pass-props': quoted('Pass the Props'),
  thermos: quoted('Share a Thermos'),
  'prop-table': thing('the', 'Prop Table'),
  'dropped-bag': thing('a', 'Dropped Bag'),
};
