import { end, type Next, resolve } from '../../kernel/beats.ts';
import { itemOf, terrorRank } from '../decks/decks.ts';
import { health } from '../decks/rows.ts';
import {
  type Beat,
  type BlowBeat,
  effects,
  roll,
  type Target,
  type UseBeat,
  type UseUpBeat,
  useUp,
} from '../model/beats.ts';
import type { ItemUse } from '../model/cards.ts';
import { NO, type Reply, YES } from '../model/prompts.ts';
import type { Game } from '../model/state.ts';
import type { SpaceId } from '../model/vocabulary.ts';
import { happen } from '../moves/happen.ts';
import { lookAtTop } from '../moves/looking.ts';
import { changeTime } from '../moves/tracks.ts';
import { distance, neighbours } from '../queries/graph.ts';
import { callable } from '../queries/options.ts';
import { sidesWithin } from '../queries/reach.ts';
import { isUltimateReady } from '../queries/values.ts';
import { kindsAt, plainAt } from '../queries/victims.ts';
import { targetReplies } from './card.ts';
import { as, choice, type Steps, tie } from './steps.ts';

/** FG4.7, FG11.3: an item that is used in the Action phase. */
export const useSteps: Steps<UseBeat> = {
  begin: { run: begin },
  target: choice<UseBeat>({
    list: (m, b) => targetReplies(sidesWithin(m, itemOf(b.item).range, null)),
    prompt: (m, b, replies) => ({ n: m.n, to: 0, type: 'target', by: b.item, replies }),
    resume(m, b, reply) {
      const { side, space, weapon } = as(reply, 'target');
      b.target = { side, space, weapon };
      const { use } = itemOf(b.item);
      if (use.as === 'shot') return end<Beat>(useUp(b.item), blow(b.item, b.target, use.damage, 0));
      discard(m, b);
      return resolve([roll(b.item)], 'deal');
    },
  }),
  deal: {
    run(m, b) {
      const target = b.target as Target;
      const herLoss = m.successes === 0 && target.space === m.girlAt ? 1 : 0;
      return end(blow(b.item, target, m.successes + 1, herLoss));
    },
  },
  order: choice<UseBeat>({
    list: (m, b) => orders(topOf(m, b)).map((cards) => ({ type: 'order', cards })),
    prompt: (m, b, replies) => ({ n: m.n, to: 0, type: 'card', by: b.item, replies }),
    resume(m, _b, reply) {
      happen(m, { type: 'terror-looked-at', cards: as(reply, 'order').cards });
      return end();
    },
  }),
  from: choice<UseBeat>({
    list: (m) => callable(m).map((space) => ({ type: 'space', space })),
    prompt: (m, b, replies) => ({ n: m.n, to: 0, type: 'card', by: b.item, replies }),
    resume(_m, b, reply) {
      b.space = as(reply, 'space').space;
      return 'toward';
    },
  }),
  toward: tie<UseBeat>({
    options: (m, b) => wayToHer(m, b.space as SpaceId),
    by: () => null,
    go(m, b, to) {
      const from = b.space as SpaceId;
      if (to !== null) for (const victim of kindsAt(m, from)) move(m, victim, from, to);
      return end();
    },
  }),
};

const blow = (of: string, target: Target, base: number, herLoss: number): BlowBeat => ({
  kind: 'blow',
  step: 'weapon',
  of,
  base,
  target,
  weapon: null,
  armed: false,
  herLoss,
});
const discard = (m: Game, { item }: UseBeat): void => happen(m, { type: 'item-discarded', item });
const timeOf = (use: ItemUse): number => ('time' in use ? use.time : 0);

function begin(m: Game, b: UseBeat): Next<Beat> {
  const { use } = itemOf(b.item);
  changeTime(m, -timeOf(use));
  switch (use.as) {
    case 'trap':
      happen(m, { type: 'trap-set', item: b.item, at: m.girlAt });
      return end();
    case 'heal':
      return end<Beat>(useUp(b.item), effects(b.item, [health(use.by)]));
    case 'drink':
      discard(m, b);
      return end(effects(b.item, [use.or[b.way as 0 | 1]]));
    case 'reorder':
      discard(m, b);
      lookAtTop(m, use.cards);
      return 'order';
    case 'ride':
      discard(m, b);
      return end({ kind: 'ride', step: 'where', item: b.item, to: null });
    case 'call':
      happen(m, { type: 'marked', mark: { called: true } });
      return 'from';
    case 'bar':
      discard(m, b);
      happen(m, { type: 'marked', mark: { barred: true } });
      return end();
    default:
      return 'target';
  }
}

function topOf(m: Game, b: UseBeat): string[] {
  const { use } = itemOf(b.item);
  return m.terror.slice(0, use.as === 'reorder' ? use.cards : 0).map(({ card }) => card as string);
}

/** Every order once: copies of a card are alike. */
function orders(cards: readonly string[]): string[][] {
  if (cards.length === 0) return [[]];
  const names = [...new Set(cards)].sort((a, b) => terrorRank(a) - terrorRank(b));
  return names.flatMap((first) => orders(cards.toSpliced(cards.indexOf(first), 1)).map((rest) => [first, ...rest]));
}

/** One step towards her, never into the Killer's space (FG8.4). */
const wayToHer = (m: Game, from: SpaceId): SpaceId[] => {
  const far = distance(m, from, m.girlAt);
  return neighbours(m, from).filter((to) => to !== m.killerAt && distance(m, to, m.girlAt) === far - 1);
};

function move(m: Game, victim: ReturnType<typeof kindsAt>[number], from: SpaceId, to: SpaceId): void {
  const n = victim === 'plain' ? plainAt(m, from) : 1;
  for (let i = 0; i < n; i++) happen(m, { type: 'victim-moved', victim, from, to, why: 'card' });
}

/** FG11.3: a marker goes, and with the last the item; Good as New spares one a turn. */
export const useUpSteps: Steps<UseUpBeat> = {
  spare: choice<UseUpBeat>({
    list: (m): Reply[] => (m.girl === 'vera' && isUltimateReady(m) ? [YES, NO] : [NO]),
    prompt: (m, _b, replies) => ({ n: m.n, to: 0, type: 'card', by: 'vera', replies }),
    resume(m, _b, reply) {
      if (reply.type === 'no') return 'spend';
      happen(m, { type: 'marked', mark: { ultimate: true } });
      return end();
    },
  }),
  spend: {
    run(m, { item }) {
      const left = (m.items.find(({ id }) => id === item)?.uses ?? 0) - 1;
      if (left > 0) happen(m, { type: 'item-used', item, left });
      if (left === 0) happen(m, { type: 'item-discarded', item });
      return end();
    },
  },
};
