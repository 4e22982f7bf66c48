import * as en from '../en/rooms/reels.ts';
import { spoken } from '../language.ts';

export const { REELS } = spoken('reels', en);
