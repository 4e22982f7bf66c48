import type { Effect, GirlDef } from '../model/cards.ts';
import type { ActionId, GirlId } from '../model/vocabulary.ts';
import { health, horror, move, time } from './rows.ts';

const card = (id: ActionId): Effect => ({ do: 'take-card', card: id });
const girl = (id: GirlId, lives: number, later: Effect, ...places: Effect[]): GirlDef => ({
  id,
  health: lives,
  places,
  later,
});

/** FG1.5: places in the order of the card, then what each later save gives. The Ultimates are rules of their own. */
export const GIRL: Readonly<Record<GirlId, GirlDef>> = {
  dot: girl('dot', 5, time(1), horror(-1), time(3), health(2), card('run')),
  hazel: girl('hazel', 5, move(1), move(2), time(2), health(2), card('duck')),
  ruth: girl('ruth', 5, horror(-1), move(2), card('take-two'), time(3), horror(-1)),
  connie: girl('connie', 6, health(1), card('haul-off'), health(2), horror(-1), move(2)),
  vera: girl('vera', 5, time(1), { do: 'box-item' }, horror(-1), card('rummage'), move(2)),
  june: girl('june', 5, time(1), time(2), horror(-1), health(2), card('think')),
  marge: girl('marge', 5, health(1), horror(-1), health(2), time(2), card('lie-low')),
  opal: girl('opal', 4, time(1), time(3), card('take-two'), horror(-1), health(2)),
};
