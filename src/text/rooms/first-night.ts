import * as en from '../en/rooms/first-night.ts';
import { spoken } from '../language.ts';

export type * from '../en/rooms/first-night.ts';
export const { FIRST_NIGHT } = spoken('first-night', en);
