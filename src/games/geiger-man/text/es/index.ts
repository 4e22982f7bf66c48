import type { Words } from '../shape.ts';
import { after } from './after.ts';
import { book } from './book.ts';
import { lesson } from './lesson.ts';
import { lobby } from './lobby.ts';
import { play } from './play.ts';

/** Every word of the game in Spanish; what it lacks of English does not compile. */
export const es: Words = { ...play, ...book, ...lobby, ...after, ...lesson };
