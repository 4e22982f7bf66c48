import * as en from './en/offline.ts';
import { spoken } from './language.ts';

export const { OFFLINE } = spoken('offline', en);
