import { counted } from '../../../../text/es/grammar.ts';
import { percent } from '../../../../text/numerals.ts';
import type { Words } from '../spoken.ts';

export const SHORT_TAKE: Words['shortTake']['SHORT_TAKE'] = {
  title: 'Toma corta',
  aside: 'De cinco a diez minutos, contra el par.',
  which: 'Qué jugar',
  kinds: {
    original: {
      name: 'Encontrarlo',
      says: 'Desde el medio de una partida, como Original. Tres turnos tuyos para que tu bando esté más cerca de quemarlo.',
    },
    'stand-in': {
      name: 'Serlo',
      says: 'Desde el medio de una partida, como Suplente. Tres turnos tuyos para ganarte a los demás, antes de que se enteren.',
    },
    whole: { name: 'Cuatro sillas', says: 'Una partida entera en la mesa más chica. Tu papel se reparte.' },
  },
  begin: 'Se rueda',
  over: 'La partida que dejaste esperará en la filmoteca.',
  turn: (n, of) => `Tu turno ${n} de ${of} en esta toma.`,
  parIs: (share) => `El par: ${percent(share)} de partidas ganadas.`,
  ends: {
    won: 'Ganada',
    lost: 'Perdida',
    burnt: 'Ceniza',
    left: 'Abandonada',
    cut: 'Tres turnos, y corte',
  },
  says: {
    won: 'La partida se acabó, y es tuya.',
    lost: 'La partida se acabó, y es de ellos.',
    burnt: 'Quedaste fuera, y quien queda fuera pierde.',
    left: 'Una toma que se abandona cuenta como perdida.',
    cut: 'La partida seguiría. Desde aquí la juegan las computadoras, muchas veces, para ver qué les dejas.',
  },
  side: {
    original: 'Terminaste como Original: había que quemar al Suplente.',
    'stand-in': 'Terminaste como Suplente: no debía quedar ningún Original.',
    recast:
      'Te convirtieron, y terminaste como Reemplazo: lo ganado cuenta para el bando del Suplente, no para el del comienzo.',
  },
  score: 'Tú',
  scoreOf: 'partidas ganadas desde aquí',
  par: 'El par',
  parOf: 'partidas que gana una computadora en tu silla, desde el mismo comienzo',
  chance: (p) => percent(p),
  counting: 'Se está jugando hasta el final…',
  uncounted: 'No se pudo jugar hasta el final. Esta vez no hay puntaje.',
  verdict: (points) =>
    points === 0
      ? 'Par. Nadie te distinguiría de un profesional.'
      : points > 0
        ? `Mejor que el par, por ${counted(points)} puntos de cien.`
        : `Bajo el par, por ${counted(-points)} puntos de cien.`,
  settled: (won, share) =>
    `Desde el mismo comienzo, una computadora en tu silla gana el ${percent(share)} de sus partidas. Esta se ${won ? 'ganó' : 'perdió'}.`,
  again: 'La misma toma',
  another: 'Otra toma',
};
