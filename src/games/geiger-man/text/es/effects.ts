import type { Effect } from '../../../../rules/geiger-man/index.ts';
import type { Words } from '../shape.ts';
import { listed, plural, signed } from './grammar.ts';
import { actionName, quoted } from './names.ts';

type Effects = Words['effects'];
type Order = Extract<Effect, { do: 'order' }>;

/** A block of at least this much stops everything. */
const ALL = 99;

const TARGETS: Readonly<Record<Order['target'], string>> = {
  closest: 'lo más cercano',
  victim: 'víctima',
  girl: 'Chica',
  most: 'espacio más lleno',
};
const icons = (list: string): string => [...list].map((icon) => (icon === 'M' ? 'mover' : 'atacar')).join(', ');
const WHO: Readonly<Record<Order['who'], string>> = { all: '', killer: 'a solas, ', minions: 'Esbirros, ' };

/** One effect as a phrase beside its icon: “mover 2”, “Tiempo –1”. */
export const short: Effects['short'] = (effect) => {
  switch (effect.do) {
    case 'move':
      return `mover ${effect.n}`;
    case 'time':
      return `Tiempo ${signed(effect.by)}`;
    case 'health':
      return `Salud ${signed(effect.by)}`;
    case 'horror':
      return `Horror ${signed(effect.by)}`;
    case 'damage':
      return `golpe de ${effect.n}`;
    case 'actions-end':
      return 'fin de las acciones';
    case 'search':
      return effect.n === 1 ? 'primer objeto' : 'dos primeros objetos, quédate uno';
    case 'easy':
      return effect.how === 'next' ? '3 y 4 cuentan en la próxima tirada' : '3 y 4 cuentan por el resto de la fase';
    case 'bonus':
      return `próxima tirada +${plural(effect.dice, 'dado')}`;
    case 'block':
      if (effect.less >= ALL) return 'ningún daño';
      return `daño –${effect.less}${effect.least > 0 ? `, mínimo ${effect.least}` : ''}`;
    case 'take-card':
      return actionName(effect.card);
    case 'box-item':
      return 'un objeto de la caja';
    case 'bloodlust':
      return `Sed de Sangre +${effect.n}`;
    case 'recover':
      return `recupera ${effect.n}`;
    case 'recover-per-pillar':
      return `recupera 1 por Pilar, hasta ${effect.most}`;
    case 'recover-unless-killed':
      return `recupera ${effect.n} si nadie murió`;
    case 'spawn':
      return effect.n === 1 ? 'un Alacrán' : plural(effect.n, 'Alacrán', 'Alacranes');
    case 'event':
      return 'un Suceso';
    case 'reveal-power':
      return 'el Secreto';
    case 'order':
      return `${WHO[effect.who]}${TARGETS[effect.target]}: ${icons(effect.icons)}`;
    case 'needs-victims':
      return 'sin víctimas: la carta siguiente';
    case 'place-killer':
      return effect.at === 'search' ? 'aparece junto a un montón' : 'aparece junto a un Pilar';
    case 'panic':
      return effect.who === 'near' ? 'pánico alrededor' : 'pánico en los asientos';
    case 'roll-or-lose':
    case 'lose-if-failed':
      return 'tirada, o Salud –1';
    case 'lay-out':
      return 'se queda';
    case 'herd':
      return {
        exit: 'víctimas hacia las salidas',
        indoors: 'víctimas hacia adentro',
        killer: 'víctimas hacia el Asesino',
      }[effect.to];
    case 'calm':
      return 'sin pánico';
    case 'dark':
      return 'un dado menos';
    case 'shut':
      return 'enganche cerrado';
    case 'horror-if-tagged':
      return `Horror ${signed(effect.by)} en los asientos`;
    case 'victims':
      return `${plural(
        effect.at.reduce((sum, [, n]) => sum + n, 0),
        'víctima',
      )} más`;
    case 'pillar':
      return effect.at === 'exits' ? 'Pilares en las salidas' : 'un Pilar';
    case 'pillars-back':
      return 'recupera 1 por Pilar, los Pilares se van';
    case 'pull':
      return 'arrastra a quien esté cerca';
    case 'lose-card':
      return 'descarta una carta';
    case 'killer-damage':
      return `el Asesino recibe ${effect.n}`;
  }
};

export const lineShort: Effects['lineShort'] = (line) => (line.length === 0 ? 'nada' : line.map(short).join(', '));

export const brief: Effects['brief'] = (effect) => {
  switch (effect.do) {
    case 'move':
    case 'damage':
      return `${effect.n}`;
    case 'time':
    case 'health':
    case 'horror':
      return signed(effect.by);
    case 'search':
      return effect.n === 1 ? '1' : '1 de 2';
    case 'box-item':
      return 'de la caja';
    case 'bonus':
      return `+${effect.dice}, próxima`;
    case 'block':
      if (effect.less >= ALL) return 'todo';
      return effect.least > 0 ? `${effect.less}, mín. ${effect.least}` : `${effect.less}`;
    case 'easy':
      return effect.how === 'next' ? '3 y 4 valen una vez' : '3 y 4 valen';
    case 'actions-end':
      return 'fin';
    default:
      return short(effect);
  }
};

/** The same for whoever listens. */
export const spoken: Effects['spoken'] = (effect) => {
  switch (effect.do) {
    case 'move':
      return `te mueves hasta ${plural(effect.n, 'paso')}`;
    case 'time':
      return `${effect.by < 0 ? 'pierdes' : 'ganas'} ${Math.abs(effect.by)} de Tiempo`;
    case 'health':
      return `${effect.by < 0 ? 'pierdes' : 'recuperas'} ${Math.abs(effect.by)} de Salud`;
    case 'horror':
      return `el Horror ${effect.by < 0 ? 'baja' : 'sube'} ${Math.abs(effect.by)}`;
    case 'damage':
      return `haces ${effect.n} de daño`;
    case 'actions-end':
      return 'se acaban tus acciones';
    case 'search':
      return effect.n === 1 ? 'tomas el primer objeto' : 'miras los dos primeros objetos y te quedas con uno';
    case 'bonus':
      return `${plural(effect.dice, 'dado')} más en la próxima tirada`;
    case 'block':
      if (effect.less >= ALL) return 'no recibes daño';
      return `${effect.less} de daño menos${effect.least > 0 ? `, pero al menos ${effect.least}` : ''}`;
    case 'take-card':
      return `tomas la carta ${quoted(actionName(effect.card))}`;
    case 'box-item':
      return 'tomas un objeto de la caja';
    default:
      return short(effect);
  }
};
export const lineSpoken: Effects['lineSpoken'] = (line) =>
  line.length === 0 ? 'no pasa nada' : listed(line.map(spoken));
