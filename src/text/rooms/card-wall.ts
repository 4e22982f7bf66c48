import * as en from '../en/rooms/card-wall.ts';
import { spoken } from '../language.ts';

export const { CARD_WALL } = spoken('card-wall', en);
