import type { Words } from '../shape.ts';
import { plural } from './grammar.ts';
import { girlName, killerName } from './names.ts';

type Awards = Words['awards'];

export const AWARDS: Awards['AWARDS'] = {
  'first-show': { name: 'Se apagan las luces', why: 'Llega al final de una función.' },
  'first-win': { name: 'Vive', why: 'Gana una función.' },
  'both-killers': { name: 'Dos por el precio de una', why: 'Gana contra los dos Asesinos.' },
  'all-girls': { name: 'Toda la cartelera', why: 'Gana con las ocho Chicas.' },
  'nobody-dies': { name: 'Sin daños a terceros', why: 'Gana una función en la que no muera ninguna víctima.' },
  'star-turn': { name: 'Momento estelar', why: 'Llena todos los lugares de la carta de una Chica.' },
  'everybody-out': { name: 'Salida de emergencia', why: 'Salva a ocho víctimas en una función.' },
  'last-heart': { name: 'Bastó un corazón', why: 'Gana solo con el último corazón.' },
  'came-back': { name: 'Noticias exageradas', why: 'Voltea tu último corazón, levántate y gana.' },
  'last-act': { name: 'Hasta los créditos', why: 'Gana después de que empiece el Último Acto.' },
  'big-blow': { name: 'Desde el hombro', why: 'Haz 5 de daño de un solo golpe.' },
  'bare-hands': { name: 'Sin utilería', why: 'Gana sin un solo objeto.' },
  trap: { name: 'Mira dónde pisas', why: 'Acaba con un Asesino por medio de una trampa.' },
  'late-show': { name: 'Trasnoche', why: 'Gana una función nocturna.' },
  midnight: { name: 'Pasada la medianoche', why: 'Gana a medianoche.' },
  'double-bill': { name: 'Se quedó a las dos', why: 'Gana las dos funciones de un programa doble.' },
  'no-time': { name: 'Sin tiempo que perder', why: 'Gana en un turno en que se acabó el Tiempo.' },
  pillars: { name: 'Una pizca de sal', why: 'Rompe cuatro Pilares en una función.' },
};

export const RECORDS: Awards['RECORDS'] = {
  title: 'El libro',
  empty: 'En el libro aún no hay nada. Juega una función; se dará cuenta.',
  played: 'Funciones jugadas',
  won: 'Ganadas',
  walkedOut: 'Abandonos',
  streak: 'Ganadas seguidas, récord',
  saved: 'Víctimas a salvo',
  killed: 'Víctimas perdidas',
  dealt: 'Daño hecho',
  starTurns: 'Momentos estelares',
  lastActs: 'Últimos Actos vistos',
  quickest: 'Victoria más rápida',
  longest: 'Noche más larga',
  most: 'Más a salvo en una función',
  turns: (n) => plural(n, 'turno'),
  rate: (won, of) => `${won} de ${of}`,
  byGirl: 'Por Chica',
  byKiller: 'Por Asesino',
  byLocation: 'Por Lugar',
  byLevel: 'Por nivel',
  girl: (girl, won, of) => `${girlName(girl)}: ${won} de ${of}`,
  killer: (killer, won, of) => `${killerName(killer)}: ${won} de ${of}`,
  none: '–',
};
