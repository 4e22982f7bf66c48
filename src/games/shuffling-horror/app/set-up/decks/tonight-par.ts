import type { NightPar } from '../../ports/tonight.ts';

/** Generated: npm run lab -- tonight --write */
export const TONIGHT_PAR: readonly NightPar[] = [
  { deck: 'pittsburgh-68', personality: 'butcher', preset: 'plain', newcomers: 0.534, oldHands: 0.514 },
  { deck: 'roswell-51', personality: 'censor', preset: 'plain', newcomers: 0.276, oldHands: 0.62 },
  { deck: 'pittsburgh-68', personality: 'showman', preset: 'plain', newcomers: 0.436, oldHands: 0.576 },
  { deck: 'roswell-51', personality: 'butcher', preset: 'uncut', newcomers: 0.182, oldHands: 0.418 },
  { deck: 'pittsburgh-68', personality: 'showman', preset: 'grindhouse', newcomers: 0.418, oldHands: 0.46 },
  { deck: 'roswell-51', personality: 'architect', preset: 'plain', newcomers: 0.362, oldHands: 0.624 },
  { deck: 'pittsburgh-68', personality: 'neutral', preset: 'plain', newcomers: 0.442, oldHands: 0.57 },
  { deck: 'roswell-51', personality: 'butcher', preset: 'plain', newcomers: 0.33, oldHands: 0.586 },
  { deck: 'pittsburgh-68', personality: 'censor', preset: 'plain', newcomers: 0.438, oldHands: 0.586 },
  { deck: 'roswell-51', personality: 'showman', preset: 'plain', newcomers: 0.27, oldHands: 0.608 },
  { deck: 'pittsburgh-68', personality: 'butcher', preset: 'uncut', newcomers: 0.452, oldHands: 0.51 },
  { deck: 'roswell-51', personality: 'showman', preset: 'grindhouse', newcomers: 0.17, oldHands: 0.292 },
  { deck: 'pittsburgh-68', personality: 'architect', preset: 'plain', newcomers: 0.452, oldHands: 0.522 },
  { deck: 'roswell-51', personality: 'neutral', preset: 'plain', newcomers: 0.264, oldHands: 0.648 },
];
