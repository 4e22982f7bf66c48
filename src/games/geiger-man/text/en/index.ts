import { after } from './after.ts';
import { book } from './book.ts';
import { lesson } from './lesson.ts';
import { lobby } from './lobby.ts';
import { play } from './play.ts';

/** Every word of the game in English; its shape is what another language has to fill. */
export const en = { ...play, ...book, ...lobby, ...after, ...lesson } as const;
