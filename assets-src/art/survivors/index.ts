import { cactus, driveIn, fence, hills, mesas, powerLines, town, waterTower } from '../horizon.ts';
import { icon } from '../icons.ts';
import { ACCENT, BLACK } from '../ink.ts';
import { saucer } from '../saucer.ts';
import type { Picture } from '../stage.ts';
import { colonel, cook, reporter } from './people-a.ts';
import { librarian, rancher, scientist, scout } from './people-b.ts';
import { coroner, detective, drifter, ranger } from './people-c.ts';
import { robot } from './robot.ts';
import { LAND, type Seat, seated } from './seat.ts';

const CAST: Record<string, Seat> = {
  colonel: {
    who: colonel,
    accent: 'red',
    light: [184, 56],
    at: [116, 92],
    size: 0.94,
    place: (s) => {
      mesas(s, LAND);
      saucer(s.pen, 208, 24, 0.34);
    },
  },
  robot: { who: robot, accent: 'amber', light: [120, 60], at: [120, 94], size: 0.9, place: (s) => mesas(s, LAND, -10) },
  reporter: {
    who: reporter,
    accent: 'amber',
    light: [184, 60],
    at: [136, 90],
    size: 0.96,
    tilt: 0.04,
    place: (s) => town(s, LAND),
  },
  cook: {
    who: cook,
    accent: 'red',
    light: [56, 60],
    at: [104, 90],
    size: 0.94,
    place: (s) => {
      town(s, LAND, -60);
      waterTower(s.pen, 214, LAND, 1);
    },
  },
  rancher: {
    who: rancher,
    accent: 'amber',
    light: [56, 60],
    at: [110, 90],
    size: 0.94,
    flip: -1,
    place: (s) => {
      hills(s, LAND);
      fence(s, LAND + 4);
      s.pen.at(30, LAND - 8, () => s.pen.rimmed(icon('cow'), { light: [2, -2], rim: ACCENT, body: BLACK }), 0.36);
    },
  },
  librarian: {
    who: librarian,
    accent: 'red',
    light: [56, 60],
    at: [96, 96],
    size: 0.96,
    place: (s) => town(s, LAND, 20),
  },
  scout: {
    who: scout,
    accent: 'amber',
    light: [184, 60],
    at: [136, 94],
    size: 0.96,
    tilt: 0.05,
    flip: -1,
    place: (s) => {
      hills(s, LAND);
      cactus(s.pen, 214, LAND, 0.9);
    },
  },
  scientist: {
    who: scientist,
    accent: 'green',
    light: [56, 60],
    at: [104, 86],
    size: 0.94,
    tilt: 0.05,
    flip: -1,
    place: (s) => {
      mesas(s, LAND);
      s.pen.at(
        24,
        LAND - 22,
        () => s.pen.rimmed(icon('radar-dish'), { light: [2, -2], rim: ACCENT, body: BLACK }),
        [-0.5, 0.5],
      );
    },
  },
  coroner: {
    who: coroner,
    accent: 'red',
    light: [56, 60],
    at: [100, 82],
    size: 0.96,
    place: (s) => hills(s, LAND, 30),
  },
  detective: {
    who: detective,
    accent: 'amber',
    light: [186, 60],
    at: [122, 90],
    size: 0.96,
    tilt: -0.03,
    place: (s) => {
      town(s, LAND);
      powerLines(s, LAND);
    },
  },
  drifter: {
    who: drifter,
    accent: 'red',
    light: [190, 50],
    at: [110, 86],
    size: 0.96,
    tilt: -0.04,
    place: (s) => {
      powerLines(s, LAND);
      hills(s, LAND);
    },
  },
  ranger: {
    who: ranger,
    accent: 'green',
    light: [56, 60],
    at: [104, 90],
    size: 0.94,
    tilt: 0.03,
    place: (s) => {
      mesas(s, LAND, 10);
      driveIn(s, 30, LAND, 0.4);
    },
  },
};

export const SURVIVORS: Picture[] = seated(CAST);
