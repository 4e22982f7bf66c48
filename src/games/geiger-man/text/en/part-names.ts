import type { ActionId, EnemyId, GirlId, KillerId, Victim } from '../../../../rules/geiger-man/index.ts';
import { listedParts, type NamedPart, type Part } from '../shapes/parts.ts';
import { atHead, listed } from './grammar.ts';
import {
  actionName,
  atSpace,
  enemyName,
  eventName,
  finaleName,
  girlShort,
  powerName,
  terrorName,
  theItem,
  theKiller,
  theSpace,
  victimName,
} from './names.ts';

/** Names in a sentence, each still a name that can be pointed at. */
export const girl = (id: GirlId): NamedPart => ({ words: girlShort(id), tone: 'girl', card: id });
export const killer = (id: KillerId): NamedPart => ({ words: theKiller(id), tone: 'killer', card: id });
export const enemy = (who: EnemyId, id: KillerId): NamedPart => ({
  words: enemyName(who, id),
  tone: who === 'killer' ? 'killer' : 'minion',
  card: id,
});
export const space = (id: string): NamedPart => ({ words: theSpace(id), tone: 'space', card: id });
export const at = (id: string): NamedPart => ({ words: atSpace(id), tone: 'space', card: id });
export const action = (id: ActionId): NamedPart => ({ words: actionName(id), tone: 'action', card: id });
export const item = (id: string): NamedPart => ({ words: theItem(id), tone: 'item', card: id });
export const terror = (id: string): NamedPart => ({ words: terrorName(id), tone: 'terror', card: id });
export const event = (id: string): NamedPart => ({ words: eventName(id), tone: 'event', card: id });
export const power = (id: string): NamedPart => ({ words: powerName(id), tone: 'power', card: id });
export const finale = (id: string): NamedPart => ({ words: finaleName(id), tone: 'finale', card: id });
export const victim = (id: Victim): NamedPart => ({ words: victimName(id), tone: 'victim', card: id });

/** At the head of a sentence. */
export const capital = (part: NamedPart): NamedPart => ({ ...part, words: atHead(part.words) });

/** "the Hubcap and the Tire Iron" */
export const list = (names: readonly NamedPart[]): Part[] => listedParts(names, listed);
