import { end } from '../../kernel/beats.ts';
import { itemOf, itemRank } from '../decks/decks.ts';
import { type ArrangeBeat, arrange, type RideBeat, type SearchBeat, walk } from '../model/beats.ts';
import type { Reply } from '../model/prompts.ts';
import type { Game, Slot, Table } from '../model/state.ts';
import { HANDS, type ItemId, type SpaceId } from '../model/vocabulary.ts';
import { happen } from '../moves/happen.ts';
import { changeTime } from '../moves/tracks.ts';
import { fareOf, followings } from '../queries/followers.ts';
import { drivable } from '../queries/options.ts';
import { as, choice, type Steps } from './steps.ts';

const RIDERS = 3;

/** FG10.2, FG10.3 */
export const searchSteps: Steps<SearchBeat> = {
  look: {
    run(m, b) {
      const deck = m.girlAt;
      const items = top(m).slice(0, b.n);
      if (items.length === 0) return end();
      if (items.length === 1) {
        take(m, deck, items[0] as ItemId, 0);
        return end(arrange());
      }
      happen(m, { type: 'items-looked-at', deck, items });
      return 'keep';
    },
  },
  keep: choice<SearchBeat>({
    list: (m) =>
      top(m)
        .slice(0, 2)
        .sort((a, b) => itemRank(a) - itemRank(b))
        .flatMap((item): Reply[] => [
          { type: 'keep', item, other: 'top' },
          { type: 'keep', item, other: 'bottom' },
        ]),
    prompt: (m, _b, replies) => ({ n: m.n, to: 0, type: 'keep', deck: m.girlAt, replies }),
    resume(m, _b, reply) {
      const { item, other } = as(reply, 'keep');
      take(m, m.girlAt, item, top(m).indexOf(item));
      happen(m, { type: 'item-put-back', deck: m.girlAt, where: other });
      return end(arrange());
    },
  }),
};

const top = (m: Game): ItemId[] => (m.decks[m.girlAt] as Slot<ItemId>[]).map(({ card }) => card as ItemId);
const take = (m: Game, from: SpaceId, item: ItemId, at: number): void =>
  happen(m, { type: 'item-taken', item, from, at, uses: itemOf(item).uses });

/** FG11.1, FG11.2: asked while something for the hands lies in the backpack. */
export const arrangeSteps: Steps<ArrangeBeat> = {
  choose: choice<ArrangeBeat>({
    list: (m) => (m.items.some(({ id, held }) => !held && itemOf(id).hands > 0) ? arrangements(m) : []),
    prompt: (m, _b, replies) => ({ n: m.n, to: 0, type: 'arrange', replies }),
    resume(m, _b, reply) {
      if (reply.type === 'drop') {
        happen(m, { type: 'item-discarded', item: reply.item });
        return 'choose';
      }
      happen(m, { type: 'arranged', hands: as(reply, 'arrange').hands });
      return end();
    },
    none: () => end(),
  }),
};

/** What the hands may hold: nothing, one, or two; then what may be dropped (FG11.5). */
function arrangements(t: Table): Reply[] {
  const all = t.items.map(({ id }) => id).sort((a, b) => itemRank(a) - itemRank(b));
  const forHands = all.filter((id) => itemOf(id).hands > 0);
  const hands: ItemId[][] = [[], ...forHands.map((id) => [id])];
  forHands.forEach((id, i) => {
    for (const other of forHands.slice(i + 1)) {
      if (itemOf(id).hands + itemOf(other).hands <= HANDS) hands.push([id, other]);
    }
  });
  return [
    ...hands.map((held): Reply => ({ type: 'arrange', hands: held })),
    ...all.map((item): Reply => ({ type: 'drop', item })),
  ];
}

/** Keys to a Hudson, Handcar Crank: nothing happens on the way. */
export const rideSteps: Steps<RideBeat> = {
  where: choice<RideBeat>({
    list: (m, b) => {
      const { use } = itemOf(b.item);
      return drivable(m, use.as === 'ride' ? use.steps : 0).map((space) => ({ type: 'space', space }));
    },
    prompt: (m, b, replies) => ({ n: m.n, to: 0, type: 'card', by: b.item, replies }),
    resume(_m, b, reply) {
      b.to = as(reply, 'space').space;
      return 'who';
    },
    none: () => end(),
  }),
  who: choice<RideBeat>({
    list: (m, b) => followings(m, b.to as SpaceId, RIDERS).map((followers) => ({ type: 'followers', followers })),
    prompt: (m, b, replies) => ({ n: m.n, to: 0, type: 'card', by: b.item, replies }),
    resume(m, b, reply) {
      const { followers } = as(reply, 'followers');
      changeTime(m, -fareOf(followers));
      happen(m, { type: 'walked', to: b.to as SpaceId, followers, ride: true });
      return end(walk(0)); // on an exit she may save at once
    },
  }),
};
