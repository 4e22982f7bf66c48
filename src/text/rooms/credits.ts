import * as en from '../en/rooms/credits.ts';
import { spoken } from '../language.ts';

export const { CREDITS } = spoken('credits', en);
