import { LOOPS, RECIPES } from '../../assets-src/audio/stand-in/all.ts';
import { BOOK } from '../../src/games/stand-in/sounds.ts';
import { lawsOfBook } from './book-laws.ts';

lawsOfBook({ book: BOOK, recipes: RECIPES, loops: LOOPS });
