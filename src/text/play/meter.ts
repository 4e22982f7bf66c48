import * as en from '../en/play/meter.ts';
import { spoken } from '../language.ts';

export const { METER } = spoken('meter', en);
