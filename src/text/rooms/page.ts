import * as en from '../en/rooms/page.ts';
import { spoken } from '../language.ts';

export const { PAGE } = spoken('page', en);
