interface FrontWords {
  film: { name: string; year: string; line: string };
  ways: { game: { name: string; aside: string } };
}

const EN: FrontWords = {
  film: { name: 'The Stand-In', year: '1953', line: 'One of the company is no longer one of the company.' },
  ways: { game: { name: 'A game', aside: 'Four to twelve seats, one of them yours.' } },
};

const ES: FrontWords = {
  film: { name: 'El Suplente', year: '1953', line: 'Alguien de la compañía ya no es de la compañía.' },
  ways: { game: { name: 'Una partida', aside: 'De cuatro a doce sillas, una de ellas tuya.' } },
};

/** The few words that hang outside, in both languages: the marquee has them before anything of this game is fetched. */
export const FRONT: FrontWords = globalThis.document?.documentElement.lang === 'es' ? ES : EN;
