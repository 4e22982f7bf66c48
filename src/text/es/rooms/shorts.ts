import type { Catalogue } from '../../language.ts';

/** The rest of the book: ten scenes, each with its goal, a sentence a step, and a closing line by how it went. */
export const SHORTS: Catalogue['shorts']['SHORTS'] = {
  title: 'El resto del libro',
  aside: 'diez escenas, dos minutos cada una',
  says: 'Cada una trata de una regla. La mesa es de una película de verdad, los dados van cargados y nada cuenta: ni para el libro ni para la película que dejaste.',
  rule: (id) => `Regla ${id}`,
  play: 'Jugarla',
  playNamed: (title) => `Jugarla: ${title}`,
  leave: 'Dejar la escena',
  end: {
    title: (scene) => `${scene}: corte`,
    again: 'Otra vez',
    next: (scene) => `Siguiente: ${scene}`,
    list: 'Las diez escenas',
    back: 'Volver a la película',
    out: 'Cartelera',
  },
  scenes: {
    'take-attack': {
      title: 'Tomar+Atacar',
      goal: 'La meta: armarse y golpear en un solo turno.',
      steps: {
        take: 'Cuesta el turno de toda la butaca, que aquí es un superviviente. Toma la Escopeta y ataca.',
        aim: 'Elige: los Terrores de la pantalla, o los Vecinos de la horda I. Dispara con Músculo o con Agallas; el Músculo del Ranchero es mejor.',
        roll: 'Un spunto sube el atributo en uno antes de tirar, hasta once.',
        damage:
          'Impacto. De dos dados, la Escopeta se queda con el mayor, o suma los dobles. Gasta lo que creas que falta.',
      },
      closing: {
        done: 'Con arma, y un monstruo menos. Con tres supervivientes en la butaca habría costado tres acciones; con uno no cuesta nada. Llamar a un superviviente que ataca es la otra mitad de esta regla.',
      },
    },
    counterstrike: {
      title: 'Contragolpe',
      goal: 'La meta: que lamenten dos seises.',
      steps: {
        wait: 'La Exploradora tiene la Pistola de Servicio. Ahora viene el Director, así que el Cocinero descansa.',
        aim: 'Dos seises: la horda tropezó, y la Exploradora devuelve el golpe a una de sus cartas. Elige la carta y el arma.',
        roll: 'Es un ataque como cualquier otro: un spunto sube el atributo en uno, hasta once.',
        damage: 'Impacto. La Pistola hace un dado y dos más. Gasta lo que creas que falta.',
      },
      closing: {
        down: 'Una carta menos en esa horda, en pleno turno del Director y sin gastar ninguna acción. Pero vale para ambos: si tú sacas dos seises, te devuelven el golpe.',
        stood: 'Sigue en pie, porque el daño pequeño no deja marca. Nada perdido: un contragolpe no cuesta acción.',
        waived: 'Lo dejaste pasar. Está permitido. No es lo habitual.',
      },
    },
    'familiar-face': {
      title: 'Cara Conocida',
      goal: 'La meta: enterrar a alguien que conocías.',
      steps: {
        take: 'Primero arma al Científico: toma la Pistola de Rayos. Después, no pierdas de vista al Vagabundo.',
        attack:
          'Dos unos se llevaron al Vagabundo: ahora es una Cara Conocida, un monstruo que vale su Músculo, seis, y su horda hace más daño. Dispárale.',
        roll: 'Cerebro nueve o menos. Un spunto ayuda, pero quizá haga más falta en el daño.',
        damage:
          'Dos dados de daño. Con seis va a los descartes, y algún día vuelve; con diez, al cementerio. Con tres spuntos, diez es probable.',
      },
      closing: {
        buried: 'Diez o más, y ya está en el cementerio. De ahí no sale nadie.',
        discarded:
          'Cayó, pero solo en los descartes: otra bobina puede traerlo de vuelta. Con diez de daño quedaba enterrado.',
      },
    },
    'lent-power': {
      title: 'Poder prestado',
      goal: 'La meta: no perder a nadie mientras alguien tenga poder.',
      steps: {
        rest: 'La Bibliotecaria gastó casi todo y falló. Tú tienes siete spuntos de poder; que el Cocinero descanse y gane dos más.',
        lend: 'Le dieron a la Bibliotecaria, y no puede pagar sola. El poder ayuda a cualquiera, y te piden el tuyo. Préstalo o guárdalo.',
        again: 'El Cocinero tiene Velocidad cinco y forcejea mal. Que descanse otra vez mientras se pueda.',
        pay: 'Once de daño. Primero se van los spuntos de descanso, luego tu poder, luego el de otros, si lo prestan. Págalo todo, o forcejea.',
      },
      closing: {
        borrowed:
          'Prestaste, te prestaron y nadie se perdió. Una butaca de la máquina puede negarse; entonces se le pide a la siguiente.',
        alone:
          'Guardaste tu poder, y alcanzó justo. Si no, se habría pedido a las demás butacas, primero a la más rica.',
        flailed:
          'Los spuntos de un forcejeo también se pueden pedir prestados. Lo prestado no vuelve, sea de quien sea.',
      },
    },
    blob: {
      title: 'La masa',
      goal: 'La meta: sacar la masa de la pantalla.',
      steps: {
        attack:
          'Tres puntos de masa ocupan el fotograma I, y con ellos ahí ninguna bobina acaba. Que el Coronel la golpee.',
        roll: 'Músculo ocho o menos. Dos unos serían un impacto común: no tiene cabeza.',
        damage:
          'A diferencia de un monstruo, guarda cada herida: un punto menos por cada daño. Gasta, si quieres acabar ya.',
        again: 'Más pequeña, y ahí sigue. El Ranchero puede rematarla.',
        rollAgain: 'Músculo ocho otra vez. Con dos seises devuelve el golpe, con los puntos que le queden.',
        finish: 'Impacto. Casi cualquier tirada sirve.',
      },
      closing: {
        together:
          'Se acabó. Hicieron falta dos, y contaron ambas heridas. Tiene tres puntos por bobina: mejor encontrarla temprano.',
        atOnce:
          'Se acabó de un golpe, por unos spuntos. Tiene tres puntos por bobina: más tarde hace falta una multitud.',
      },
    },
    'plot-device': {
      title: 'Recurso de guion',
      goal: 'La meta: revelar un recurso de guion y no perder la calma.',
      steps: {
        take: 'Toma la Llave Inglesa. Lo que llene el hueco le toca al Ranchero.',
        test: '“Están Allá Afuera”, y el Director lo usa. Prueba de Agallas, siete o menos; si falla, ataca todo lo que hay en la mesa. ¿Gastas?',
      },
      closing: {
        passed:
          'Superada, y no pasó nada. Un recurso usado se entierra; uno que el Director rechaza se descarta, y puede volver.',
        assault:
          'Fallada: asalto general. Cada horda y cada monstruo de la pantalla atacó una vez, y falló. Pura suerte. La carta, al menos, quedó enterrada.',
      },
    },
    'group-test': {
      title: 'Prueba de grupo',
      goal: 'La meta: que tres personas no pierdan la cabeza.',
      steps: {
        take: 'Toma la Llave Inglesa y mira qué entra.',
        first:
          'Histeria Colectiva: todos hacen una prueba de Agallas, y empieza quien la causó. El Vagabundo tiene ocho.',
        second: 'Los demás siguen en el sentido del reloj. El Detective tiene Agallas cinco; cada spunto suma uno.',
        third: 'Por último la Reportera, Agallas seis. Quien falla pierde su próxima acción. ¿Vale la pena?',
      },
      closing: {
        calm: 'Nadie perdió una acción. Costó spuntos que una horda también habría querido.',
        one: 'Una acción perdida, otra comprada. En una prueba de grupo, gasta en quien tenga algo importante que hacer.',
        two: 'Dos acciones perdidas y los spuntos guardados. Si no había nada urgente, es un precio justo.',
      },
    },
    'pod-player': {
      title: 'Jugador Vaina',
      goal: 'La meta: perder a tu último superviviente y seguir jugando.',
      steps: {
        fall: 'Le dieron a la Bibliotecaria, y no queda nadie a quien llamar. Forcejea. Los dados van cargados; lo siento.',
        take: 'Tu butaca quedó fuera, y sigue con el otro bando. Toma un monstruo de la pantalla: con eso ya juegas como Jugador Vaina.',
        strike: 'Tu horda ataca en el acto, como cualquier horda. Conoces a esta gente. Elige.',
      },
      closing: {
        done: 'Desde aquí tu butaca tiene cada ronda un turno de Director, sin el fundido. En una película te preguntan antes: seguir con ellos, o mirar.',
      },
    },
    'turning-point': {
      title: 'Punto de Giro',
      goal: 'La meta: acabar la bobina ahora que nadie reparte.',
      steps: {
        take: 'Una butaca perdida tomó un monstruo: ya son dos contra dos. Es el Punto de Giro. El mazo de la bobina se cerró, así que toma un arma: nada llena el hueco.',
        last: 'Una carta en la pantalla y ningún mazo detrás. Tómala, suelta lo que quieras, y la bobina se acaba.',
        star: 'Pantalla despejada: una Estrella del Terror. ¿Para quién?',
      },
      closing: {
        done: 'El resto de ese mazo no lo vio nadie. Un Punto de Giro es una mala noticia que acorta bobinas: despeja la pantalla antes de que le saquen provecho.',
      },
    },
    'last-one-standing': {
      title: 'El Último en Pie',
      goal: 'La meta: seguir ahí cuando enciendan las luces.',
      steps: {
        fall: 'Le dieron al Robot, y no queda nadie a quien llamar. Forcejea. Los dados van cargados; lo siento.',
        act: 'Queda uno, con una última acción y una Estrella del Terror que salió en el dado. Descansa y gana spuntos, o espera.',
        second: 'La estrella compra ahora una segunda acción. O espera, y guárdala para sus dados.',
        spare: 'Impacto. Con la estrella tiran otra vez, pero esa horda solo falla con dos seises. Úsala, o acéptalo.',
        answer: 'Págalo todo, o forcejea con Velocidad siete. Después no viene nadie más.',
      },
      closing: {
        survived: 'Cada rival tuvo su turno, y ahí sigues. La película termina con vida, a mitad de una bobina.',
        lost: 'No queda nadie. Era la única salida, y era estrecha.',
      },
    },
  },
};
