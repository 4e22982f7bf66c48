import type { Reason, ReasonFacts } from '../reasons.ts';
import type { Words } from '../shape.ts';
import { agree, atHead, listed, plural, some } from './grammar.ts';
import { atSpace, aVictim, deSpace, elOrElla, enemyName, spaceName, theSpace, toSpace } from './names.ts';

const away = (steps: number): string => (steps === 0 ? 'ahí mismo' : `a ${some(steps, 'o', 'paso')}`);

const WHY: Readonly<Record<Reason, (f: ReasonFacts) => string>> = {
  named: () => 'La carta nombra a la Chica.',
  steps: (f) =>
    f.tied
      ? `En otra parte hay tantas, pero esto está más cerca: ${away(f.steps)}.`
      : `Nadie está más cerca: ${away(f.steps)}.`,
  victims: (f) =>
    f.tied
      ? `Hay otros igual de cerca, pero ${atSpace(f.space)} hay más víctimas: ${f.victims}.`
      : `En ninguna parte hay más víctimas: ${f.victims}.`,
  nobody: () => 'Ya no queda nadie de ese tipo: ni un paso, y un golpe a quien esté a mano.',
  path: (f) =>
    f.steps === 0 ? 'El camino más corto: derecho ahí.' : `El camino más corto: desde ahí, ${plural(f.steps, 'paso')}.`,
  jump: () => 'De Pilar a Pilar hay un paso, para quien es de sal.',
  barred: () => 'Este turno la puerta está cerrada con llave.',
  trapped: () => 'Una trampa se quedó con el resto del camino.',
  nearer: (f) =>
    f.steps === 0
      ? 'Empate, y se rompe para mal: primero el espacio de la Chica.'
      : 'Empate, y se rompe para mal: por aquí acaba más cerca de la Chica.',
  crowd: (f) => `Empate, y se rompe para mal: ${plural(f.victims, 'víctima')} a un paso o menos.`,
  order: () => 'Empate, y se rompe para mal; ya solo decide el orden de los espacios.',
  onward: () => 'Empate, y se rompe como sería: derecho, sin volver atrás.',
  blood: (f) => `Empate, y se rompe como sería: de vuelta ${toSpace(f.space)}, donde cayó el último golpe.`,
  special: () => 'Empate, y se rompe para reír: ahí hay alguien especial.',
  'punch-line': (f) => `Empate, y se rompe para reír: lo más cerca ${deSpace(f.space)}.`,
  draw: () => 'Empate hasta el final. Lo sorteó la casa.',
  player: () => 'Empate, y decidiste tú.',
  'girl-here': () => 'La Chica estaba nombrada, y está ahí.',
  'victims-first': () => 'Las víctimas van antes que la Chica, salvo que se la nombre.',
  shield: () => 'El Sargento está delante. Muere primero.',
  dearest: () => 'De varias víctimas, la que más te cuesta perder.',
  'at-hand': () => 'Todavía no llega: golpea a quien esté a mano, primero a las víctimas.',
  alone: () => 'No hay nadie más. Queda la Chica.',
};

export const BECAUSE: Words['because']['BECAUSE'] = {
  title: '¿Por qué ahí?',
  reason: (reason, facts) => WHY[reason](facts),
  target: (who, killer, space) => `${atHead(enemyName(who, killer))} se dirige ${toSpace(space)}.`,
  step: (who, killer, space) => `${atHead(enemyName(who, killer))} pasa por ${theSpace(space)}.`,
  strike: (who, killer, victim) =>
    `${atHead(enemyName(who, killer))} golpea ${victim === 'girl' ? 'a la Chica' : aVictim(victim)}.`,
  considered: (spaces) =>
    `${agree(spaces.length, 'Lo único posible', 'Daba lo mismo')}: ${listed(spaces.map(spaceName), 'o')}.`,
  weighed: (space, steps, victims, girl) =>
    `${spaceName(space)}: ${away(steps)}, ${some(victims, 'a', 'víctima')}${girl ? ', y la Chica' : ''}`,
  order: (killer) =>
    `${atHead(elOrElla(killer))} no decide nada. La carta dice por quién, los espacios dicen qué tan lejos, y los empates van según tu ajuste.`,
};
