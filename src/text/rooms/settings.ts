import * as en from '../en/rooms/settings.ts';
import { spoken } from '../language.ts';

export const { SETTINGS } = spoken('settings', en);
