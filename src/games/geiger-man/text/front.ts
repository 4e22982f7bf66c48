interface FrontWords {
  film: { name: string; year: string; line: string };
  ways: Record<'show' | 'one-more-night' | 'first-night' | 'double-bill' | 'tonight', { name: string; aside: string }>;
}

const EN: FrontWords = {
  film: {
    name: 'The Geiger Man',
    year: '1951',
    line: 'Something in a lead suit has left the crater. It clicks.',
  },
  ways: {
    show: { name: 'A show', aside: 'the whole night' },
    'one-more-night': { name: 'One More Night', aside: 'ten minutes' },
    'first-night': { name: 'First Night', aside: 'learn by playing' },
    'double-bill': { name: 'Double Bill', aside: 'two shows, one Girl' },
    tonight: { name: 'Tonight’s show', aside: '' },
  },
};

const ES: FrontWords = {
  film: {
    name: 'El Hombre Géiger',
    year: '1951',
    line: 'Algo con traje de plomo salió del cráter. Hace clic.',
  },
  ways: {
    show: { name: 'Una función', aside: 'la noche entera' },
    'one-more-night': { name: 'Una Noche Más', aside: 'diez minutos' },
    'first-night': { name: 'Estreno', aside: 'se aprende jugando' },
    'double-bill': { name: 'Programa doble', aside: 'dos funciones, una Chica' },
    tonight: { name: 'La función de hoy', aside: '' },
  },
};

/** The few words that hang outside, in both languages: the marquee has them before anything of this game is fetched. */
export const FRONTS = { en: EN, es: ES } as const;
export const FRONT: FrontWords = globalThis.document?.documentElement.lang === 'es' ? ES : EN;
