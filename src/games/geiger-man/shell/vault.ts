import { showInVault } from '../app/vault/in-vault.ts';
import { paintStill } from './still.ts';

export const inVault = showInVault(paintStill);
