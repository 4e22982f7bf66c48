import * as en from '../en/cards/cards.ts';
import { spoken } from '../language.ts';

export const { CARDS, CARD_LABELS } = spoken('cards', en);
