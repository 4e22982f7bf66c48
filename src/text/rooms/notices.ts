import * as en from '../en/rooms/notices.ts';
import { spoken } from '../language.ts';

export const { NOTICE } = spoken('notices', en);
