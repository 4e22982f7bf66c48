import { thingKey } from '../../src/app/ports/board.ts';
import type { Offer, TableThing } from '../../src/games/shuffling-horror/app/ports/table-things.ts';
import type { Prompt, Reply } from '../../src/rules/shuffling-horror/index.ts';

/** A stand-in for the app's own reading of replies, good enough to look at highlights. */
function thingOf(reply: Reply): TableThing | null {
  switch (reply.type) {
    case 'attack':
      return { thing: 'card', card: reply.target };
    case 'take':
    case 'take-attack':
    case 'direct':
    case 'pick':
    case 'keep':
    case 'store':
    case 'back':
      return { thing: 'card', card: reply.card };
    case 'fade-out':
      return reply.card === null ? null : { thing: 'card', card: reply.card };
    case 'draw':
      return { thing: 'survivor-pile' };
    case 'move':
      return { thing: 'sanctuary', sanctuary: reply.sanctuary };
    case 'strike':
      return { thing: 'survivor', survivor: reply.at };
    case 'place':
      return { thing: 'throng', side: reply.side, slot: reply.slot };
    default:
      return null;
  }
}

export function offersOf(prompt: Prompt | null): Offer[] {
  const byThing = new Map<string, { at: TableThing; replies: Reply[]; tab: null; quiet: boolean }>();
  for (const reply of prompt?.replies ?? []) {
    const at = thingOf(reply);
    if (!at) continue;
    const key = thingKey(at);
    const known = byThing.get(key);
    if (known) known.replies.push(reply);
    else byThing.set(key, { at, replies: [reply], tab: null, quiet: false });
  }
  return [...byThing.values()];
}
