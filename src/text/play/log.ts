import * as en from '../en/play/log.ts';
import { spoken } from '../language.ts';

export type * from '../en/play/log.ts';
export const { sceneHeading, openingLine, lineOf } = spoken('log', en);
