import type { Effect } from '../../../../rules/geiger-man/index.ts';
import type { Line, Scene } from '../scene.ts';
import { type BoardEvent, big, type CardEvent, type EventOf, films, hers, killers } from '../shapes/lines.ts';
import { type Part, say } from '../shapes/parts.ts';
import { GIRLS } from './cards/girls.ts';
import { short } from './effects.ts';
import { agree, atHead, some, stopped } from './grammar.ts';
import { lineOfCards } from './log-cards.ts';
import { victimsNamed } from './names.ts';
import { alVictim, at, capital, enemy, girl, killer, space, to, victim } from './part-names.ts';

/** Who goes where, who is saved, who is not. */
export function lineOfBoard(e: BoardEvent | CardEvent, t: Scene): Line | null {
  switch (e.type) {
    case 'walked':
      return hers([...say`${girl(t.girl)} ${e.ride ? 'llega sobre ruedas' : 'va'} ${to(e.to)}`, ...company(e)]);
    case 'girl-shifted':
      return films(say`${girl(t.girl)} acaba ${at(e.to)}.`);
    case 'enemy-stepped':
      return killers(
        say`${capital(enemy(e.who, t.killer))} ${e.who === 'killer' ? 'camina' : 'corre'} ${to(e.to)}.${sound(e, t)}`,
      );
    case 'killer-placed':
      return films(say`${capital(killer(t.killer))} está ahora ${at(e.to)}.`);
    case 'victim-moved':
      return films(say`${capital(victim(e.victim))} ${e.why === 'panic' ? 'corre' : 'va'} ${to(e.to)}.`);
    case 'panicked':
      return films(
        e.die === null
          ? say`${capital(at(e.from))}, ${victim(e.victim)} espera una señal.`
          : say`${capital(at(e.from))}, ${victim(e.victim)} entra en pánico: ${e.die}.`,
      );
    case 'victims-came':
      return films(say`${atHead(some(e.n, 'a', 'víctima'))} ${agree(e.n, 'aparece', 'aparecen')} ${at(e.at)}.`);
    case 'special-came':
      return films(
        e.replaces
          ? say`Una de las víctimas ${at(e.at)} es ${victim(e.special)}.`
          : say`${capital(victim(e.special))} aparece ${at(e.at)}.`,
      );
    case 'saved':
      return hers(say`${capital(victim(e.victim))} está a salvo.`);
    case 'reward-owed':
      return hers(say`A ${girl(t.girl)} se le debe: ${stopped(rewardOf(t, e.place))}`);
    case 'reward-taken':
      return hers(say`Recompensa: ${stopped(rewardOf(t, e.place))}`);
    case 'card-flipped':
      return big(say`${girl(t.girl)}: ${GIRLS[t.girl].ultimate.name}`, 'girl');
    case 'victim-killed':
      return killers(
        e.by === 'killer'
          ? say`${capital(killer(t.killer))} mata ${alVictim(e.victim)} ${at(e.at)}.`
          : say`${capital(enemy(0, t.killer))} mata ${alVictim(e.victim)} ${at(e.at)}.`,
      );
    case 'spawned':
      return killers(say`${capital(enemy(e.id, t.killer))} sale arrastrándose ${at(e.at)}.`);
    case 'minion-gone':
      return e.why === 'killed'
        ? hers(say`${capital(enemy(e.id, t.killer))} menos.`)
        : films(say`${capital(enemy(e.id, t.killer))} queda agotado.`);
    case 'pillar-placed':
      return killers(say`Hay un Pilar ${at(e.at)}.`);
    case 'pillar-removed':
      return hers(say`Ya no hay Pilar ${at(e.at)}.`);
    case 'shut':
      return killers(
        say`Sin paso entre ${space('vestibule')} y ${space('diner')} hasta que acabe el turno ${e.until}.`,
      );
    case 'targeted':
      return killers(
        e.space === null
          ? say`${capital(enemy(e.who, t.killer))} no encuentra por quién ir.`
          : say`${capital(enemy(e.who, t.killer))} se dirige ${to(e.space)}.`,
      );
    case 'place-filled':
      return null; // what it gives is told next
    default:
      return lineOfCards(e, t);
  }
}

const company = ({ followers }: EventOf<'walked'>): Part[] =>
  followers.length === 0 ? ['.'] : [` con ${victimsNamed(followers)}.`];

/** One of the two is heard. */
const sound = ({ who }: EventOf<'enemy-stepped'>, t: Scene): string =>
  who === 'killer' && t.killer === 'geiger-man' ? ' Clic. Clic.' : '';

const rewardOf = (t: Scene, place: number): string => short(t.rewards[place] as Effect);
