import * as en from '../en/rooms/kept.ts';
import { spoken } from '../language.ts';

export const { KEPT } = spoken('kept', en);
