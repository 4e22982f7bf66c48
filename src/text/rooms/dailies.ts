import * as en from '../en/rooms/dailies.ts';
import { spoken } from '../language.ts';

export const { DAILIES } = spoken('dailies', en);
