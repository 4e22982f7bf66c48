import type { Words } from '../../shape.ts';
import { plural } from '../grammar.ts';

type RuleCards = Words['ruleCards'];

export const RULE_CARDS: RuleCards['RULE_CARDS'] = [
  {
    title: 'Tu turno',
    aside: 'Cartas, dados y un reloj.',
    lines: [
      { lead: 'Ganas', says: 'cuando muere el Asesino. Pierdes cuando mueres tú.', rule: 'FG26.1' },
      { lead: 'Juega', says: 'una carta de acción, tira los dados, cumple la línea que salió.', rule: 'FG4.3' },
      {
        lead: 'Descarta',
        says: 'cualquier carta por 1 de Tiempo, en cualquier momento de tus acciones.',
        rule: 'FG7.3',
      },
      { lead: 'Usa', says: 'objetos entre dos cartas.', rule: 'FG4.7' },
      { lead: 'Salva', says: 'víctimas siempre que estés en una salida.', rule: 'FG9.2' },
      { lead: 'Se acaba', says: 'cuando paras, lo dice una línea o el Tiempo baja de cero.', rule: 'FG4.5' },
      { lead: 'Luego, Planes:', says: 'toma cartas por Tiempo. Lo que sobra se pierde.', rule: 'FG13.1' },
    ],
  },
  {
    title: 'Los dados',
    aside: 'Cuanto más Horror, menos.',
    lines: [
      { lead: '5 y 6', says: 'son éxitos.', rule: 'FG5.2' },
      { lead: '3 y 4', says: 'son medios. Dos cartas de tu mano completan uno.', rule: 'FG5.3' },
      { lead: '1 y 2', says: 'no son nada.', rule: 'FG5.2' },
      { lead: 'El Horror', says: 'decide los dados: tres, dos, al final uno.', rule: 'FG6.1' },
      { lead: 'Segunda Toma', says: 'tira un dado otra vez, o todos por 2 de Tiempo.', rule: 'FG5.8' },
      {
        lead: 'Segundo aire:',
        says: 'un dado más con tu último corazón, y otro con el del Asesino.',
        rule: 'FG22.5',
      },
    ],
  },
  {
    title: 'Caminar y salvar',
    aside: 'Siguen a quien parece saber a dónde va.',
    lines: [
      { lead: 'Cada paso', says: 'trae hasta dos víctimas contigo.', rule: 'FG8.3' },
      { lead: 'Nunca', says: 'al espacio del Asesino. De ahí, encantadas.', rule: 'FG8.4' },
      { lead: 'En una salida', says: 'las salvas; cada una llena un lugar y paga.', rule: 'FG9.3' },
      { lead: 'Las recompensas', says: 'llegan cuando quieras, pero antes de tu próxima carta.', rule: 'FG9.4' },
      { lead: 'Todos los lugares llenos:', says: 'tu momento estelar, por el resto de la función.', rule: 'FG9.6' },
      { lead: 'Busca', says: 'con una carta, donde haya un montón. Dos manos, una mochila.', rule: 'FG10.1' },
    ],
  },
  {
    title: 'Golpear',
    aside: 'Alguien tiene que hacerlo.',
    lines: [
      { lead: 'Un ataque', says: 'golpea en tu espacio, o al alcance exacto de un arma.', rule: 'FG12.1' },
      { lead: 'Un arma', says: 'suma a un golpe que haga algún daño.', rule: 'FG12.2' },
      { lead: 'Los Secretos menores', says: 'reciben el daño primero.', rule: 'FG12.4' },
      { lead: 'El último corazón', says: 'se voltea cuando un golpe no halla otra cosa.', rule: 'FG22.2' },
      { lead: 'Vacío:', says: 'muerte. Un número: otra vez en pie, y la fase se corta.', rule: 'FG22.3' },
      { lead: 'Los Esbirros', says: 'se reparten lo que hagas, nunca con el Asesino.', rule: 'FG24.3' },
    ],
  },
  {
    title: 'La otra parte',
    aside: 'No decide nada. Eso es lo peor.',
    lines: [
      { lead: 'Primero,', says: 'el Asesino hace lo que dice la carta de Último Acto.', rule: 'FG14.1' },
      { lead: 'Luego,', says: 'una carta de Pavor, de arriba abajo.', rule: 'FG14.2' },
      { lead: '¿Por quién?', says: 'Lo más cercano, una víctima o tú, según la orden.', rule: 'FG15.2' },
      { lead: 'Las víctimas', says: 'van antes que tú, salvo que te nombren.', rule: 'FG15.6' },
      { lead: 'Sin tirar:', says: 'un ataque lo hace todo. Tu respuesta son las reacciones.', rule: 'FG16.3' },
      { lead: 'Muere una víctima:', says: 'la Sed de Sangre sube un escalón, y tiene efecto.', rule: 'FG17.2' },
      { lead: 'Los empates', says: 'van según tu ajuste.', rule: 'FG28.1' },
    ],
  },
  {
    title: 'Cómo empeora',
    aside: 'En este orden.',
    lines: [
      {
        lead: 'Pánico:',
        says: 'tras una muerte, las víctimas junto a un Enemigo corren según un dado.',
        rule: 'FG20.1',
      },
      { lead: 'El Secreto', says: 'se revela en su escalón de Sed de Sangre.', rule: 'FG18.1' },
      { lead: 'Los Sucesos', says: 'ocurren cuando lo dice una carta. Algunos se quedan.', rule: 'FG23.1' },
      { lead: 'Horror por encima de 8', says: 'es Sed de Sangre. Por debajo de 1 es Tiempo.', rule: 'FG6.2' },
      { lead: 'Diez cartas de Pavor,', says: 'y luego el Último Acto, para siempre.', rule: 'FG21.1' },
      { lead: 'Después del turno 40', says: 'la noche misma cuesta Salud.', rule: 'FG26.4' },
    ],
  },
];

export const RULE_CARD_WORDS: RuleCards['RULE_CARD_WORDS'] = {
  title: 'Apuntes',
  cards: 'Las reglas en seis tarjetas',
  reference: 'Todas las reglas',
  search: 'Buscar reglas',
  searchHint: 'una palabra, o FG12.2',
  topics: 'Temas',
  terms: 'Palabras del oficio',
  tips: 'Consejos de la cabina',
  found: (rules, terms) =>
    rules + terms === 0
      ? 'Nada. El libro calla; el público también.'
      : [plural(rules, 'regla'), ...(terms === 0 ? [] : [plural(terms, 'palabra')])].join(', '),
  toRule: (id, title) => `${id} ${title}, la regla`,
};
