import { roman } from '../../../numerals.ts';
import type { OwnNews } from '../../../play/own-news.ts';
import { a, headOf } from '../../cards/names.ts';
import { atHead, counted, listed } from '../../grammar.ts';
import { dayIn } from '../../rooms/dates.ts';

/** El Farol de Roswell, 1951. */
export const ROSWELL_51: OwnNews = {
  masthead: 'El Farol de Roswell',
  price: 'Cinco centavos',
  date: (day) => dayIn(1951, day),
  survived: [
    (alive) =>
      alive === 1 ? 'Uno sale de Roswell por su pie' : `${atHead(counted(alive))} salen de Roswell por su pie`,
    () => 'Sale el sol y alguien lo ve',
    (alive) =>
      alive === 1 ? 'Hallan a un superviviente; pide café' : `Hallan a ${counted(alive)} supervivientes; piden café`,
    () => 'Los visitantes se van sin despedirse',
  ],
  doomed: [
    () => 'No queda nadie en Roswell',
    () => 'Silencio en Roswell; se revisa el censo',
    () => 'Pueblo cerrado hasta nuevo aviso',
    () => 'Todo perdido, declara un globo sonda',
  ],
  allBack: (alive) => `Aparece el grupo completo: ${counted(alive)}. El Ejército lo llama día de campo.`,
  someBack: (cast, lost) =>
    `Entraron ${counted(cast)}; ${lost === 1 ? 'uno no volvió, o volvió mal' : `${counted(lost)} no volvieron, o volvieron mal`}.`,
  noneBack: (cast, reel) =>
    `${cast === 1 ? 'Uno aguantó' : `${atHead(counted(cast))} aguantaron`} hasta la bobina ${roman(reel)}. El Ejército lo llama mal tiempo.`,
  noneLost: 'No cayó nadie. En la morgue cerraron pronto.',
  turned: (names) => `Más tarde se vio ${listed(names.map(a))} entre los visitantes, con una sonrisa.`,
  noneDown: 'No cayó ningún alienígena. A varios se les rogó que se fueran.',
  features: (n, reel) =>
    n === 1
      ? `El autocine dio una Función de Monstruos en la bobina ${roman(reel)}. Nadie la encargó.`
      : `El autocine dio ${counted(n)} Funciones de Monstruos. Nadie encargó ninguna.`,
  assault: (n) =>
    n === 1
      ? 'Un asalto general bajó por la calle Mayor.'
      : `${atHead(counted(n))} asaltos generales bajaron por la calle Mayor.`,
  probed: (who) => `${headOf(who)} estuvo en un rayo y volvió, o no, con opiniones.`,
  turningPoint: (reel) =>
    `En la bobina ${roman(reel)} los visitantes ya eran más que los habitantes. Los alquileres no bajan.`,
  quiet: [
    'El concejo se reunió. El concejo se fue.',
    'Se aplaza la cena parroquial. Los pasteles, bajo vigilancia.',
    'La biblioteca perdona las multas de los desaparecidos.',
  ],
  weather: [
    'Despejado, luego verde.',
    'Niebla, o algo así. No respirar.',
    'Claro de noche. Oscuro de día.',
    'Seco. Posibles platillos.',
    'Cálido donde aterriza.',
    'Viento de arriba, derecho abajo.',
  ],
  ads: [
    { head: 'Se venden', words: 'Once cencerros. Ya no hacen falta.' },
    { head: 'Perdidos', words: 'Un sombrero, un perro, un vecino. El vecino, de regalo.' },
    { head: 'Se busca', words: 'Vigilante nocturno. Diurno, también. El anterior se fue de golpe.' },
    { head: 'Motel Kozy', words: 'Todas las habitaciones con cerrojo. Preguntar por el cerrojo.' },
    { head: 'Tónico del Dr. Pell', words: 'Para nervios, quemaduras y sarpullido de tentáculo.' },
    { head: 'Hallado', words: 'Huevo grande. Aún tibio. Se ruega prisa al dueño.' },
    { head: 'Autocine', words: 'Esta noche: lo mismo. Entrada libre para quien quede.' },
    { head: 'Se arreglan radios', words: 'Si responde antes de que preguntes, tráela.' },
    { head: 'Excedentes del Ejército', words: 'Aquí no pasó nada. Liquidación total.' },
    { head: 'Se alquila', words: 'Sótano, una puerta, sin ventanas. Preguntar en voz baja.' },
    { head: 'Clases de piano', words: 'De theremín también, desde el martes.' },
    { head: 'Aviso', words: 'El resplandor del cerro es gas de los pantanos. No hay pantanos.' },
  ],
};
