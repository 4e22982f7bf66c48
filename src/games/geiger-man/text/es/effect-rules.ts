import type { Effect, KillerId } from '../../../../rules/geiger-man/index.ts';
import type { Words } from '../shape.ts';
import { LOCATIONS } from './cards/locations.ts';
import { short } from './effects.ts';
import { agree, atHead, contracted, listed, number, signed, some, stopped } from './grammar.ts';
import { atSpace, elOrElla, endOf } from './names.ts';

type Order = Extract<Effect, { do: 'order' }>;
type Target = Order['target'];

/** Who is spoken of; a Killer that nobody knows yet is “el Asesino”. */
const subject = (killer: KillerId | null): string => (killer === null ? 'el Asesino' : elOrElla(killer));
/** “su espacio”, or whose where nobody was named before. */
const su = (killer: KillerId | null): string => (killer === null ? 'el espacio del Asesino' : 'su espacio');

const MOVES = ['', 'un movimiento', 'dos movimientos'];
const ATTACKS = ['', 'un ataque', 'dos ataques'];
const doing = (list: string): string => {
  const moves = [...list].filter((icon) => icon === 'M').length;
  const attacks = list.length - moves;
  if (moves === 0) return `sin moverse, con ${ATTACKS[attacks]}`;
  return attacks === 0 ? `con ${MOVES[moves]}, sin atacar` : `con ${MOVES[moves]} y ${ATTACKS[attacks]}`;
};
const FOR: Readonly<Record<Target, string>> = {
  closest: 'por lo que esté más cerca',
  victim: 'por la víctima más cercana',
  girl: 'por la Chica',
  most: 'por el espacio con más víctimas (si hay empate, el más cercano; si no queda ninguna, la Chica)',
};

function ordered({ who, target, icons }: Order, killer: KillerId | null): string {
  const hasMinions = killer !== 'salt-widow';
  const names = killer === null ? 'los Esbirros' : 'los Alacranes';
  if (who === 'minions') return `${atHead(names)} van ${FOR[target]}, ${doing(icons)}.`;
  if (who === 'killer' || !hasMinions) {
    const alone = hasMinions && who === 'killer' ? ' a solas' : '';
    return `${atHead(subject(killer))} va${alone} ${FOR[target]}, ${doing(icons)}.`;
  }
  return `${atHead(names)}, y después ${subject(killer)}, van ${FOR[target]}, ${doing(icons)}.`;
}

export const ruleOf: Words['effectRules']['ruleOf'] = (effect, killer, location) => {
  const he = subject(killer);
  const tagged = location === null ? 'una fila o un vagón' : LOCATIONS[location].tagged;
  switch (effect.do) {
    case 'order':
      return ordered(effect, killer);
    case 'recover':
      return `${atHead(he)} recupera ${effect.n}.`;
    case 'recover-per-pillar':
      return `${atHead(he)} recupera 1 por cada Pilar, como mucho ${effect.most}.`;
    case 'recover-unless-killed':
      return `Si con esta carta no mató a nadie en persona, ${he} recupera ${effect.n}.`;
    case 'spawn':
      return `${atHead(some(effect.n, 'o', 'Alacrán', 'Alacranes'))} ${agree(effect.n, 'aparece', 'aparecen')} en ${su(killer)}.`;
    case 'event':
      return 'Se saca un Suceso.';
    case 'reveal-power':
      return 'Se revela el Secreto.';
    case 'needs-victims':
      return 'Si no hay víctimas en el tablero, esta carta se descarta y se saca la siguiente.';
    case 'place-killer':
      return effect.at === 'search'
        ? `${atHead(he)} aparece en el espacio de búsqueda más cercano a la Chica, nunca en el de ella.`
        : `${atHead(he)} aparece en el espacio con Pilar más cercano a la Chica, si lo hay.`;
    case 'panic':
      return effect.who === 'near'
        ? `Toda víctima en ${su(killer)} o a un paso entra en pánico.`
        : `Toda víctima en ${tagged} entra en pánico.`;
    case 'roll-or-lose':
    case 'lose-if-failed':
      return 'Si la Chica está igual de cerca, hace una tirada de Horror; si falla, Salud –1.';
    case 'herd':
      return {
        exit: 'Toda víctima que no esté en una salida da un paso hacia la salida más cercana, todas a la vez, también al espacio de un Enemigo.',
        indoors:
          'Toda víctima que esté afuera da un paso hacia el espacio bajo techo más cercano, todas a la vez, también al espacio de un Enemigo.',
        killer: `Toda víctima a uno o dos pasos ${killer === null ? 'del Asesino' : `de ${he}`} da un paso hacia ${endOf(killer ?? 'geiger-man') === 'o' ? 'él' : 'ella'}.`,
      }[effect.to];
    case 'calm':
      return 'Nadie entra en pánico en la fase de Pánico de este turno.';
    case 'dark':
      return 'Un dado menos en las tiradas de Horror hasta el final de este turno.';
    case 'shut':
      return 'Hasta el final del próximo turno no hay paso entre el Vestíbulo y el Vagón Comedor.';
    case 'horror-if-tagged':
      return `Si la Chica está en ${tagged}: Horror ${signed(effect.by)}.`;
    case 'victims':
      return `Víctimas nuevas: ${listed(effect.at.map(([space, n]) => `${number(n, 'a')} ${atSpace(space)}`))}.`;
    case 'pillar':
      return {
        girl: 'Se pone un Pilar en el espacio de la Chica, si no lo tiene y queda alguno.',
        victim:
          'Se pone un Pilar en el espacio de la víctima más cercana a la Chica, si no lo tiene y queda alguno; si no hay víctimas, en el de la Chica.',
        exits: 'Se ponen Pilares en las salidas que no tengan, en el orden del Lugar, mientras queden.',
      }[effect.at];
    case 'pillars-back':
      return `Todos los Pilares vuelven a la reserva; ${he} recupera 1 por cada uno.`;
    case 'pull':
      return `La Chica y toda víctima que esté a un paso exacto son arrastradas ${contracted('a', su(killer))}.`;
    case 'lose-card':
      return 'La Chica descarta una carta de acción a su elección; si no tiene ninguna, Salud –1.';
    case 'lay-out':
      return '';
    default:
      return stopped(atHead(short(effect)));
  }
};

export const lineRule: Words['effectRules']['lineRule'] = (line, killer, location) =>
  line
    .map((effect) => ruleOf(effect, killer, location))
    .filter((words) => words !== '')
    .join(' ');
