import * as en from '../en/rooms/vault.ts';
import { spoken } from '../language.ts';

export const { VAULT } = spoken('vault', en);
