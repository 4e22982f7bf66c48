import type { Effect } from '../../../../rules/geiger-man/index.ts';
import type { Line, Scene } from '../scene.ts';
import { type BoardEvent, big, type CardEvent, type EventOf, films, hers, killers } from '../shapes/lines.ts';
import { type Part, say } from '../shapes/parts.ts';
import { GIRLS } from './cards/girls.ts';
import { short } from './effects.ts';
import { agree, atHead, some, stopped } from './grammar.ts';
import { lineOfCards } from './log-cards.ts';
import { victimsNamed } from './names.ts';
import { at, capital, enemy, girl, killer, space, victim } from './part-names.ts';

/** Who goes where, who is saved, who is not. */
export function lineOfBoard(e: BoardEvent | CardEvent, t: Scene): Line | null {
  switch (e.type) {
    case 'walked':
      return hers([...say`${girl(t.girl)} ${e.ride ? 'rides' : 'goes'} to ${space(e.to)}`, ...company(e)]);
    case 'girl-shifted':
      return films(say`${girl(t.girl)} ends up ${at(e.to)}.`);
    case 'enemy-stepped':
      return killers(
        say`${capital(enemy(e.who, t.killer))} ${e.who === 'killer' ? 'walks' : 'runs'} to ${space(e.to)}.${sound(e, t)}`,
      );
    case 'killer-placed':
      return films(say`${capital(killer(t.killer))} is ${at(e.to)} now.`);
    case 'victim-moved':
      return films(say`${capital(victim(e.victim))} ${e.why === 'panic' ? 'runs' : 'goes'} to ${space(e.to)}.`);
    case 'panicked':
      return films(
        e.die === null
          ? say`${capital(victim(e.victim))} ${at(e.from)} waits for a sign.`
          : say`${capital(victim(e.victim))} ${at(e.from)} panics: ${e.die}.`,
      );
    case 'victims-came':
      return films(say`${atHead(some(e.n, 'victim'))} ${agree(e.n, 'turns', 'turn')} up ${at(e.at)}.`);
    case 'special-came':
      return films(
        e.replaces
          ? say`One of the victims ${at(e.at)} is ${victim(e.special)}.`
          : say`${capital(victim(e.special))} turns up ${at(e.at)}.`,
      );
    case 'saved':
      return hers(say`${capital(victim(e.victim))} is out.`);
    case 'reward-owed':
      return hers(say`${girl(t.girl)} is owed: ${stopped(rewardOf(t, e.place))}`);
    case 'reward-taken':
      return hers(say`Reward: ${stopped(rewardOf(t, e.place))}`);
    case 'card-flipped':
      return big(say`${girl(t.girl)}: ${GIRLS[t.girl].ultimate.name}`, 'girl');
    case 'victim-killed':
      return killers(
        e.by === 'killer'
          ? say`${capital(killer(t.killer))} kills ${victim(e.victim)} ${at(e.at)}.`
          : say`${capital(enemy(0, t.killer))} kills ${victim(e.victim)} ${at(e.at)}.`,
      );
    case 'spawned':
      return killers(say`${capital(enemy(e.id, t.killer))} crawls out ${at(e.at)}.`);
    case 'minion-gone':
      return e.why === 'killed'
        ? hers(say`${capital(enemy(e.id, t.killer))} is done for.`)
        : films(say`${capital(enemy(e.id, t.killer))} has spent itself.`);
    case 'pillar-placed':
      return killers(say`A Pillar stands ${at(e.at)}.`);
    case 'pillar-removed':
      return hers(say`The Pillar ${at(e.at)} is gone.`);
    case 'shut':
      return killers(say`No way between ${space('vestibule')} and ${space('diner')} until turn ${e.until} is over.`);
    case 'targeted':
      return killers(
        e.space === null
          ? say`${capital(enemy(e.who, t.killer))} finds nobody to go for.`
          : say`${capital(enemy(e.who, t.killer))} makes for ${space(e.space)}.`,
      );
    case 'place-filled':
      return null; // what it gives is told next
    default:
      return lineOfCards(e, t);
  }
}

const company = ({ followers }: EventOf<'walked'>): Part[] =>
  followers.length === 0 ? ['.'] : [` with ${victimsNamed(followers)}.`];

/** One of the two is heard. */
const sound = ({ who }: EventOf<'enemy-stepped'>, t: Scene): string =>
  who === 'killer' && t.killer === 'geiger-man' ? ' Click. Click.' : '';

const rewardOf = (t: Scene, place: number): string => short(t.rewards[place] as Effect);
