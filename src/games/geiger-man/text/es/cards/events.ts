import type { Words } from '../../shape.ts';

export const EVENTS: Words['events']['EVENTS'] = {
  kid: {
    name: 'El Niño de la Capa',
    line: 'Una víctima especial: perderla sale caro.',
    rule: 'La víctima común más cercana a la Chica pasa a ser el Niño. A salvo: además, Horror –1. Muerto: Horror +2.',
    flavour: 'No puede volar. Ya se lo dijeron.',
  },
  star: {
    name: 'La Primera Actriz',
    line: 'Una víctima especial: vale por dos, y ocupa por dos.',
    rule: 'Entra al Pie de la Pantalla y ocupa los dos puestos de acompañante. A salvo: llena dos lugares, con las dos recompensas; si hay uno libre, ese y la recompensa posterior; si no hay, dos veces la posterior. Muerta: Sed de Sangre +1 más.',
    flavour: 'Su contrato prohíbe correr.',
  },
  sergeant: {
    name: 'El Sargento',
    line: 'Una víctima especial: muere primero, y devuelve el golpe.',
    rule: 'Entra en el Portón. Un Enemigo que ataque víctimas en su espacio lo mata primero a él. Muerto: el Asesino recibe 1 de daño, que no es de la Chica.',
    flavour: 'Lo mandaron a decir que no pasa nada.',
  },
  jammed: {
    name: 'El Portón No Abre',
    line: 'El Portón no es salida.',
    rule: 'El Portón no es salida. Se acaba en el Cierre en que haya cuatro muertos o más, contando los especiales, o cuando la Chica gasta ahí 3 de Tiempo en la fase de Acción.',
    flavour: 'Para entrar se abría bien.',
  },
  dust: {
    name: 'Tormenta de Polvo',
    line: 'Los movimientos largos se acortan, para todos.',
    rule: 'Sus movimientos de carta de dos o más pasos son un paso más cortos. El movimiento del Asesino es 1 menor, nunca menos de 1. Se acaba con el Último Acto.',
    flavour: 'La película sigue. No se nota.',
  },
  'full-house': {
    name: 'Lleno Total',
    line: 'Cinco víctimas más.',
    rule: 'Víctimas nuevas: dos en la Primera Fila, una en la Fila del Medio, una en la Fila de Atrás y una en el Estacionamiento.',
    flavour: 'Hay lugar de pie. Para correr, menos.',
  },
  nobody: {
    name: 'De Esta No Se Va Nadie',
    line: 'Las víctimas de las filas no siguen a nadie.',
    rule: 'Las víctimas de las filas no siguen a la Chica. Se acaba cuando la Sed de Sangre llega al escalón 4.',
    flavour: 'Quieren saber cómo acaba.',
  },
  wire: {
    name: 'El Cable Tensor',
    line: 'Un camino de la Pasarela a la Cabina, para la Chica.',
    rule: 'La Pasarela y la Cabina de Proyección están a un paso, solo para la Chica. Por ahí no la sigue nadie.',
    flavour: 'Aguanta un foco y una ardilla.',
  },
  phone: {
    name: 'El Teléfono del Remolque',
    line: 'Una llamada te libra de una carta de Pavor.',
    rule: 'En el Remolque del Gerente, en la fase de Acción, por 3 de Tiempo: se descarta a la vista la primera carta de Pavor, sin que pase nada. Luego se descarta esta.',
    flavour: 'Línea compartida. Ya no hay con quién.',
  },
  rain: {
    name: 'Lluvia Caliente',
    line: 'Tres Cierres en que estar afuera puede costar Salud.',
    rule: 'Tres marcadores. En cada Cierre, si la Chica está afuera, tira un dado: con un 1, Salud –1. Luego se quita un marcador, y con el último, la carta.',
    flavour: 'Limpiaparabrisas. Y ventanillas arriba.',
  },
  stowaway: {
    name: 'El Polizón',
    line: 'Una víctima especial: fácil de llevar, cara de perder.',
    rule: 'La víctima común más cercana a la Chica pasa a ser el Polizón, que no ocupa puesto de acompañante. A salvo: además, Tiempo +1. Muerto: Horror +2.',
    flavour: 'Entre las sacas de correo desde Amarillo.',
  },
  heiress: {
    name: 'La Heredera',
    line: 'Una víctima especial: cada paso suyo tiene precio.',
    rule: 'Entra en el Compartimento C y solo sigue un paso si la Chica paga 1 de Tiempo por él. A salvo: además, un objeto de la caja, al azar. Muerta: Horror +1.',
    flavour: 'Ya tocó el timbre cuatro veces.',
  },
  conductor: {
    name: 'El Revisor',
    line: 'Una víctima especial: con él siguen tres.',
    rule: 'Entra en el Vagón de Día. Desde su espacio pueden seguir tres en vez de dos, con él o sin él. Muerto: Sed de Sangre +1 más.',
    flavour: 'Boletos, por favor. Después, la huida.',
  },
  washout: {
    name: 'La Vía Inundada',
    line: 'El Tanque de Agua no es salida.',
    rule: 'El Tanque de Agua no es salida. Se acaba en el Cierre en que haya cuatro muertos o más, contando los especiales, o cuando la Chica gasta ahí 3 de Tiempo en la fase de Acción.',
    flavour: 'El lago volvió un momento.',
  },
  'salt-fog': {
    name: 'Niebla Salada',
    line: 'Nada llega lejos, y el Asesino va más lento.',
    rule: 'Nada de la Chica alcanza más allá de un paso. El movimiento del Asesino es 1 menor, nunca menos de 1. Se acaba con el Último Acto.',
    flavour: 'El aire se puede lamer. No lo lamas.',
  },
  excursion: {
    name: 'La Excursión',
    line: 'Cinco víctimas más.',
    rule: 'Víctimas nuevas: dos en el Vagón Comedor, una en el Vagón de Día, una en el Vagón Dormitorio y una en el Balasto Norte.',
    flavour: 'Trajeron un estandarte.',
  },
  curtains: {
    name: 'Detrás de las Cortinas',
    line: 'Las víctimas acostadas no siguen a nadie.',
    rule: 'Las víctimas del Vagón Dormitorio y del Compartimento C no siguen a la Chica. Se acaba cuando la Sed de Sangre llega al escalón 4.',
    flavour: 'No molestar. Ahí lo dice.',
  },
  roof: {
    name: 'Escalerillas al Techo',
    line: 'Un camino del Ténder al Vagón Salón, para la Chica.',
    rule: 'El Ténder y el Vagón Salón están a un paso, solo para la Chica. Por ahí no la sigue nadie.',
    flavour: 'Cuidado con la chimenea.',
  },
  telegraph: {
    name: 'El Telégrafo Aún Sirve',
    line: 'Un telegrama te libra de una carta de Pavor.',
    rule: 'En la Caseta de Señales, en la fase de Acción, por 3 de Tiempo: se descarta a la vista la primera carta de Pavor, sin que pase nada. Luego se descarta esta.',
    flavour: 'Alguien contesta. Desde 1889.',
  },
  'lake-wind': {
    name: 'Viento del Lago',
    line: 'Tres Cierres en que estar afuera puede costar Salud.',
    rule: 'Tres marcadores. En cada Cierre, si la Chica está afuera, tira un dado: con un 1, Salud –1. Luego se quita un marcador, y con el último, la carta.',
    flavour: 'Sopla de donde había agua.',
  },
};
