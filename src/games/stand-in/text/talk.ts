import * as en from './en/talk.ts';
import { spoken } from './spoken.ts';

export const { ANSWERS, claimLabel, claimOf, claimParts, MENU, SHRUGS, VERBS } = spoken('talk', en);
