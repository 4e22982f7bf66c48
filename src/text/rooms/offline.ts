import * as en from '../en/rooms/offline.ts';
import { spoken } from '../language.ts';

export const { OFFLINE } = spoken('offline', en);
