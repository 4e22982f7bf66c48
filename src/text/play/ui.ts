import * as en from '../en/play/ui.ts';
import { spoken } from '../language.ts';

export const { UI } = spoken('ui', en);
