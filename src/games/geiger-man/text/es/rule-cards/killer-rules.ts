/** FG14–FG20 */
export const KILLER_RULES = {
  'FG14.1': {
    title: 'Primero',
    says: 'El Asesino hace lo que dice la carta de Último Acto: el dorso hasta que se voltee, la cara desde entonces. También los Esbirros, como diga.',
  },
  'FG14.2': {
    title: 'Luego, Pavor',
    says: 'Se saca la primera carta de Pavor y se cumple de arriba abajo, salvo que haya empezado el Último Acto.',
  },
  'FG14.3': {
    title: 'Antes y después',
    says: 'Los Secretos que hablan de la apertura o del cierre de la fase actúan antes de todo eso, o después.',
  },
  'FG15.1': {
    title: 'Órdenes',
    says: 'Primero un objetivo, luego cada movimiento y cada ataque, de izquierda a derecha.',
  },
  'FG15.2': {
    title: 'Por quién',
    says: 'La víctima más cercana; la Chica; o lo que esté más cerca. Solo “Chica” te nombra; ser lo más cercano, no.',
  },
  'FG15.3': {
    title: 'Igual de cerca',
    says: 'Entonces, el espacio con más víctimas. Tú no eres una. Si sigue el empate: tu ajuste.',
  },
  'FG15.4': {
    title: 'El objetivo es un espacio',
    says: 'Se elige una vez y se mantiene, muera quien muera ahí mientras tanto.',
  },
  'FG15.5': {
    title: 'Caminar',
    says: 'Un movimiento son hasta tantos pasos por el camino más corto. Un Enemigo se para donde está el objetivo y pasa de largo ante los demás.',
  },
  'FG15.6': {
    title: 'Golpear',
    says: 'A la Chica, si estaba nombrada y está ahí; si no, a las víctimas antes que a la Chica. A cuál: tu ajuste.',
  },
  'FG15.7': {
    title: 'Más de un ataque',
    says: 'Cada uno más es un ataque nuevo: a otra víctima, o a la Chica, aunque sean dos veces.',
  },
  'FG15.8': {
    title: 'Sin llegar',
    says: 'Un Enemigo que no llegó a su objetivo golpea a quien esté donde se paró, primero a las víctimas.',
  },
  'FG15.9': { title: 'Nadie por quien ir', says: 'Ningún movimiento, y un golpe a quien esté a mano.' },
  'FG15.10': {
    title: 'Poner no es mover',
    says: 'Un Enemigo puesto, empujado o arrastrado no pasa por ninguna parte ni activa trampas.',
  },
  'FG15.11': {
    title: 'Valores',
    says: 'Se leen al empezar cada movimiento o ataque: una muerte en el primero puede empeorar el segundo.',
  },
  'FG16.1': {
    title: 'Cuando te atacan',
    says: 'Sin tirar: un ataque hace todo su valor. Una víctima muere, y lo que sobra se pierde.',
  },
  'FG16.2': { title: 'Muere una víctima', says: 'La Sed de Sangre sube 1 antes de que siga nada más.' },
  'FG16.3': {
    title: 'Reacciones',
    says: 'Cuando te atacan puedes jugar cartas de reacción y usar objetos, de uno en uno, hasta que no quede nada del ataque o lo aguantes.',
  },
  'FG16.4': {
    title: 'Devolver el golpe',
    says: 'Una reacción que hace daño le da a quien ataca, con un arma para tu espacio, antes del resto del ataque.',
  },
  'FG16.5': {
    title: 'Lo que no paran',
    says: 'Las reacciones no protegen a las víctimas, y una simple pérdida de Salud no la evita nada.',
  },
  'FG16.6': { title: 'Lo que queda', says: 'Se resta de tu Salud. Cada ataque se cuenta aparte.' },
  'FG16.7': {
    title: 'Cae quien ataca',
    says: 'Si una reacción mata al Esbirro, o voltea el último corazón del Asesino, el ataque se acabó.',
  },
  'FG17.1': {
    title: 'Sed de Sangre',
    says: '+1 por cada víctima muerta, por quien sea o por lo que sea, y donde lo diga una carta.',
  },
  'FG17.2': {
    title: 'Un escalón más',
    says: 'Su efecto ocurre una vez, en el acto, escalón por escalón. Un ataque en curso conserva su valor.',
  },
  'FG17.3': { title: 'Por encima del último', says: 'Cada subida más trae el efecto que hay encima.' },
  'FG18.1': {
    title: 'El Secreto',
    says: 'Se revela cuando la Sed de Sangre llega a su escalón, a más tardar con el Último Acto, y vale desde entonces.',
  },
  'FG18.2': {
    title: 'Secretos menores',
    says: 'Algunas cartas de Pavor se quedan, con Salud propia, hasta que se les acabe.',
  },
  'FG18.3': { title: 'No se reponen', says: 'Cuando el Asesino se recupera, los Secretos menores no.' },
  'FG19.1': {
    title: 'Pavor',
    says: 'De arriba abajo. Cada Enemigo cumple cada orden, primero los Esbirros, salvo que diga “a solas”.',
  },
  'FG19.2': {
    title: 'Sin víctimas',
    says: 'Algunas cartas se descartan entonces por la siguiente. Nada de lo que hay debajo ocurre.',
  },
  'FG19.3': {
    title: 'Más cercano',
    says: 'Donde una carta dice más cercano, los empates van por más víctimas, y luego por tu ajuste.',
  },
  'FG19.4': { title: 'Descartada del mazo', says: 'Una carta de Pavor que se descarta del mazo no ocurre.' },
  'FG19.5': {
    title: 'Contar muertes',
    says: 'Las víctimas especiales son víctimas. Las muertes “con esta carta” son las de esa sola carta.',
  },
  'FG20.1': {
    title: 'Pánico',
    says: 'En un turno en que murió una víctima, toda víctima que comparta espacio con un Enemigo entra en pánico, una vez.',
  },
  'FG20.2': {
    title: 'Cómo corren',
    says: 'Un dado para cada una: va a donde lleve ese número, o se queda si no lleva a ninguna parte. El orden lo pones tú.',
  },
  'FG20.3': {
    title: 'A peor',
    says: 'Las víctimas pueden correr hacia un Enemigo. Tú nunca entras en pánico, salvo que lo diga una carta.',
  },
  'FG20.4': {
    title: 'Pánico por carta',
    says: 'Las cartas pueden causarlo en otros momentos. Entonces no hace falta ninguna muerte.',
  },
} as const;
