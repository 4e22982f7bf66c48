import * as en from '../en/play/table.ts';
import { spoken } from '../language.ts';

export const { TABLE, SHOUT } = spoken('table', en);
