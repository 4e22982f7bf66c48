import {
  ACTION,
  type ActionId,
  type Effect,
  GIRL,
  itemOf,
  type Line,
  minionsAt,
  type Prompt,
  type Reply,
  successesOf,
  type View,
  victimsAt,
} from '../../../../rules/geiger-man/index.ts';
import type { Choice } from '../../text/scene.ts';
import { rewardsOf, type TableWords } from './ask.ts';
import { rollOf } from './under-way.ts';

/** What breaking a Pillar, mending what an Event has done, and throwing every die again cost (FG5.8). */
const PILLAR_TIME = 2;
const EVENT_TIME = 3;
const RE_ROLL_TIME = 2;

const isAction = (id: string): id is ActionId => Object.hasOwn(ACTION, id);

/** The line of the card in play for so many successes. */
const lineFor = (prompt: Prompt, successes: number): Line | null =>
  prompt.type === 'roll' && isAction(prompt.why) ? (ACTION[prompt.why].lines[2 - successes]?.[0] ?? null) : null;

/** One reply, as it stands on a button. */
export function choiceOf({ choices: { CHOICE } }: TableWords, t: View, prompt: Prompt, reply: Reply): Choice {
  const successes = prompt.type === 'roll' ? successesOf(prompt.dice, prompt.locked, rollOf(t)?.easy ?? false) : 0;
  switch (reply.type) {
    case 'play':
    case 'lose':
    case 'time':
      return CHOICE[reply.type](reply.card);
    case 'use':
      return CHOICE.use(reply.item, itemOf(reply.item).use, reply.way);
    case 'save':
      return CHOICE.save(reply.victim, victimsAt(t, t.girlAt));
    case 'reward':
      return CHOICE.reward(
        rewardsOf(t)[reply.place] as Effect,
        reply.place < GIRL[t.girl].places.length ? reply.place + 1 : null,
      );
    case 'place':
      return CHOICE.place(rewardsOf(t)[reply.place] as Effect, reply.place + 1);
    case 'break-pillar':
      return CHOICE['break-pillar'](PILLAR_TIME);
    case 'settle-event':
      return CHOICE['settle-event'](reply.event, EVENT_TIME);
    case 'convert':
      return CHOICE.convert(reply.face, lineFor(prompt, Math.min(2, successes + 1)));
    case 're-roll':
      return CHOICE['re-roll'](reply.face);
    case 're-roll-all':
      return CHOICE['re-roll-all'](RE_ROLL_TIME);
    case 'six':
      return CHOICE.six(reply.item, reply.face);
    case 'ability':
      return CHOICE.ability(t.girl, reply.faces);
    case 'accept':
      return CHOICE.accept(lineFor(prompt, successes));
    case 'line':
      return CHOICE.line(failureLine(prompt, reply.line));
    case 'step':
      return CHOICE.step(reply.to, reply.followers);
    case 'keep':
      return CHOICE.keep(reply.item, otherOf(t, reply.item), reply.other);
    case 'arrange':
      return CHOICE.arrange(reply.hands);
    case 'drop':
      return CHOICE.drop(reply.item);
    case 'target':
      return CHOICE.target(reply.side, reply.space, reply.weapon, t.killer);
    case 'weapon':
      return CHOICE.weapon(reply.weapon, reply.weapon === null ? 0 : itemOf(reply.weapon).adds);
    case 'share':
      return CHOICE.share(reply.minions.map((id) => minionsAt(t, whereIs(t, id)).indexOf(id) + 1));
    case 'power':
      return CHOICE.power(reply.power, t.minor.find(({ id }) => id === reply.power)?.health ?? 0);
    case 'buy':
      return CHOICE.buy(reply.card, ACTION[reply.card].cost, t.time - ACTION[reply.card].cost);
    case 'return':
      return CHOICE.return(reply.card, ACTION[reply.card].cost);
    case 'take':
      return CHOICE.take(prompt.type === 'react' ? prompt.damage : 0);
    case 'panic':
      return CHOICE.panic(reply.space, reply.victim, 1);
    case 'space':
      return CHOICE.space(reply.space);
    case 'victim':
      return CHOICE.victim(reply.victim);
    case 'followers':
      return CHOICE.followers(reply.followers);
    case 'order':
      return CHOICE.order(reply.cards);
    case 'yes':
    case 'no':
      return CHOICE[reply.type](prompt.type === 'card' ? prompt.by : '');
    case 'stop':
      return CHOICE.stop(prompt.type === 'act' || prompt.type === 'walk' ? prompt.type : 'buy');
  }
}

/** FG4.3: a failure may offer two. */
const failureLine = (prompt: Prompt, at: number): Line =>
  prompt.type === 'line' ? ((ACTION[prompt.card].lines[2][at] as Line | undefined) ?? []) : [];

const whereIs = (t: View, id: number): string => t.minions.find((it) => it.id === id)?.at ?? t.killerAt;

/** The other of the two items on top (FG10.3). */
const otherOf = (t: View, item: string): string =>
  (t.decks[t.girlAt] ?? []).slice(0, 2).find(({ card }) => card !== item)?.card ?? item;
