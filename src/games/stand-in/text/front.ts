interface FrontWords {
  film: { name: string; year: string; line: string };
  ways: Record<'game' | 'short-take' | 'first-night' | 'tonight', { name: string; aside: string }>;
}

const EN: FrontWords = {
  film: { name: 'The Stand-In', year: '1953', line: 'One of the company is no longer one of the company.' },
  ways: {
    game: { name: 'A game', aside: 'four to twelve chairs' },
    'short-take': { name: 'Short take', aside: 'five to ten minutes, with par' },
    'first-night': { name: 'First night', aside: 'somebody shows you how' },
    tonight: { name: 'Tonight’s show', aside: '' },
  },
};

const ES: FrontWords = {
  film: { name: 'El Suplente', year: '1953', line: 'Alguien de la compañía ya no es de la compañía.' },
  ways: {
    game: { name: 'Una partida', aside: 'de cuatro a doce sillas' },
    'short-take': { name: 'Toma corta', aside: 'de cinco a diez minutos, con par' },
    'first-night': { name: 'Estreno', aside: 'alguien te enseña cómo' },
    tonight: { name: 'La función de hoy', aside: '' },
  },
};

/** The few words that hang outside, in both languages: the marquee has them before anything of this game is fetched. */
export const FRONT: FrontWords = globalThis.document?.documentElement.lang === 'es' ? ES : EN;
