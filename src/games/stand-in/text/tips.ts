import * as en from './en/tips.ts';
import { spoken } from './spoken.ts';

export const { TIP_PAGES, TIPS } = spoken('tips', en);
