import * as en from './en/log.ts';
import { spoken } from './spoken.ts';

export const { heardOf, lineOf, sceneOf, SCENES } = spoken('log', en);
