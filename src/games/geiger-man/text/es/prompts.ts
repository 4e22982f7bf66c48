import { percent } from '../../../../text/numerals.ts';
import type { Words } from '../shape.ts';
import { GIRLS } from './cards/girls.ts';
import { agree, atHead, plural, some } from './grammar.ts';
import {
  actionName,
  atSpace,
  cardName,
  deKiller,
  elOrElla,
  enemyName,
  girlShort,
  loOrLa,
  quoted,
  theItem,
  toSpace,
  victimName,
} from './names.ts';

type Prompts = Words['prompts'];

export const ASK: Prompts['ASK'] = {
  act: (girl) => `¿Qué hace ${girlShort(girl)}?`,
  roll: (of, successes) =>
    `${cardName(of)}: ${successes === 0 ? 'todavía sin éxito' : agree(successes, 'un éxito', 'dos éxitos')}.`,
  line: (card) => `${cardName(card)}: fallo. ¿De qué manera?`,
  walk: (girl, left) =>
    left === 0 ? `${girlShort(girl)} llegó.` : `${girlShort(girl)} tiene ${plural(left, 'paso')}. ¿A dónde?`,
  save: (victim) => `${atHead(victimName(victim))} está a salvo. ¿Qué lugar de la carta?`,
  reward: 'Aún se te debe algo. ¿Qué va primero?',
  keep: (space) => `Hay dos cosas ${atSpace(space)}. Una es tuya.`,
  arrange: '¿Qué llevas en las manos?',
  target: (of) => `${cardName(of)}: ¿a quién?`,
  weapon: (of) => `${cardName(of)}: ¿con qué?`,
  share: (left) => `${left} de daño. ¿Para quién?`,
  power: (left) => `${left} de daño. ¿Qué Secreto menor lo recibe?`,
  buy: (girl, time) =>
    time < 0
      ? `A ${girlShort(girl)} se le acabó el Tiempo. Solo cartas gratis.`
      : `${girlShort(girl)} tiene ${time} de Tiempo para gastar.`,
  react: (who, killer, damage) => `${atHead(enemyName(who, killer))} ataca: ${damage} de daño.`,
  panic: '¿A quién le entra el pánico ahora?',
  tie: (who, killer) =>
    who === null
      ? 'Daría lo mismo. Tú decides.'
      : `${atHead(enemyName(who, killer))} podría ir por más de un lado. Tú decides.`,
  tieVictim: (who, killer) => `${atHead(enemyName(who, killer))} golpea. ¿A quién?`,
};

export const ASK_CARD: Prompts['ASK_CARD'] = {
  june: `${GIRLS.june.ultimate.name}: ¿un dado más en esta tirada?`,
  vera: `${GIRLS.vera.ultimate.name}: ¿conservar el marcador?`,
  convert: '¿Qué carta se va a cambio?',
  limit: 'Once cartas. ¿Cuál se va?',
  push: (killer) => `De un empujón. ¿A dónde va a dar ${elOrElla(killer)}?`,
  dodge: 'Freno accionado. ¿Te haces a un lado?',
  brine: 'Salmuera. ¿Qué carta se pierde?',
  popcorn: (victim) => `¿A dónde va ${victim === 'plain' ? 'la víctima' : victimName(victim)}?`,
  counter: (terror) => `Lo próximo es ${quoted(cardName(terror))}. ¿Ponerla debajo del mazo?`,
  timetable: '¿En qué orden han de venir?',
  shovel: (killer) => `¿Empujar${loOrLa(killer)} lejos?`,
  ride: (item) => `${atHead(theItem(item))}: ¿a dónde?`,
  riders: (space) => `¿Quién viene contigo ${toSpace(space)}?`,
  call: (item) => `${atHead(theItem(item))}: ¿quién ha de oírlo?`,
};

export const ASIDE: Prompts['ASIDE'] = {
  half: (face) => `Un ${face} es medio éxito. Dos cartas lo completan.`,
  owed: (n) => `${atHead(some(n, 'a', 'recompensa'))} por tomar antes de la próxima carta.`,
  time: 'Cualquier carta descartada: Tiempo +1.',
  lastTime: 'Con esto se te acaba el Tiempo.',
  saves: (n) => `Aquí puedes salvar a ${some(n, 'a', 'víctima')}.`,
  hits: (damage, health) =>
    damage >= health
      ? `${damage} de daño voltearía tu último corazón.`
      : `${damage} de daño te dejaría en ${health - damage}.`,
  panicking: (n) => `${agree(n, 'Falta', 'Faltan')} ${plural(n, 'víctima')}.`,
  handFull: 'Diez cartas: la mano está llena.',
  secondWind: (n) => `Segundo aire: ${plural(n, 'dado')} más.`,
};

export const ODDS: Prompts['ODDS'] = {
  lines: (two, one, none) => `2+: ${percent(two)} · 1: ${percent(one)} · fallo: ${percent(none)}`,
  again: (two, one) => `2 o más: ${percent(two)}, 1: ${percent(one)}`,
  asItLies: 'tal como está',
  certain: 'seguro',
  spoken: (two, one, none) => `dos éxitos ${percent(two)}, uno ${percent(one)}, fallo ${percent(none)}`,
  dice: (n) => plural(n, 'dado'),
};

const far = (steps: number): string => (steps === 0 ? 'aquí mismo' : some(steps, 'o', 'paso'));

export const REACH: Prompts['REACH'] = {
  saves: (steps, n) => `${far(steps)}${n === 0 ? '' : `, salva a ${n}`}`,
  search: (steps) => `${far(steps)}, un montón que revisar`,
  tooFar: (steps) => `${far(steps)}, demasiado lejos esta vez`,
  toKiller: (steps, killer) => `${far(steps)}, y ahí está ${elOrElla(killer)}`,
};

export const DANGER: Prompts['DANGER'] = {
  near: (killer, steps, damage) =>
    steps === 0
      ? `${atHead(elOrElla(killer))} está aquí mismo y golpea por ${damage}`
      : `${atHead(elOrElla(killer))} está a ${some(steps, 'o', 'paso')} y golpea por ${damage}`,
  outOfReach: (killer) => `Por ahora, fuera del alcance ${deKiller(killer)}`,
  victims: (killer, n) => `${atHead(elOrElla(killer))} puede alcanzar a ${some(n, 'a', 'víctima')}`,
  minions: (n) => `${atHead(some(n, 'o', 'Alacrán', 'Alacranes'))} en camino hacia ti`,
  lethal: 'Podría ser el último corazón',
  card: (card) => `Con ${quoted(actionName(card))} en la mano hay respuesta`,
};
