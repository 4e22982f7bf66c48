import { expect, test } from 'vitest';
import { languageFor } from '../../src/app/language.ts';

const NOTHING = { kept: null, search: '', browser: [] };

test.each([
  ['nothing is known', {}, 'en'],
  ['the browser prefers one of ours', { browser: ['fr-FR', 'es-MX', 'en'] }, 'es'],
  ['it prefers none of them', { browser: ['fr', 'de-AT'] }, 'en'],
  ['the address asks for one', { search: '?table=plain&lang=es', browser: ['en-GB'] }, 'es'],
  ['the address asks for one we do not speak', { search: '?lang=tlh', browser: ['es'] }, 'es'],
  ['one was chosen', { kept: 'en', search: '?lang=es', browser: ['es'] }, 'en'],
  ['what was kept is no language', { kept: '{"es"}', browser: ['es'] }, 'es'],
])('where %s', (_, wishes, language) => {
  expect(languageFor({ ...NOTHING, ...wishes })).toBe(language);
});
