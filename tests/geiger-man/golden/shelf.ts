import {
  type GeigerManTypes,
  type GirlId,
  type KillerId,
  LEVELS,
  type LocationId,
  type Options,
} from '../../../src/rules/geiger-man/index.ts';
import type { Title } from '../../kit/recorded-game.ts';

const title = (
  girl: GirlId,
  killer: KillerId,
  location: LocationId,
  options: Partial<Options> = {},
): Title<GeigerManTypes> => {
  const name = [girl, killer, location, ...Object.values(options).filter((it) => typeof it === 'string')].join('-');
  return { name, config: { seed: `golden ${name}`, girl, killer, location, options }, luck: name.length * 1000 + 7 };
};

/** Every Girl, every pair of Killer and Location, every level and every way to break a tie. */
export const SHELF: readonly Title<GeigerManTypes>[] = [
  title('dot', 'geiger-man', 'moonglow'),
  title('hazel', 'geiger-man', 'nightbird', LEVELS.matinee),
  title('ruth', 'salt-widow', 'moonglow', { ties: 'real' }),
  title('connie', 'salt-widow', 'nightbird', LEVELS['late-show']),
  title('vera', 'geiger-man', 'moonglow', { ...LEVELS.midnight, ties: 'laugh' }),
  title('june', 'geiger-man', 'nightbird', { ties: 'decide' }),
  title('marge', 'salt-widow', 'moonglow', { epic: 'shuffled', ties: 'decide' }),
  title('opal', 'salt-widow', 'nightbird', { ...LEVELS.midnight, ties: 'real' }),
];
