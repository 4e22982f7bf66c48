import { OUTSIDE } from '../../text/rooms/outside.ts';
import { halftone } from './halftone.ts';
import { limb } from './limb.ts';
import './mill-night.css';
import './night.css';
import { starsOver } from './stars.ts';

const STARS = starsOver(1600, 900, 120);
const PICTURE = { viewBox: '0 0 980 900', preserveAspectRatio: 'xMidYMax meet' };

const MOON = { x: 640, y: 330, r: 176 };
const SEAS = halftone({ x: 464, y: 154, width: 352, height: 352 }, 12, (x, y) =>
  Math.hypot(x - MOON.x, y - MOON.y) > MOON.r - 6 ? 0 : Math.max(0, 0.5 - Math.hypot(x - 700, y - 390) / 300),
);

/** Chimneys of the mill: x, top, half the width. */
const STACKS = [
  [196, 300, 22],
  [286, 356, 18],
  [372, 404, 18],
] as const;

const stack = ([x, top, half]: (typeof STACKS)[number]): string =>
  `M${x - half} 780L${x - half * 0.66} ${top}H${x + half * 0.66}L${x + half} 780Z`;

/** A hand with the wrist at its origin. */
const HAND = [
  limb([0, 70, 15], [0, 0, 14], [0, -22, 17]),
  limb([-12, -16, 7], [-34, -36, 6]),
  limb([-11, -34, 7], [-19, -68, 6]),
  limb([-2, -36, 7], [-4, -80, 6]),
  limb([7, -35, 7], [11, -74, 6]),
  limb([13, -28, 6.5], [26, -58, 5.5]),
].join('');

/** Out of the hill: x, y, lean, size. */
const HANDS = [
  [520, 800, -12, 1.1],
  [610, 812, 8, 0.8],
  [770, 794, -6, 1.25],
  [862, 806, 14, 0.9],
] as const;

/** A mill town, and the hill that looks down on it. */
export function MillNight() {
  return (
    <div class="night mill-night" role="img" aria-label={OUTSIDE.mill}>
      <svg class="sky" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {STARS.map(({ glow, path }) => (
          <path key={glow} d={path} opacity={glow} />
        ))}
      </svg>
      <svg class="layer" {...PICTURE} aria-hidden="true">
        <circle class="moon-glow" cx={MOON.x} cy={MOON.y} r={MOON.r} />
        <circle class="moon" cx={MOON.x} cy={MOON.y} r={MOON.r} />
        <path class="seas" d={SEAS} />
        <path class="works" d={`${STACKS.map(stack).join('')}${ROOFS}`} />
        {STACKS.map(([x, top, half]) => (
          <path key={x} class="lip" d={`M${x - half} ${top}H${x + half}`} />
        ))}
        <path class="panes" d={PANES} />
        <path class="ground" d={HILL} />
        <path class="stones" d={STONES} />
        {HANDS.map(([x, y, lean, size]) => (
          <path
            key={x}
            class="risen"
            transform={`translate(${x} ${y}) rotate(${lean}) scale(${size}) translate(0 -40)`}
            d={HAND}
          />
        ))}
        <path class="ground" d={TURF} />
      </svg>
    </div>
  );
}

const ROOFS = 'M-3000 1600V700H60V620L120 580V620L180 580V620L240 580V620H430V690H520V760H3000V1600Z';
const PANES = [88, 122, 156, 260, 300, 340, 380].map((x) => `M${x} 650h14v22h-14Z`).join('');
const HILL = 'M-3000 1600V820L100 812L360 800C480 770 560 752 660 750S900 764 1010 806L3000 830V1600Z';
const TURF = 'M400 900C480 824 560 812 660 810S880 822 1000 900Z';
const STONES = [
  'M430 806V756a20 20 0 0 1 40 0V800Z',
  'M694 766V706a22 22 0 0 1 44 0V766Z',
  'M930 790V742h-16v-16h16v-20h16v20h16v16h-16V796Z',
].join('');
