import * as en from './en/vault.ts';
import { spoken } from './language.ts';

export const { VAULT } = spoken('vault', en);
