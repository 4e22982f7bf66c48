import * as en from './en/vault.ts';
import { spoken } from './spoken.ts';

export const { VAULT } = spoken('vault', en);
