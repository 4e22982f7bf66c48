import type { Cry, SpecialCries } from '../../moments.ts';

export const CROWD: Readonly<Record<Cry, readonly string[]>> = {
  arrives: [
    '¿Nos perdimos la caricatura?',
    '¿Está ocupada esta fila?',
    'Pagamos la función entera.',
    'Perdón por la demora. ¿Hay demora?',
  ],
  sees: [
    'Qué buen disfraz.',
    '¿Eso es de la empresa?',
    'No mires. A lo mejor es parte de la función.',
    'Haroldo. Haroldo. ¿Eso es parte de la función?',
    'En Albuquerque esto nunca lo dieron.',
  ],
  panics: [
    '¿Por dónde se sale?',
    '¡Quiero mis cuarenta centavos!',
    'Las sandalias, no. Las sandalias, no.',
    '¡Corran todos para el mismo lado!',
    '¡Hacia eso, no!',
    '¡Mi madre me lo dijo!',
    '¿Dónde nos estacionamos?',
  ],
  follows: [
    'Usted primero, señorita.',
    'La seguimos. Rápido.',
    '¿Usted sale en la película?',
    'Parece que sabe el camino.',
  ],
  left: ['Bueno, aquí esperamos.', 'Va a volver, ¿no?', 'No, no, vaya usted.', '¿No hay otra como ella?'],
  saved: [
    'La peor película que vi.',
    'Voy a escribirle a alguien.',
    '¿Nos dan otra entrada?',
    'Nunca más. Quizás el sábado.',
    'Gracias, señorita. ¿Cómo se llamaba?',
  ],
  dies: [
    'Ah.',
    'Ya sabía que eso no era…',
    'Díganle a Doris que el horno…',
    'Eso no es mantequilla.',
    'Pero si tengo un cupón.',
    'Vaya, esto sí que…',
    'Yo quería pasillo.',
  ],
};

export const SPECIAL_CROWD: SpecialCries = {
  kid: {
    enters: ['¡Atrás! Puedo volar.'],
    saved: ['Yo no tenía miedo. El miedo lo tenías tú.'],
    dies: ['Pero si tengo capa.'],
  },
  star: {
    enters: ['Querida, yo no uso escaleras.'],
    saved: ['Mi mejor lado, por favor. Son los dos.'],
    dies: ['¿Quién escribió esto?'],
  },
  sergeant: {
    enters: ['Aquí no hay nada que ver. Y cada vez menos.'],
    saved: ['Yo nunca estuve aquí, señorita. Gracias.'],
    dies: ['El Ejército lo va a negar.'],
  },
  stowaway: {
    enters: ['Lo del boleto tiene explicación.'],
    saved: ['Nunca me gustaron los trenes.'],
    dies: ['Me hubiera ido a pie.'],
  },
  heiress: {
    enters: ['Supongo que alguien me va a cargar.'],
    saved: ['La cuenta, a mi padre.'],
    dies: ['¿Sabe usted quién es mi…?'],
  },
  conductor: {
    enters: ['Boletos, por favor. Y luego, despacio, hacia atrás.'],
    saved: ['A tiempo, por una vez.'],
    dies: ['Este tren… termina… aquí.'],
  },
};
