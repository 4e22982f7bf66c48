import { end, type Next, resolve } from '../../kernel/beats.ts';
import { eventOf, finaleOf, itemOf } from '../decks/decks.ts';
import { arrange, type Beat, effects, type UpkeepBeat } from '../model/beats.ts';
import { NO, YES } from '../model/prompts.ts';
import type { Game } from '../model/state.ts';
import { STALL_TURN } from '../model/vocabulary.ts';
import { rollDie } from '../moves/chance.ts';
import { happen } from '../moves/happen.ts';
import { cutBy, hurtGirl } from '../moves/health.ts';
import { lookAtTop } from '../moves/looking.ts';
import { isTagged } from '../queries/ongoing.ts';
import { endEvents } from './killer-phase.ts';
import { revealPower } from './killers-effects.ts';
import { choice, type Steps } from './steps.ts';

/** An exit stays jammed until so many are dead. */
const ENOUGH_DEAD = 4;

/** FG21: the Finale, then cards from the oldest on, then her items. */
export const upkeepSteps: Steps<UpkeepBeat> = {
  power: {
    run(m) {
      if (m.terror.length > 0 || m.finaleSince > 0) return 'cards';
      revealPower(m);
      return 'finale';
    },
  },
  finale: {
    run(m) {
      const finale = m.finale.card as string;
      happen(m, { type: 'finale-revealed', finale });
      endEvents(m, 'short-walks', 'fog');
      return resolve([effects(finale, finaleOf(finale).revealed)], 'cards');
    },
  },
  cards: { run: nextCard },
  peek: choice<UpkeepBeat>({
    list: () => [YES, NO],
    prompt: (m, b, replies) => ({ n: m.n, to: 0, type: 'card', by: itemSince(m, b.done) as string, replies }),
    resume(m, b, reply) {
      if (reply.type === 'yes') {
        happen(m, { type: 'item-discarded', item: itemSince(m, b.done) as string });
        happen(m, { type: 'terror-put-under' });
      }
      return 'cards';
    },
  }),
  rain: {
    run(m, b) {
      const { id, markers } = m.ongoing.find(({ since }) => since === b.done) as { id: string; markers: number };
      happen(m, { type: 'event-marker-gone', event: id, left: markers - 1 });
      if (markers === 1) happen(m, { type: 'event-over', event: id });
      return 'cards';
    },
  },
  stall: {
    run: (m) => (m.turn > STALL_TURN ? (cutBy(m, 'stands', hurtGirl(m, 1)) ?? end(arrange())) : end(arrange())), // FG26.4
  },
};

const itemSince = (m: Game, at: number): string | undefined => m.items.find(({ since }) => since === at)?.id;

/** FG21.3: the oldest that has not had its say. A Finale of this very Upkeep begins in the next. */
function nextCard(m: Game, b: UpkeepBeat): Next<Beat> {
  const dates = [m.finaleSince, ...m.ongoing.map(({ since }) => since), ...m.items.map(({ since }) => since)];
  const due = dates.filter((since) => since > b.done && since <= b.until);
  if (due.length === 0) return 'stall';
  b.done = Math.min(...due);
  if (b.done === m.finaleSince) {
    const { id, upkeep } = finaleOf(m.finale.card as string);
    return resolve([effects(id, upkeep)], 'cards');
  }
  const item = itemSince(m, b.done);
  if (item !== undefined) {
    if (itemOf(item).use.as !== 'peek' || m.terror.length === 0) return 'cards';
    lookAtTop(m, 1);
    return 'peek';
  }
  return eventDue(m, m.ongoing.find(({ since }) => since === b.done)?.id as string);
}

function eventDue(m: Game, id: string): Next<Beat> {
  const { rule } = eventOf(id);
  if (rule?.is === 'no-exit' && m.dead >= ENOUGH_DEAD) happen(m, { type: 'event-over', event: id });
  if (rule?.is !== 'rain') return 'cards';
  if (isTagged(m.girlAt, 'indoors')) return 'rain';
  const die = rollDie(m);
  happen(m, { type: 'upkeep-rolled', event: id, die });
  return die > 1 ? 'rain' : (cutBy(m, 'stands', hurtGirl(m, 1)) ?? 'rain');
}
