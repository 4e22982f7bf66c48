import * as en from '../en/ending/newspaper.ts';
import { spoken } from '../language.ts';

export const { NEWS } = spoken('newspaper', en);
