import { plural } from '../../../../text/es/grammar.ts';
import type { Words } from '../spoken.ts';

type Awards = Words['awards'];

export const AWARDS: Awards['AWARDS'] = {
  'first-curtain': { name: 'Primer telón', why: 'Llega al final de una partida.' },
  'right-match': { name: 'El fósforo justo', why: 'Como Original, quema tú al Suplente.' },
  'one-match': { name: 'Un solo fósforo', why: 'Gana como Original con una sola silla quemada.' },
  'early-bird': { name: 'Antes del café', why: 'Gana como Original en tres rondas.' },
  'nobody-lost': { name: 'Siguen siendo ellos', why: 'Gana como Original sin que conviertan a nadie.' },
  'not-in-contract': { name: 'Cláusula dos', why: 'Rechaza la carta de Reemplazo del Suplente, y gana.' },
  'proof-read': { name: 'Corrección de pruebas', why: 'Prueba quién es el Suplente con un Doble Vistazo.' },
  'fire-proof': { name: 'Asbesto', why: 'Aguanta una Bobina de Nitrato, y gana.' },
  'good-name': { name: 'Buen nombre', why: 'Gana sin que nadie te acuse.' },
  'whole-company': { name: 'La compañía entera', why: 'Como Suplente, gana con seis sillas o más.' },
  soloist: { name: 'Solista', why: 'Como Suplente, gana sin nadie más.' },
  'straight-face': { name: 'Cara de piedra', why: 'Di cinco mentiras como doble, y gana.' },
  'honest-thing': { name: 'Una cosa honrada', why: 'Como Suplente, gana sin una sola mentira.' },
  understudy: { name: 'Papel secundario', why: 'Gana como Reemplazo.' },
  'friendly-fire': { name: 'Un malentendido', why: 'Quema a un Original siendo Original.' },
  'too-soon': { name: 'Antes de tiempo', why: 'Declara cuando aún queda un Original.' },
  'till-dawn': { name: 'Hasta el alba', why: 'Ve salir el sol en una partida que no gana nadie.' },
  'after-midnight': { name: 'Pasada la medianoche', why: 'Gana en una mesa de Medianoche.' },
  'both-sides': {
    name: 'A los dos lados de la puerta',
    why: 'Gana como Original, como Reemplazo y como Suplente.',
  },
  'twelve-faces': { name: 'Doce caras', why: 'Gana con cada una de las doce caras.' },
  'every-blackout': { name: 'A oscuras', why: 'Conoce todos los apagones.' },
};

export const RECORDS: Awards['RECORDS'] = {
  title: 'El libro',
  empty: 'Aún no hay nada en el libro.',
  played: 'Partidas jugadas',
  won: 'Ganadas',
  rate: (won, played) => `${won} de ${played}`,
  as: { original: 'Como Original', recast: 'Como Reemplazo', 'stand-in': 'Como Suplente' },
  streak: 'Mejor racha ganadora',
  burnt: 'Quemó a otros',
  burntRight: (doubles, all) => `${plural(doubles, 'doble')} de ${all}`,
  wasBurnt: 'Acabó en ceniza',
  turnedOthers: 'Conversiones hechas',
  wasTurned: 'Conversiones sufridas',
  refused: 'Rechazos',
  lies: 'Mentiras dichas',
  caught: 'Descubiertas',
  longest: 'Partida más larga',
  shortest: 'Victoria más rápida',
  turns: (n) => plural(n, 'turno'),
  marks: 'Marcas acertadas',
  bySeats: 'Por sillas',
  byLevel: 'Por nivel',
  byFace: 'Por cara',
  trusted: 'Más confianza, sin motivo',
  none: '–',
};
