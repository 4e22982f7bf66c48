import { blow, held, shaped, through } from '../kit/envelope.ts';
import { bandpass, highpass, lowpass } from '../kit/filter.ts';
import { mixed, type Part } from '../kit/mix.ts';
import { type Mode, struck } from '../kit/modal.ts';
import { crackle, pink, white } from '../kit/noise.ts';
import { gained } from '../kit/sound.ts';
import { CLOSET, echoed, HALL, inRoom } from '../kit/space.ts';
import { burst, gunpowder, metal, sandStep, whoosh } from './parts.ts';
import { recipe } from './recipe.ts';

/** What the cast found lying about, and what it does. */
const desert = { size: 1.5, tail: 1.2, damp: 0.55, wet: 0.35 };

/** Ears after a shot: two modes a few hertz apart beat against each other, so that it shivers instead of beeping. */
const earRing: readonly Mode[] = [
  [3520, 0.3, 2.2],
  [3527, 0.26, 1.9],
  [5190, 0.09, 1.2],
  [2637, 0.08, 1.4],
];

export const weaponRecipes = [
  recipe('head-shot', 'stinger', (c) =>
    inRoom(
      mixed(
        [echoed(gunpowder(c, 1.3), 0.21, 0.22, 2), 0, 1.4],
        [metal(c, 2100, 0.2, 6), 0.03, 0.25],
        [gained(struck(1.7, earRing), held(1.7, 0.2, 0.9)), 0.1, 0.4],
      ),
      desert,
    ),
  ),
  recipe('pistol', 'action', (c) => inRoom(echoed(gunpowder(c, c.between(0.75, 0.9)), 0.16, 0.15, 1), desert)),
  recipe('scattergun', 'loud', (c) =>
    inRoom(
      mixed(
        [gunpowder(c, 1.5), 0, 1],
        [gunpowder(c, 1.2), 0.018, 0.7],
        [
          shaped(
            bandpass(
              crackle(0.4, () => 1500, c),
              3600,
              0.9,
            ),
            blow(0.03, 0.09),
          ),
          0.03,
          1,
        ],
        [burst(c, 1500, 0.008, 2), 0.62, 0.35],
        [burst(c, 1150, 0.012, 2), 0.76, 0.4],
      ),
      desert,
    ),
  ),
  recipe('wrench', 'action', (c) =>
    inRoom(
      mixed(
        [whoosh(c, 0.18, 500, 1800), 0, 0.7],
        [burst(c, 900, 0.012), 0.15, 1],
        [burst(c, 3300, 0.003), 0.15, 0.7],
        [metal(c, c.between(520, 600), 0.6, 10), 0.15, 0.75],
      ),
      CLOSET,
    ),
  ),
  recipe('flame', 'action', (c) => {
    const roar = gained(
      lowpass(
        pink(1.3, c),
        (t) => 500 + 1500 * Math.sin((Math.PI * t) / 1.3) + 260 * Math.sin(t * 47) * Math.sin(t * 17),
        1.2,
      ),
      (t) => 0.8 + 0.2 * Math.sin(t * 31 + 2 * Math.sin(t * 12)),
    );
    return mixed(
      [burst(c, 1900, 0.004), 0, 0.5],
      [shaped(roar, through([0, 0], [0.12, 1], [0.8, 0.8], [1.3, 0])), 0.05, 2],
      [
        shaped(
          bandpass(
            crackle(1.2, () => 260, c),
            2400,
            0.7,
          ),
          through([0, 0], [0.3, 1], [1.2, 0.1]),
        ),
        0.1,
        1.4,
      ],
      [shaped(highpass(white(1.1, c), 4000), through([0, 0], [0.1, 0.5], [1.1, 0])), 0.05, 0.14],
    );
  }),
  recipe('dynamite', 'stinger', (c) => {
    const fuse = shaped(
      mixed(
        [highpass(white(0.6, c), 3600), 0, 0.12],
        [
          bandpass(
            crackle(0.6, () => 1300, c),
            4200,
            1,
          ),
          0,
          0.6,
        ],
      ),
      through([0, 0], [0.1, 0.8], [0.58, 1], [0.6, 0]),
    );
    const parts: Part[] = [
      [fuse, 0, 0.5],
      [gunpowder(c, 3.2), 0.62, 1.3],
      [gunpowder(c, 2), 0.68, 0.5],
    ];
    for (let i = 0; i < 12; i++) parts.push([sandStep(c), 1.0 + c.between(0, 0.9), c.between(0.05, 0.25)]);
    return inRoom(mixed(...parts), { ...HALL, tail: 1.5, wet: 0.4 });
  }),
];
