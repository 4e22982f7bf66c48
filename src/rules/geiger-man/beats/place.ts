import { end } from '../../kernel/beats.ts';
import { eventOf } from '../decks/decks.ts';
import { type EventBeat, effects, type PlaceBeat, place } from '../model/beats.ts';
import type { EventRule } from '../model/cards.ts';
import type { Game } from '../model/state.ts';
import { happen } from '../moves/happen.ts';
import { placePillar } from '../moves/tracks.ts';
import { closestToGirl } from '../queries/victims.ts';
import { CURTAIN_ROW } from './killer-phase.ts';
import { type Steps, tie } from './steps.ts';

/** Something is placed in one of the spaces that a card leaves (FG19.3, FG28). */
export const placeSteps: Steps<PlaceBeat> = {
  choose: tie<PlaceBeat>({
    options: (_m, b) => b.options,
    by: (b) => (b.what === 'killer' ? 'killer' : null),
    go(m, b, at) {
      if (at === null) return end();
      if (b.what === 'killer') happen(m, { type: 'killer-placed', to: at });
      else if (b.what === 'pillar') placePillar(m, at);
      else happen(m, { type: 'special-came', special: b.what, at, replaces: true });
      return end();
    },
  }),
};

/** FG23 */
export const eventSteps: Steps<EventBeat> = {
  draw: {
    run(m) {
      const event = m.eventDeck[0]?.card;
      if (!event) return end();
      happen(m, { type: 'event-drawn', event });
      const { special, enters, rule, ongoing, markers, effects: list } = eventOf(event);
      if (rule !== null && isVain(m, rule)) return end(); // FG23.2
      const spaces = special !== null && enters === null ? closestToGirl(m, true) : [];
      if (special !== null && enters === null && spaces.length === 0) return end();
      if (ongoing) happen(m, { type: 'event-laid-out', event, markers });
      if (special !== null && enters !== null) {
        happen(m, { type: 'special-came', special, at: enters, replaces: false });
      }
      if (spaces.length > 0) return end(place(special as 'kid' | 'stowaway', spaces));
      return end(effects(event, list));
    },
  },
};

/** What would end an Event has already happened, or it has nothing to work on. */
function isVain(m: Game, { is }: EventRule): boolean {
  if (is === 'curtained') return m.bloodlust >= CURTAIN_ROW;
  if (is === 'short-walks' || is === 'fog') return m.finaleSince > 0;
  return is === 'phone' && m.terror.length === 0;
}
