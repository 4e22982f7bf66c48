import * as en from './en/short-take.ts';
import { spoken } from './spoken.ts';

export const { SHORT_TAKE } = spoken('shortTake', en);
