import * as en from './en/notebook.ts';
import { spoken } from './spoken.ts';

export const { NOTEBOOK, NOTES, PROOFS } = spoken('notebook', en);
