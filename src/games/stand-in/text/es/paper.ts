import type { Result } from '../../../../rules/stand-in/index.ts';
import { a, de, headOf, inLine } from '../../../../text/es/cards/names.ts';
import { atHead, counted, listed, o } from '../../../../text/es/grammar.ts';
import type { Face } from '../shapes/company.ts';
import type { Night } from '../shapes/night.ts';
import type { Words } from '../spoken.ts';

type Paper = Words['paper']['PAPER'];
type Head = (night: Night) => string;

const names = (faces: readonly Face[]): string => listed(faces.map(inLine));

const HEADLINES: Readonly<Record<Result['how'] | 'left', readonly Head[]>> = {
  burnt: [
    ({ standIn }) =>
      standIn === null ? 'Impostor arde en escena' : `Arde ${inLine(standIn)}; no era ${inLine(standIn)}`,
    () => 'Incendio en el estudio cuatro, por suerte',
    ({ winners }) =>
      winners.length === 1
        ? 'Alguien sale por su pie del estudio cuatro'
        : `${atHead(counted(winners.length))} salen por su pie del estudio cuatro`,
  ],
  declared: [
    () => 'La compañía está bien, dice la compañía',
    () => 'Todo en orden en el estudio cuatro, afirman a coro',
    ({ seats }) => `Entraron ${counted(seats)}; salieron ${counted(seats)}, sean quienes sean`,
  ],
  alone: [
    () => 'Monólogo en el estudio cuatro',
    () => 'Compañía unipersonal prepara gira',
    () => 'El elenco coincide en todo',
  ],
  'false-declaration': [
    () => 'La cosa se delata antes de tiempo',
    () => 'Un error de cálculo acaba con una carrera',
    () => 'Interrumpen un discurso de victoria',
  ],
  vengeance: [
    () => 'Segundo incendio en el estudio cuatro',
    () => 'La compañía arregla sus asuntos',
    () => 'La disputa sobrevive a su causa',
  ],
  dawn: [
    () => 'El camino, abierto; nadie lleva prisa',
    () => 'Pasa la noche, para alivio general',
    () => 'La compañía habla hasta el alba y no decide nada',
  ],
  last: [
    () => 'El monstruo nunca llegó',
    () => 'Una compañía de extraños se quema sola',
    () => 'Quien quedó al final no tenía nada que temer',
  ],
  left: [() => 'Silla vacía, café tibio', () => 'Alguien se va antes del final'],
};

const LEADS: Readonly<Record<Result['how'] | 'left', Head>> = {
  burnt: ({ hero, standIn, turns }) =>
    hero === null || standIn === null
      ? 'Anoche ardió la cosa que ocupaba un lugar en la compañía.'
      : `En el turno ${turns}, ${inLine(hero)} le prendió fuego ${a(standIn)}. El estudio confirma que acertó.`,
  declared: ({ standIn, turns }) =>
    `En el turno ${turns}, ${standIn === null ? 'alguien' : inLine(standIn)} se puso de pie y anunció que ya no quedaba nadie que pudiera inquietarse. Nadie lo desmintió.`,
  alone: ({ standIn, seats }) =>
    `Las ${counted(seats)} sillas las ocupa ${standIn === null ? 'la misma cosa' : `lo que fue ${inLine(standIn)}`}. No hizo falta fuego.`,
  'false-declaration': ({ standIn, winners }) =>
    `${standIn === null ? 'La cosa' : headOf(standIn)} anunció su victoria con ${names(winners)} todavía en la mesa. Contó mal.`,
  vengeance: ({ winners }) =>
    winners.length === 0
      ? 'Tras el primer incendio hubo otros. No queda quien diga por qué.'
      : `Tras el primer incendio hubo otros. ${winners.length === 1 ? 'Queda' : 'Quedan'} ${names(winners)} para decir por qué.`,
  dawn: ({ turns }) =>
    `Tras ${turns} turnos dejó de llover. No se probó nada de nadie, y cada cual se fue a casa con alguien.`,
  last: ({ winners }) =>
    `${winners.length === 0 ? 'Alguien' : atHead(names(winners))} ${winners.length > 1 ? 'quemaron a la compañía o la vieron arder' : 'quemó a la compañía o la vio arder'}. Los médicos no le hallaron nada raro a nadie.`,
  left: ({ turns }) =>
    `Una persona salió sin ruido en el turno ${turns}. La compañía no se dio cuenta. Lo dice con una sola voz.`,
};

