import { type ByDeck, byDeck } from '../words-by-deck.ts';

/** What is called otherwise from deck to deck. */
export interface Theirs {
  readonly alien: string;
  readonly aliens: string;
  /** All that one may attack, beside monsters and faces. */
  readonly alienAlso: string;
  /** A seat that changed sides, its throngs, and its plate on the table. */
  readonly podPlayer: string;
  readonly podPlayers: string;
  readonly podThrong: string;
  readonly podPlate: string;
  /** 1,1: on the other side at once. */
  readonly turned: string;
  /** How somebody goes, and where to. */
  readonly lost: Readonly<Record<'discard' | 'graveyard' | 'throng', string>>;
  /** What holds somebody fast: it seizes [whom] by something, lets go, holds on. */
  readonly seizes: string;
  readonly seizedBy: string;
  readonly letsGo: string;
  readonly hangs: string;
  readonly held: string;
  readonly heldPlate: string;
  readonly holdsOn: string;
  /** An action lost, when it is and when it would have come. */
  readonly stunned: string;
  readonly stunnedStill: string;
  /** A token on an item. */
  readonly use: string;
  readonly uses: string;
  readonly shelters: string;
}

const THEIRS: ByDeck<Theirs> = {
  'roswell-51': {
    alien: 'alienígena',
    aliens: 'alienígenas',
    alienAlso: ', la masa',
    podPlayer: 'Jugador Vaina',
    podPlayers: 'Jugadores Vaina',
    podThrong: 'horda vaina',
    podPlate: 'VAINA',
    turned: 'Esporas.',
    lost: {
      discard: 'ya no está. Quizá vuelva su cara.',
      graveyard: 'ya no está. No queda nada que vuelva.',
      throng: 'sonríe con la sonrisa equivocada y se une a ellos.',
    },
    seizes: 'El rayo agarra',
    seizedBy: 'por el cuello',
    letsGo: 'El rayo suelta',
    hangs: 'cuelga del rayo',
    held: 'en el rayo',
    heldPlate: 'EN EL RAYO',
    holdsOn: 'El rayo no suelta. Primero hay que soltarse.',
    stunned: 'entra en pánico',
    stunnedStill: 'no se mueve de puro susto',
    use: 'lanzamiento',
    uses: 'Lanzamientos',
    shelters: 'el Laboratorio o el Búnker',
  },
  'pittsburgh-68': {
    alien: 'zombi',
    aliens: 'zombis',
    alienAlso: '',
    podPlayer: 'Jugador Infectado',
    podPlayers: 'Jugadores Infectados',
    podThrong: 'horda infectada',
    podPlate: 'MUERTO',
    turned: 'Ya es zombi.',
    lost: {
      discard: 'ya no está. O eso parece.',
      graveyard: 'fue la cena. No queda nada que se levante.',
      throng: 'se levanta, más despacio, y se une a ellos.',
    },
    seizes: 'Unas manos agarran',
    seizedBy: 'por el tobillo',
    letsGo: 'Las manos sueltan',
    hangs: 'patea las manos',
    held: 'con el tobillo preso',
    heldPlate: 'TOBILLO PRESO',
    holdsOn: 'Las manos no sueltan. Primero hay que soltarse.',
    stunned: 'cae de bruces',
    stunnedStill: 'aún se está levantando',
    use: 'uso',
    uses: 'Usos',
    shelters: 'el Auto o el Sótano',
  },
};

export const theirs = (deck: string): Theirs => byDeck(deck, THEIRS);
