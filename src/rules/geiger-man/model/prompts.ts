import {
  ACTIONS,
  type ActionId,
  type EnemyId,
  type EventId,
  type ItemId,
  type RollFor,
  type SpaceId,
  type TerrorId,
  type Victim,
} from './vocabulary.ts';

export type Reply =
  | { type: 'play'; card: ActionId }
  /** `way` tells the two uses of a drink apart. */
  | { type: 'use'; item: ItemId; way: number }
  | { type: 'save'; victim: Victim }
  | { type: 'reward'; place: number }
  | { type: 'break-pillar' }
  | { type: 'settle-event'; event: EventId }
  | { type: 'convert'; face: number }
  | { type: 're-roll'; face: number }
  | { type: 're-roll-all' }
  | { type: 'six'; item: ItemId; face: number }
  | { type: 'ability'; faces: readonly number[] }
  | { type: 'accept' }
  | { type: 'line'; line: number }
  | { type: 'step'; to: SpaceId; followers: readonly Victim[] }
  | { type: 'place'; place: number }
  | { type: 'keep'; item: ItemId; other: 'top' | 'bottom' }
  | { type: 'arrange'; hands: readonly ItemId[] }
  | { type: 'drop'; item: ItemId }
  | { type: 'target'; side: 'killer' | 'minions'; space: SpaceId; weapon: ItemId | null }
  | { type: 'weapon'; weapon: ItemId | null }
  | { type: 'share'; minions: readonly number[] }
  | { type: 'power'; power: TerrorId }
  | { type: 'buy'; card: ActionId }
  | { type: 'return'; card: ActionId }
  | { type: 'take' }
  | { type: 'panic'; space: SpaceId; victim: Victim }
  | { type: 'space'; space: SpaceId | null }
  | { type: 'victim'; victim: Victim }
  | { type: 'followers'; followers: readonly Victim[] }
  | { type: 'order'; cards: readonly TerrorId[] }
  | { type: 'lose'; card: ActionId }
  | { type: 'yes' }
  | { type: 'no' }
  /** FG7.3: a card for 1 Time. */
  | { type: 'time'; card: ActionId }
  | { type: 'stop' };

/** The order in which the replies of a prompt are listed. */
export const REPLY_TYPES: readonly Reply['type'][] = [
  'play',
  'use',
  'save',
  'reward',
  'break-pillar',
  'settle-event',
  'convert',
  're-roll',
  're-roll-all',
  'six',
  'ability',
  'accept',
  'line',
  'step',
  'place',
  'keep',
  'arrange',
  'drop',
  'target',
  'weapon',
  'share',
  'power',
  'buy',
  'return',
  'take',
  'panic',
  'space',
  'victim',
  'followers',
  'order',
  'lose',
  'yes',
  'no',
  'time',
  'stop',
];

type Named = 'play' | 'buy' | 'return' | 'time' | 'lose';
const named = <T extends Named>(type: T): Readonly<Record<ActionId, Extract<Reply, { type: T }>>> =>
  Object.fromEntries(ACTIONS.map((card) => [card, { type, card }])) as never;
/** Replies that name an action card and no more, made once. */
export const REPLY = {
  play: named('play'),
  buy: named('buy'),
  return: named('return'),
  time: named('time'),
  lose: named('lose'),
};
export const STOP: Reply = { type: 'stop' };
export const YES: Reply = { type: 'yes' };
export const NO: Reply = { type: 'no' };

interface Asked<T extends string> {
  n: number;
  to: 0;
  type: T;
  replies: readonly Reply[];
}

/** FG29.2 */
export type Prompt =
  | Asked<'act'>
  | (Asked<'roll'> & { why: RollFor; dice: readonly number[]; locked: readonly boolean[] })
  | (Asked<'line'> & { card: ActionId })
  | (Asked<'walk'> & { left: number })
  | (Asked<'save'> & { victim: Victim })
  | Asked<'reward'>
  | (Asked<'keep'> & { deck: SpaceId })
  | Asked<'arrange'>
  | (Asked<'target'> & { by: ActionId | ItemId })
  | (Asked<'share'> & { left: number })
  | Asked<'buy'>
  | (Asked<'react'> & { by: EnemyId; damage: number })
  | Asked<'panic'>
  | (Asked<'tie'> & { by: EnemyId | null })
  /** A choice that a card, an item or an ability asks for. */
  | (Asked<'card'> & { by: string });

export const PROMPT_TYPES = [
  'act',
  'roll',
  'line',
  'walk',
  'save',
  'reward',
  'keep',
  'arrange',
  'target',
  'share',
  'buy',
  'react',
  'panic',
  'tie',
  'card',
] as const satisfies readonly Prompt['type'][];
