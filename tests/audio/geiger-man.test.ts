import { LOOPS, RECIPES } from '../../assets-src/audio/geiger-man/all.ts';
import { BOOK } from '../../src/games/geiger-man/sounds.ts';
import { lawsOfBook } from './book-laws.ts';

lawsOfBook({ book: BOOK, recipes: RECIPES, loops: LOOPS });
