import type { Words } from '../../shape.ts';

export const ACTIONS: Words['actions']['ACTIONS'] = {
  steps: { name: 'Paso Firme', line: 'Un paso o dos, sin soltar nada.', flavour: 'Un pie. El otro. Y otra vez.' },
  head: {
    name: 'Cabeza Fría',
    line: 'Menos Horror, y a veces Tiempo de propina.',
    flavour: 'Es solo la película. Repítelo.',
  },
  swing: {
    name: 'Golpe a Ciegas',
    line: 'Un golpe, a donde vaya el brazo.',
    flavour: 'Con los ojos abiertos sale mejor.',
  },
  breath: {
    name: 'Tomar Aire',
    line: 'Recupera Salud. Puede costar el resto del turno.',
    flavour: 'Adentro. Afuera. Escucha. Adentro.',
  },
  'take-two': {
    name: 'Segunda Toma',
    line: 'Después de tirar: un dado otra vez, o todos por 2 de Tiempo.',
    flavour: 'La misma frase, con menos gritos.',
  },
  rummage: { name: 'Rebuscar', line: 'Busca donde haya un montón.', flavour: 'Siempre se le olvida algo a alguien.' },
  run: { name: 'A Todo Correr', line: 'Lejos y rápido, hasta que no.', flavour: 'Fuera tacones. Ya.' },
  duck: {
    name: '¡Agáchate!',
    line: 'Cuando te atacan: menos daño, o ninguno.',
    flavour: 'Hacia abajo también es una salida.',
  },
  racket: {
    name: 'Armar Escándalo',
    line: 'Baja el Horror. Si falla, también el Tiempo.',
    flavour: 'Toca la bocina. Todos la tocan.',
  },
  'make-do': {
    name: 'Lo Que Haya a Mano',
    line: 'Los treses y los cuatros cuentan.',
    flavour: 'Un trapeador es una lanza con pasado.',
  },
  think: {
    name: 'Pensarlo Bien',
    line: 'Más dados para la próxima tirada.',
    flavour: 'En la segunda película había una salida.',
  },
  'not-this-time': {
    name: 'Esta Vez No',
    line: 'Cuando te atacan: menos daño, y algo de vuelta.',
    flavour: 'Se lo venía buscando desde la primera bobina.',
  },
  'haul-off': {
    name: 'A Brazo Partido',
    line: 'Un golpe como es debido. Y calma los nervios.',
    flavour: 'Desde el hombro, y con ganas.',
  },
  'lie-low': {
    name: 'Agazaparse',
    line: 'Mucha Salud por mucho Tiempo.',
    flavour: 'Debajo del asiento. Con los chicles.',
  },
  'all-in': {
    name: 'Todo o Nada',
    line: 'El golpe más fuerte que hay. Acierta hasta cuando falla.',
    flavour: 'Nada guardado para la segunda parte.',
  },
};
