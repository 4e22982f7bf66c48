import * as en from '../en/ending/newspaper.ts';
import { spoken } from '../language.ts';

export const { NEWS, WEATHER_HEAD } = spoken('newspaper', en);
