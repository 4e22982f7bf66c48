import * as en from './en/first-night.ts';
import { spoken } from './spoken.ts';

export const { FIRST_NIGHT } = spoken('firstNight', en);
