import type { Catalogue } from '../../language.ts';
import { percent } from '../../numerals.ts';
import { plural } from '../grammar.ts';

/** What somebody else would do, and why, in one sentence. */
export const ADVICE: Catalogue['advice']['ADVICE'] = {
  name: '¿Tú qué harías?',
  thinking: 'A ver…',
  silent: 'Ni idea. No hay nadie en la cabina.',
  marked: 'Lo que yo haría',
  counting: 'Sigo contando.',
  changed: 'Pensándolo bien.',
  lives: {
    alone: (share) => `Ganas el ${percent(share)}.`,
    against: (share, next) => `Ganas el ${percent(share)}; lo siguiente, ${percent(next)}.`,
    either: (share) => `Ganas cerca del ${percent(share)}; lo siguiente quizá valga igual.`,
  },
  doomed: {
    alone: (share) => `Caen el ${percent(share)}.`,
    against: (share, next) => `Caen el ${percent(share)}; lo siguiente, ${percent(next)}.`,
    either: (share) => `Caen cerca del ${percent(share)}; lo siguiente quizá valga igual.`,
  },
  spend: (n) => `Gasta ${plural(n, 'spunto')} en la tirada.`,
};
