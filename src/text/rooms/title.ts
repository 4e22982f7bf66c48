import * as en from '../en/rooms/title.ts';
import { spoken } from '../language.ts';

export const { TITLE } = spoken('title', en);
