import * as en from '../en/rooms/direct-it.ts';
import { spoken } from '../language.ts';

export const { DIRECT_IT } = spoken('direct-it', en);
