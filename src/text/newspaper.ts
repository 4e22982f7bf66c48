import * as en from './en/newspaper.ts';
import { spoken } from './language.ts';

export const { NEWS } = spoken('newspaper', en);
