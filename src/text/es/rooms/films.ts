import type { Catalogue } from '../../language.ts';

export const FILMS: Catalogue['films']['FILMS'] = {
  title: 'La película',
  movies: {
    'roswell-51': {
      name: 'Roswell 51',
      year: '1951',
      line: 'Luces sobre el desierto. Los vecinos empezaron a sonreír.',
    },
    'pittsburgh-68': {
      name: 'Pittsburgh 68',
      year: '1968',
      line: 'La acería cerró. El turno de noche subió igual.',
    },
  },
};
