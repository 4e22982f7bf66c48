import { LEVEL_NAMES } from '../../../director-ai/stand-in/levels.ts';
import { TEMPER_NAMES } from '../../../director-ai/stand-in/tempers.ts';
import { tableInVault } from '../app/vault/in-vault.ts';
import { paintStill } from './still.ts';

const isOneOf = (names: readonly string[], name: string): boolean => names.includes(name);

export const inVault = tableInVault({
  isHired(name) {
    const [level = '', temper] = name.split(':');
    return isOneOf(LEVEL_NAMES, level) && (temper === undefined || isOneOf(TEMPER_NAMES, temper));
  },
  paint: paintStill,
});
