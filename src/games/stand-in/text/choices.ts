import * as en from './en/choices.ts';
import { spoken } from './spoken.ts';

export const { CANNOT, DETAILS, labelOf, TABS } = spoken('choices', en);
