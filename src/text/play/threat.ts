import * as en from '../en/play/threat.ts';
import { spoken } from '../language.ts';

export const { THREAT } = spoken('threat', en);
