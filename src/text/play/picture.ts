import * as en from '../en/play/picture.ts';
import { spoken } from '../language.ts';

export const { PICTURE } = spoken('picture', en);
