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
import { atHead, plural, signed } from './grammar.ts';
import { lineOfBoard } from './log-board.ts';
import { capital, enemy, girl, item, killer, terror } from './part-names.ts';
import { pronounsOf } from './pronouns.ts';

/** Horror, Time, Health, Bloodlust, blows, and what holds for a while. */
export function lineOfTracks(e: TrackEvent | BoardEvent | CardEvent, t: Scene): Line | null {
  switch (e.type) {
    case 'marked':
      return marked(e.mark, t);
    case 'time-changed':
      return films([e.to < 0 ? 'Time has run out.' : `Time ${signed(e.to - t.time)}: ${e.to}.`]);
    case 'horror-changed':
      return e.to > t.horror ? killers([`Horror rises to ${e.to}.`]) : hers([`Horror falls to ${e.to}.`]);
    case 'bloodlust-rose':
      return killers([`Bloodlust reaches row ${e.row}.`]);
    case 'bloodlust-overflowed':
      return killers(['Bloodlust can rise no higher. It goes elsewhere.']);
    case 'health-changed':
      return health(e, t);
    case 'killer-health-changed':
      return e.to < t.killerHealth
        ? hers(say`${capital(killer(t.killer))} is down to ${e.to}.`)
        : killers(say`${capital(killer(t.killer))} recovers to ${e.to}.`);
    case 'token-turned':
      return turned(e, t);
    case 'minor-hit':
      return hers(e.left === 0 ? say`${terror(e.power)} is no more.` : say`${terror(e.power)}: ${e.left} left.`);
    case 'girl-attacked':
      return killers(say`${capital(enemy(e.by, t.killer))} attacks ${girl(t.girl)} for ${e.damage}.`);
    case 'attack-changed':
      return hers([e.damage === 0 ? 'Nothing of it is left.' : `That leaves ${e.damage}.`]);
    case 'attack-over':
      return null;
    case 'killer-struck':
      return hers([
        ...say`${girl(t.girl)} hits ${killer(t.killer)} for ${e.damage}`,
        ...(e.with === null ? ['.'] : say`, with ${item(e.with)}.`),
      ]);
    default:
      return lineOfBoard(e, t);
  }
}

function health(e: EventOf<'health-changed'>, t: Scene): Line {
  const by = e.to - t.health;
  if (by > 0) return hers(say`${girl(t.girl)} mends ${by}: ${e.to} Health.`);
  const left = e.to === 1 ? 'only the last heart is left' : `${e.to} left`;
  return killers(say`${girl(t.girl)} loses ${-by} Health: ${left}.`);
}

function turned(e: EventOf<'token-turned'>, t: Scene): Line {
  const isHers = e.whose === 'girl';
  const he = atHead(isHers ? 'she' : pronounsOf(t.killer).he);
  const whose: Part = isHers ? girl(t.girl) : capital(killer(t.killer));
  const after: Part[] = e.health === 0 ? [': blank.'] : [`: ${e.health}. ${he} gets up again.`];
  return big([whose, ' turns the last heart', ...after], isHers ? 'girl' : 'killer');
}

/** One mark at a time is set; what is only taken away needs no words. */
function marked(mark: Partial<Marks>, t: Scene): Line | null {
  if (mark.ultimate) return hers(say`${girl(t.girl)} has her star turn: ${GIRLS[t.girl].ultimate.name}.`);
  if (mark.ended) return films(say`${girl(t.girl)} is done for this turn.`);
  if (mark.calm) return films(['Nobody will panic this turn.']);
  if (mark.dark) return films(['It goes dark: one die fewer until the turn is over.']);
  if (mark.skin) return killers(['Lead Skin takes 1 off the blow.']);
  if (mark.lookedBack) return killers(say`${girl(t.girl)} looks back.`);
  if (mark.called) return hers(say`${girl(t.girl)} makes herself heard.`);
  if (mark.barred) return hers(['The key turns twice. Nothing moves in this turn.']);
  if (mark.bonus) return hers([`The next roll has ${plural(mark.bonus, 'die', 'dice')} more.`]);
  if (mark.easy === 'next') return hers(['Threes and fours count in the next roll.']);
  if (mark.easy === 'phase') return hers(['Threes and fours count for the rest of the phase.']);
  return null;
}
