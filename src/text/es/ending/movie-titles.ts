import type { Titles } from '../../rooms/title-words.ts';
import type { ByDeck } from '../../words-by-deck.ts';
import { PITTSBURGH_68 } from './movie-titles/pittsburgh-68.ts';
import { ROSWELL_51 } from './movie-titles/roswell-51.ts';

export const TITLES: ByDeck<Titles> = { 'roswell-51': ROSWELL_51, 'pittsburgh-68': PITTSBURGH_68 };
