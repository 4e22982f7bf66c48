import * as en from './en/settings.ts';
import { spoken } from './language.ts';

export const { SETTINGS } = spoken('settings', en);
