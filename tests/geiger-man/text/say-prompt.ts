import type { Choice, Scene } from '../../../src/games/geiger-man/text/scene.ts';
import type { Words } from '../../../src/games/geiger-man/text/shape.ts';
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
  type Table,
  type Victim,
  victimsAt,
} from '../../../src/rules/geiger-man/index.ts';

const rewardsOf = (t: Table): Effect[] => [...GIRL[t.girl].places, GIRL[t.girl].later];
export const sceneOf = (t: Table): Scene => ({ ...t, rewards: rewardsOf(t) });

type PromptOf<T extends Prompt['type']> = Extract<Prompt, { type: T }>;
const isAction = (id: string): id is ActionId => Object.hasOwn(ACTION, id);

/** The question, as a page would put it. */
export function question(words: Words, t: Table, prompt: Prompt): string {
  const { ASK } = words.prompts;
  switch (prompt.type) {
    case 'act':
      return ASK.act(t.girl);
    case 'roll':
      return ASK.roll(prompt.why, successesOf(prompt.dice, prompt.locked, t.marks.easy !== 'no'));
    case 'line':
      return ASK.line(prompt.card);
    case 'walk':
      return ASK.walk(t.girl, prompt.left);
    case 'save':
      return ASK.save(prompt.victim);
    case 'keep':
      return ASK.keep(prompt.deck);
    case 'target':
      return prompt.replies[0]?.type === 'weapon' ? ASK.weapon(prompt.by) : ASK.target(prompt.by);
    case 'share':
      return prompt.replies[0]?.type === 'power' ? ASK.power(prompt.left) : ASK.share(prompt.left);
    case 'buy':
      return ASK.buy(t.girl, t.time);
    case 'react':
      return ASK.react(prompt.by, t.killer, prompt.damage);
    case 'tie':
      return prompt.replies[0]?.type === 'victim'
        ? ASK.tieVictim(prompt.by ?? 'killer', t.killer)
        : ASK.tie(prompt.by, t.killer);
    case 'card':
      return questionOfCard(words, t, prompt);
    default:
      return ASK[prompt.type];
  }
}

function questionOfCard({ prompts: { ASK_CARD } }: Words, t: Table, prompt: PromptOf<'card'>): string {
  switch (prompt.by) {
    case 'june':
    case 'vera':
    case 'convert':
    case 'limit':
    case 'dodge':
    case 'brine':
    case 'timetable':
      return ASK_CARD[prompt.by];
    case 'push':
    case 'shovel':
      return ASK_CARD[prompt.by](t.killer);
    case 'popcorn':
      return ASK_CARD.popcorn('plain');
    case 'counter':
      return ASK_CARD.counter(t.terror[0]?.card as string);
    default:
      if (itemOf(prompt.by).use.as === 'call') return ASK_CARD.call(prompt.by);
      return prompt.replies[0]?.type === 'followers' ? ASK_CARD.riders(t.girlAt) : ASK_CARD.ride(prompt.by);
  }
}

const lineFor = (prompt: Prompt, successes: number): Line | null =>
  prompt.type === 'roll' && isAction(prompt.why) ? (ACTION[prompt.why].lines[2 - successes]?.[0] ?? null) : null;

/** One reply, as it would stand on a button. */
export function choiceOf(words: Words, t: Table, prompt: Prompt, reply: Reply): Choice {
  const { CHOICE } = words.choices;
  const { lines } = prompt.type === 'line' ? ACTION[prompt.card] : { lines: [] };
  const successes = prompt.type === 'roll' ? successesOf(prompt.dice, prompt.locked, t.marks.easy !== 'no') : 0;
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
      return CHOICE['break-pillar'](2);
    case 'settle-event':
      return CHOICE['settle-event'](reply.event, 3);
    case 'convert':
      return CHOICE.convert(reply.face, lineFor(prompt, Math.min(2, successes + 1)));
    case 're-roll':
      return CHOICE['re-roll'](reply.face);
    case 're-roll-all':
      return CHOICE['re-roll-all'](2);
    case 'six':
      return CHOICE.six(reply.item, reply.face);
    case 'ability':
      return CHOICE.ability(t.girl, reply.faces);
    case 'accept':
      return CHOICE.accept(lineFor(prompt, successes));
    case 'line':
      return CHOICE.line((lines[2] as readonly Line[])[reply.line] as Line);
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

const whereIs = (t: Table, id: number): string => t.minions.find((it) => it.id === id)?.at ?? t.killerAt;

/** The other of the two items on top. */
const otherOf = (t: Table, item: string): string =>
  (t.decks[t.girlAt] ?? []).slice(0, 2).find(({ card }) => card !== item)?.card ?? item;

/** A show's victims in one space. */
export const victimsIn = (t: Table, space: string): Victim[] => [
  ...t.specials.filter(({ at }) => at === space).map(({ id }) => id),
  ...new Array<Victim>(t.victims[space] ?? 0).fill('plain'),
];
