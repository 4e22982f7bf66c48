/** FG5–FG13 */
export const GIRL_RULES = {
  'FG5.1': {
    title: 'Cuántos dados',
    says: 'Los que marque la escala de Horror, más lo que sume y menos lo que reste, y nunca menos de uno.',
  },
  'FG5.2': { title: 'Leer los dados', says: 'Un 5 o un 6 es un éxito. Un 3 o un 4, medio éxito. Un 1 o un 2, nada.' },
  'FG5.3': {
    title: 'Completar un medio',
    says: 'Descarta dos cartas de acción, y un 3 o un 4 es un éxito. Tantas veces como dé la mano, dado por dado.',
  },
  'FG5.4': { title: 'Contar', says: 'Si al final no hay ningún éxito, la tirada falló. Más de dos cuentan como dos.' },
  'FG5.5': {
    title: 'Cambiar una tirada',
    says: 'En el orden que quieras, hasta que te guste: cartas por medios, Segunda Toma, objetos, tu momento estelar. Un dado completado se queda como está.',
  },
  'FG5.6': {
    title: 'La próxima tirada',
    says: 'Lo que ayuda a la próxima tirada ayuda a la siguiente, sea la que sea, y se pierde al acabar la fase de Acción.',
  },
  'FG5.7': {
    title: 'Tirar en otras fases',
    says: 'Fuera de la fase de Acción se tira igual. También ahí se puede cambiar todo.',
  },
  'FG5.8': {
    title: 'Segunda Toma',
    says: 'Un dado otra vez, o todos por 2 de Tiempo que debes tener. No es una tirada propia.',
  },
  'FG6.1': {
    title: 'Horror y dados',
    says: 'Horror 1 y 2: tres dados. De 3 a 7: dos. 8: uno. Si falta tiempo: tres en 1, dos hasta 5, uno desde 6.',
  },
  'FG6.2': {
    title: 'Fuera de la escala',
    says: 'Un paso por debajo de 1 da 1 de Tiempo. Uno por encima de 8 sube la Sed de Sangre.',
  },
  'FG6.3': { title: 'Dados ya tirados', says: 'Un cambio de Horror nunca altera una tirada que ya está en la mesa.' },
  'FG7.1': {
    title: 'Tiempo',
    says: 'De 0 a 12, y un puesto por debajo de cero. En 0 sigues; por debajo, tus acciones acaban con la que esté en curso.',
  },
  'FG7.2': { title: 'Sin Tiempo', says: 'Por debajo de cero, nada da Tiempo hasta que los Planes lo repongan.' },
  'FG7.3': {
    title: 'Una carta por Tiempo',
    says: 'En cualquier momento de tu fase de Acción puedes descartar cartas por 1 de Tiempo cada una, también después de tirar y antes de la línea. Por encima de 12 se pierde.',
  },
  'FG7.4': {
    title: 'Costos y pérdidas',
    says: 'Un costo hay que poder pagarlo. Una pérdida de una carta puede llevarte por debajo de cero.',
  },
  'FG7.5': {
    title: 'Tiempo en otras fases',
    says: 'Lo que se gana o se pierde después de los Planes cuenta para el turno que viene.',
  },
  'FG7.6': {
    title: 'Perdido antes de empezar',
    says: 'Si una pérdida te deja por debajo de cero, la próxima fase de Acción se acaba al abrirse.',
  },
  'FG8.1': {
    title: 'Moverse',
    says: '“Mover 2” son hasta dos pasos, cada uno a un espacio contiguo. Lo que no se usa se pierde.',
  },
  'FG8.2': { title: 'Entre Enemigos', says: 'Los Enemigos ni te paran ni te cuestan nada, al entrar o al salir.' },
  'FG8.3': {
    title: 'Acompañantes',
    says: 'Con cada paso pueden venir hasta dos víctimas del espacio que dejas. En el siguiente, otras pueden tomar su puesto.',
  },
  'FG8.4': {
    title: 'Donde no van',
    says: 'Ninguna víctima te sigue al espacio del Asesino. De ahí salen encantadas. Los Esbirros solos no las asustan.',
  },
  'FG8.5': { title: 'A empujones', says: 'Si te desplazan sin moverte, no te sigue nadie.' },
  'FG8.6': {
    title: 'Un paso cerrado',
    says: 'Mientras esté cerrado no existe: ni pasos, ni distancias, ni pánico por ahí.',
  },
  'FG8.7': {
    title: 'Quién viene',
    says: 'Lo eliges paso a paso, sin costo. Puedes dejar a quien quieras por el camino.',
  },
  'FG9.1': { title: 'Víctimas', says: 'Una víctima tiene 1 de Salud. Sola en una salida no se salva.' },
  'FG9.2': {
    title: 'Salvar',
    says: 'Siempre que estés en una salida en tu fase de Acción, también de paso, puedes salvar a las víctimas que haya ahí, a cuantas quieras.',
  },
  'FG9.3': {
    title: 'Lugares',
    says: 'Cada víctima a salvo llena un lugar libre de tu carta, a tu elección, y se te debe lo que da.',
  },
  'FG9.4': {
    title: 'Cuándo se cobra',
    says: 'En el acto, más tarde en la misma acción, o entre dos cartas: como quieras. Pero antes de la próxima carta de acción se toma todo lo que se deba.',
  },
  'FG9.5': { title: 'Una carta de recompensa', says: 'Se toma del estante. Si no está ahí, no hay nada.' },
  'FG9.6': {
    title: 'Momento estelar',
    says: 'Con el último lugar lleno, tu carta se voltea: el momento estelar es tuyo, en el acto. Cada víctima a salvo después da la recompensa posterior.',
  },
  'FG9.7': {
    title: 'Nadie te obliga',
    says: 'Se gana solo con la muerte del Asesino. Salvar paga, y es de buena educación.',
  },
  'FG9.8': {
    title: 'Sin límite',
    says: 'En un espacio cabe cualquier número de víctimas. Las que pone una carta simplemente están ahí.',
  },
  'FG10.1': {
    title: 'Buscar',
    says: 'Solo con una carta que lo diga, en un espacio de búsqueda, del montón que haya ahí.',
  },
  'FG10.2': { title: 'El primer objeto', says: 'Te lo llevas. El siguiente se queda como está.' },
  'FG10.3': {
    title: 'Los dos primeros',
    says: 'Te quedas con uno. El otro vuelve encima a la vista, o va al fondo boca abajo.',
  },
  'FG10.4': { title: 'Vacío', says: 'Un montón vacío se queda vacío.' },
  'FG11.1': {
    title: 'Dos manos',
    says: 'Un objeto con manos solo sirve en la mano; tienes dos. Los demás sirven donde estén. En la mochila cabe todo lo otro.',
  },
  'FG11.2': { title: 'Cambiar de manos', says: 'Cuando consigues un objeto, y en el Cierre. En ningún otro momento.' },
  'FG11.3': { title: 'Usos', says: 'Algunos objetos duran unos cuantos usos; otros, uno. El resto dura siempre.' },
  'FG11.4': {
    title: 'Usar no es jugar',
    says: 'Un objeto o una habilidad se usa; una carta se juega. Lo que habla de una cosa no habla de la otra.',
  },
  'FG11.5': { title: 'Soltar', says: 'Siempre que puedas cambiar de manos puedes soltar objetos para siempre.' },
  'FG11.6': { title: 'Fichas', says: 'Una ficha que nombra una carta está donde ella diga, y es suya.' },
  'FG12.1': {
    title: 'Atacar',
    says: 'Una carta de ataque golpea en tu espacio, o al alcance exacto de un arma en la mano. De lejos, el arma se nombra antes de tirar.',
  },
  'FG12.2': {
    title: 'Armas',
    says: 'Si la línea hace daño, un arma al alcance le suma. Dos nunca se suman. Una limitada pierde un uso por su alcance, aunque falle, o por lo que suma.',
  },
  'FG12.3': { title: 'Sin carta', says: 'Algunos objetos hacen daño por sí solos, como digan.' },
  'FG12.4': {
    title: 'Quién lo recibe',
    says: 'Primero los Secretos menores, el que elijas; luego los corazones del Asesino; luego el último.',
  },
  'FG12.5': { title: 'Asesino o Esbirros', says: 'En un espacio con los dos nombras una parte antes de tirar.' },
  'FG12.6': {
    title: 'Para qué sirve un arma',
    says: 'Para toda carta de acción que hizo daño, contra quien sea, salvo que diga otra cosa.',
  },
  'FG12.7': {
    title: 'Un golpe',
    says: 'Carta, arma y habilidades hacen una sola cantidad, de una vez. Un Secreto menor que el golpe destruye todavía contó.',
  },
  'FG13.1': {
    title: 'Planes',
    says: 'Toma cartas del estante por su costo en Tiempo. Nunca por debajo de cero, nunca una undécima carta.',
  },
  'FG13.2': { title: 'Cartas gratis', says: 'Las que no cuestan nada se pueden tomar siempre, hasta sin Tiempo.' },
  'FG13.3': { title: 'No se venden', says: 'Lo que está en los descartes todavía no se puede tomar.' },
  'FG13.4': {
    title: 'Después',
    says: 'El Tiempo se repone a 6, quede lo que quede, y al final los descartes vuelven al estante.',
  },
  'FG13.5': { title: 'Diez cartas', says: 'Si algo te da más, descartas en el acto hasta tener diez.' },
  'FG13.6': { title: 'Devolver', says: 'Lo que tomaste se puede devolver hasta que termines.' },
} as const;