export const PAPER: Paper = {
  masthead: 'El Farol del Estudio',
  price: 'Cinco centavos',
  editions: ['Edición nocturna', 'Última edición', 'Edición matutina', 'Edición mojada'],
  headlines: HEADLINES,
  leads: LEADS,
  company: {
    head: 'La compañía',
    burnt: (who, by, role) =>
      role === 'original'
        ? `${headOf(who)} ardió a manos ${de(by)}. Hubo un malentendido.`
        : role === 'recast'
          ? `${headOf(who)} ardió a manos ${de(by)}, y ya llevaba un tiempo sin ser ${inLine(who)}.`
          : `${headOf(who)} ardió a manos ${de(by)}. Preguntaba por las familias.`,
    turned: (who, turn) =>
      `Desde el turno ${turn}, ${inLine(who)} ya no es ${o(who) === 'a' ? 'la misma' : 'el mismo'}.`,
    noneBurnt: 'No ardió nadie. La aseguradora mandó flores.',
    noneTurned: 'No reemplazaron a nadie. Se comprobó con alfileres.',
    lived: (faces) =>
      faces.length === 0
        ? 'No fue posible hablar con nadie que siga siendo quien era.'
        : faces.length === 1
          ? `${atHead(names(faces))} caminó hasta el portón bajo la lluvia y no quiso compartir el paraguas.`
          : `${atHead(names(faces))} caminaron hasta el portón bajo la lluvia y no quisieron compartir el paraguas.`,
    liar: (who, lies) =>
      `${headOf(who)} dijo ${lies === 1 ? 'una cosa que no era' : `${counted(lies)} cosas que no eran`}. El periódico tiene la lista.`,
    wronged: (who) => `${atHead(de(who))} se sospechó toda la noche, sin motivo.`,
  },
  lot: {
    head: 'Por el estudio',
    doors: (n) => (n === 1 ? 'Encadenaron una puerta.' : `Encadenaron ${counted(n)} puertas.`),
    refusals: (n) => (n === 1 ? 'Hubo un saludo rechazado.' : `Hubo ${counted(n)} saludos rechazados.`),
    curtain: 'Bajaron el telón de asbesto. Está en la tintorería.',
    turned: (n) => `El médico calcula ${n === 1 ? 'un reemplazo' : `${counted(n)} reemplazos`}.`,
    quiet: [
      'En vestuario falta un disfraz.',
      'El comedor lamenta lo de la sopa.',
      'La película se terminará con quien se haya presentado.',
      'Maquillaje ruega que devuelvan las caras.',
      'El teléfono funciona otra vez. Sonó toda la noche.',
    ],
  },
  weather: [
    'Lluvia, luego fuego, luego lluvia.',
    'Tormenta. Camino cerrado a las personas.',
    'Despejado hacia el alba, si se pide con educación.',
    'Viento del vestuario.',
    'Niebla bajo techo.',
  ],
  ads: [
    { head: 'Se buscan suplentes', words: 'Cualquier cara. Traiga la suya; tenemos otras.' },
    { head: 'Extraviado', words: 'Uno mismo. Valor sentimental.' },
    { head: 'Película de nitrato', words: 'Se vende por bobinas. Los fósforos, aparte, por favor.' },
    { head: 'Telones', words: 'De asbesto, todas las medidas. Ni una queja de quien queda.' },
    { head: 'Se alquilan remolques', words: 'Candado por fuera. Muy tranquilos.' },
    { head: 'Termos', words: 'Con una sola taza. Es más seguro.' },
    { head: 'Clases de voz', words: 'Suene como quien quiera. Pregunte por el maestro. Cualquiera de los dos.' },
    { head: 'Aviso', words: 'Toda persona parecida al elenco se presentará en el portón. Todas.' },
  ],
};
