import { TITLE } from '../../text/rooms/title.ts';
import { Figures } from '../kit/figures.tsx';
import { halftone } from './halftone.ts';
import { limb } from './limb.ts';
import './night.css';
import { Saucer } from './saucer.tsx';
import { starsOver } from './stars.ts';

const STARS = starsOver(1600, 900, 190);

/** Where the light falls: a cone from the saucer's belly to a pool on the ground. */
const LAMP = { x: 490, y: 262, half: 72 };
const POOL = { x: 490, y: 752, rx: 262, ry: 40 };
const BEAM = `M${LAMP.x - LAMP.half} ${LAMP.y}L${POOL.x - POOL.rx} ${POOL.y}A${POOL.rx} ${POOL.ry} 0 0 0 ${POOL.x + POOL.rx} ${POOL.y}L${LAMP.x + LAMP.half} ${LAMP.y}Z`;
const BEAM_DOTS = halftone({ x: 220, y: 420, width: 540, height: 380 }, 11, (_, y) => ((y - 430) / 370) ** 1.2 * 0.5);

/** All layers share this picture; what lies left of it runs on to the edge of the window. */
const PICTURE = { viewBox: '0 0 980 900', preserveAspectRatio: 'xMidYMax meet' };

const CACTUS = [
  limb([0, 0, 13], [0, -128, 12]),
  limb([-4, -52, 8], [-36, -56, 8.5], [-38, -92, 8]),
  limb([4, -70, 8], [34, -74, 8.5], [35, -114, 8]),
].join('');

/** The desert, the visitor and those it came to see. */
export function Night() {
  return (
    <div class="night" role="img" aria-label={TITLE.scenery}>
      <svg class="sky" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {STARS.map(({ glow, path }) => (
          <path key={glow} d={path} opacity={glow} />
        ))}
      </svg>
      <svg class="layer" {...PICTURE} aria-hidden="true">
        <FarMesas />
      </svg>
      <svg class="layer beam" {...PICTURE} aria-hidden="true">
        <Beam />
      </svg>
      <svg class="layer" {...PICTURE} aria-hidden="true">
        <Ground />
        <Figures />
      </svg>
      <svg class="layer hover" {...PICTURE} aria-hidden="true">
        <Saucer />
      </svg>
    </div>
  );
}

function FarMesas() {
  return (
    <g class="far">
      <path d="M-3000 1600V770L-1400 742L-900 760L-520 716L-380 700L-330 640H-150L-100 704L20 742L92 700L132 620L150 566L164 558H276L290 570L306 620L352 700L500 735L640 704L700 668L730 600L746 548L764 540H898L914 552L954 668L1050 718L1240 742L1500 700L1560 660H1700L1760 716L3000 760V1600Z" />
      <path class="edge" d="M276 558L290 570L306 620L352 700M764 540L746 548L730 600L700 668L640 704" />
    </g>
  );
}

function Beam() {
  return (
    <>
      <defs>
        <linearGradient id="beam-light" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#c9ffd6" />
          <stop offset="0.12" stop-color="#7dff9b" />
          <stop offset="1" stop-color="#63e884" />
        </linearGradient>
        <radialGradient id="pool-light">
          <stop offset="0" stop-color="#d4ffde" />
          <stop offset="0.7" stop-color="#7dff9b" />
          <stop offset="1" stop-color="#58d679" />
        </radialGradient>
        <clipPath id="in-beam">
          <path d={BEAM} />
        </clipPath>
      </defs>
      <path d={BEAM} fill="#7dff9b" class="spill" />
      <path d={BEAM} fill="url(#beam-light)" />
      <path d={BEAM_DOTS} fill="#1f8f4a" clip-path="url(#in-beam)" />
    </>
  );
}

function Ground() {
  return (
    <>
      <path
        class="ground"
        d="M-3000 1600V824L-1200 806L-500 826L-60 800L150 796L240 772L330 790H640L760 774L860 792L1100 806L1700 790L3000 820V1600Z"
      />
      <ellipse cx={POOL.x} cy={POOL.y} rx={POOL.rx} ry={POOL.ry} fill="url(#pool-light)" />
      <path class="cactus" transform="translate(872 806)" d={CACTUS} />
      <path class="cactus" transform="translate(118 802) scale(-0.62 0.62)" d={CACTUS} />
    </>
  );
}
