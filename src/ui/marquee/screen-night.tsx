import type { Film } from '../../app/ports/front.ts';
import { OUTSIDE } from '../../text/rooms/outside.ts';
import type { Drawn } from '../kit/later.tsx';
import './screen-night.css';
import { starsOver } from './stars.ts';

const STARS = starsOver(1600, 900, 150);
const PICTURE = { viewBox: '0 0 980 900', preserveAspectRatio: 'xMidYMax meet' };
const SCREEN = { x: 84, y: 96, width: 812, height: 480 };
const FRAME = 12;

/** Cars from behind, the middle of each row: x, y, size. */
const CARS = [
  [150, 700, 0.62],
  [330, 706, 0.64],
  [512, 702, 0.62],
  [690, 708, 0.64],
  [850, 700, 0.6],
  [40, 800, 0.98],
  [292, 812, 1.04],
  [560, 806, 1],
  [820, 814, 1.06],
] as const;

/** Feet at its origin, 210 wide. */
const CAR =
  'M-105 0V-52C-104 -66 -96 -72 -82 -74L-62 -112C-58 -120 -50 -124 -40 -124H40C50 -124 58 -120 62 -112L82 -74C96 -72 104 -66 105 -52V0H78V-14H-78V0Z';
const PANE = 'M-64 -78L-48 -106C-46 -110 -42 -112 -38 -112H38C42 -112 46 -110 48 -106L64 -78Z';
const HEADS = 'M-34 -76V-88A13 13 0 1 1 -14 -88V-76ZM12 -76V-90A13 13 0 1 1 32 -90V-76Z';
const LAMPS = 'M-96 -50H-76V-38H-96ZM76 -50H96V-38H76Z';

/** A drive-in with the film on its screen, and everybody who should be looking the other way. */
export const screenNight =
  (picture: string, film: Film): Drawn =>
  () => (
    <div
      class="night screen-night"
      style={{ '--accent': film.accent }}
      role="img"
      aria-label={OUTSIDE.driveIn(film.name)}
    >
      <svg class="sky" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {STARS.map(({ glow, path }) => (
          <path key={glow} d={path} opacity={glow} />
        ))}
      </svg>
      <svg class="layer" {...PICTURE} aria-hidden="true">
        <rect class="screen-glow" {...SCREEN} />
        <path class="works" d="M180 560L150 790H176L222 560ZM800 560L830 790H804L758 560Z" />
        <rect
          class="screen-frame"
          x={SCREEN.x - FRAME}
          y={SCREEN.y - FRAME}
          width={SCREEN.width + 2 * FRAME}
          height={SCREEN.height + 2 * FRAME}
        />
        <image href={picture} {...SCREEN} preserveAspectRatio="xMidYMid slice" />
        <path
          class="ground"
          d="M-3000 1600V690L-1200 676L-300 668L100 640L300 632H700L900 642L1300 668L3000 690V1600Z"
        />
        <ellipse class="screen-spill" cx="490" cy="690" rx="470" ry="56" />
        {CARS.map(([x, y, size]) => (
          <g key={`${x}`} class="car" transform={`translate(${x} ${y}) scale(${size})`}>
            <path class="car-rim" d={CAR} />
            <path class="card" d={CAR} />
            <path class="car-pane" d={PANE} />
            <path class="card" d={HEADS} />
            <path class="car-lamps" d={LAMPS} />
          </g>
        ))}
      </svg>
    </div>
  );
