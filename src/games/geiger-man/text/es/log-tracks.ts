import type { Marks } from '../../../../rules/geiger-man/index.ts';
import type { Line, Scene } from '../scene.ts';
import {
  type BoardEvent,
  big,
  type CardEvent,
  type EventOf,
  films,
  hers,
  killers,
  type TrackEvent,
} from '../shapes/lines.ts';
import { type Part, say } from '../shapes/parts.ts';
import { GIRLS } from './cards/girls.ts';
import { agree, plural, signed } from './grammar.ts';
import { lineOfBoard } from './log-board.ts';
import { alKiller, capital, enemy, girl, item, killer, terror } from './part-names.ts';

/** Horror, Time, Health, Bloodlust, blows, and what holds for a while. */
export function lineOfTracks(e: TrackEvent | BoardEvent | CardEvent, t: Scene): Line | null {
  switch (e.type) {
    case 'marked':
      return marked(e.mark, t);
    case 'time-changed':
      return films([e.to < 0 ? 'Se acabó el Tiempo.' : `Tiempo ${signed(e.to - t.time)}: ${e.to}.`]);
    case 'horror-changed':
      return e.to > t.horror ? killers([`El Horror sube a ${e.to}.`]) : hers([`El Horror baja a ${e.to}.`]);
    case 'bloodlust-rose':
      return killers([`La Sed de Sangre llega al escalón ${e.row}.`]);
    case 'bloodlust-overflowed':
      return killers(['La Sed de Sangre ya no puede subir. Sale por otro lado.']);
    case 'health-changed':
      return health(e, t);
    case 'killer-health-changed':
      return e.to < t.killerHealth
        ? hers([
            ...say`${capital(alKiller(t.killer))} le ${agree(e.to, 'queda', 'quedan')} ${e.to}`,
            e.to === 1 ? ': el último corazón.' : '.',
          ])
        : killers(say`${capital(killer(t.killer))} se repone hasta ${e.to}.`);
    case 'token-turned':
      return turned(e, t);
    case 'minor-hit':
      return hers(
        e.left === 0
          ? say`Se acabó ${terror(e.power)}.`
          : say`A ${terror(e.power)} le ${agree(e.left, 'queda', 'quedan')} ${e.left}.`,
      );
    case 'girl-attacked':
      return killers(say`${capital(enemy(e.by, t.killer))} ataca a ${girl(t.girl)}: ${e.damage} de daño.`);
    case 'attack-changed':
      return hers([
        e.damage === 0 ? 'No queda nada del ataque.' : `Del ataque ${agree(e.damage, 'queda', 'quedan')} ${e.damage}.`,
      ]);
    case 'attack-over':
      return null;
    case 'killer-struck':
      return hers([
        ...say`${girl(t.girl)} le da ${alKiller(t.killer)}: ${e.damage} de daño`,
        ...(e.with === null ? ['.'] : say`, con ${item(e.with)}.`),
      ]);
    default:
      return lineOfBoard(e, t);
  }
}

function health(e: EventOf<'health-changed'>, t: Scene): Line {
  const by = e.to - t.health;
  if (by > 0) return hers(say`${girl(t.girl)} recupera ${by}: Salud ${e.to}.`);
  const left = e.to === 1 ? 'solo le queda el último corazón' : `le quedan ${e.to}`;
  return killers(say`${girl(t.girl)} pierde ${-by} de Salud: ${left}.`);
}

function turned(e: EventOf<'token-turned'>, t: Scene): Line {
  const isHers = e.whose === 'girl';
  const whose: Part = isHers ? girl(t.girl) : capital(killer(t.killer));
  const after: Part[] = e.health === 0 ? [': vacío.'] : [`: ${e.health}. Se levanta otra vez.`];
  return big([whose, ' voltea su último corazón', ...after], isHers ? 'girl' : 'killer');
}

function marked(mark: Partial<Marks>, t: Scene): Line | null {
  if (mark.ultimate) return hers(say`${girl(t.girl)} tiene su momento estelar: ${GIRLS[t.girl].ultimate.name}.`);
  if (mark.ended) return films(say`${girl(t.girl)} ya no hace más este turno.`);
  if (mark.calm) return films(['Este turno nadie entra en pánico.']);
  if (mark.dark) return films(['Se apaga todo: un dado menos hasta que acabe el turno.']);
  if (mark.skin) return killers(['La Piel de Plomo le quita 1 al golpe.']);
  if (mark.lookedBack) return killers(say`${girl(t.girl)} mira atrás.`);
  if (mark.called) return hers(say`${girl(t.girl)} se hace oír.`);
  if (mark.barred) return hers(['La llave da dos vueltas. Este turno no entra nada.']);
  if (mark.bonus) return hers([`La próxima tirada tiene ${plural(mark.bonus, 'dado')} más.`]);
  if (mark.easy === 'next') return hers(['Los treses y los cuatros cuentan en la próxima tirada.']);
  if (mark.easy === 'phase') return hers(['Los treses y los cuatros cuentan por el resto de la fase.']);
  return null;
}
