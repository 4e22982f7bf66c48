import type { Catalogue } from '../../language.ts';
import { plural } from '../grammar.ts';

export const BOOK_WORDS: Catalogue['book']['BOOK_WORDS'] = {
  reference: 'Todas las reglas',
  search: 'Buscar en las reglas',
  topics: 'Temas',
  terms: 'Palabras del oficio',
  tips: 'Consejos de la cabina',
  back: 'A las reglas',
  ruling: 'Criterio de la casa',
  optional: 'Opcional',
  optionalSays: (name) => `Solo con la opción “${name}”.`,
  found: (rules, terms) =>
    rules + terms === 0
      ? 'Nada. El libro calla; el público también.'
      : [plural(rules, 'regla'), ...(terms === 0 ? [] : [plural(terms, 'palabra')])].join(', '),
  toRule: (id, title) => `${id} ${title}, la regla`,
};
