import * as en from './en/scenes.ts';
import { spoken } from './spoken.ts';

export const { SCENES, sceneOf } = spoken('scenes', en);
