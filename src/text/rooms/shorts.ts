import * as en from '../en/rooms/shorts.ts';
import { spoken } from '../language.ts';

export type * from '../en/rooms/shorts.ts';
export const { SHORTS } = spoken('shorts', en);
