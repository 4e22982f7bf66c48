import * as en from './en/log.ts';
import { spoken } from './language.ts';

export type * from './en/log.ts';
export const { sceneHeading, lineOf } = spoken('log', en);
