import { shown } from '../showing.ts';
import type { Titles } from '../title-words.ts';
import { PITTSBURGH_68 } from './movie-titles/pittsburgh-68.ts';
import { ROSWELL_51 } from './movie-titles/roswell-51.ts';

export const TITLES = shown<Titles>({ 'roswell-51': ROSWELL_51, 'pittsburgh-68': PITTSBURGH_68 });
