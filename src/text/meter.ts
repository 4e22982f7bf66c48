import * as en from './en/meter.ts';
import { spoken } from './language.ts';

export const { METER } = spoken('meter', en);
