import {
  type Foe,
  hashOf,
  type Prompt,
  type Reply,
  sideAt,
  type View,
} from '../../../../rules/shuffling-horror/index.ts';
import { DIRECT } from '../../../../text/play/direct.ts';
import { CHOICE } from '../../../../text/play/prompts.ts';
import { DAILIES } from '../../../../text/rooms/dailies.ts';
import type { MomentWords } from '../ports/dailies.ts';
import { leavesOf } from '../questions/option.ts';
import { questionOf } from '../questions/question.ts';
import type { Script } from './script.ts';

/** So many lines of the screenplay tell what came of it. */
const LINES = 3;

/** What was asked, what was chosen, what came of it. */
export function wordsAt({ rushes, pages }: Script, at: number): MomentWords {
  const page = pages[at];
  if (page === undefined) return { asked: '', chose: '', told: [] };
  const reply = rushes.footage.replies[at];
  return {
    asked: page.whose === 'director' ? directorsTurn(page.prompt) : questionOf(page.view, page.prompt).heading,
    chose: reply === undefined ? DAILIES.nobody : replyWords(page.view, page.prompt, reply),
    told: page.told.slice(0, LINES),
  };
}

function directorsTurn({ to }: Prompt): string {
  const side = sideAt(to);
  return side === 'director' ? DAILIES.director : DAILIES.pod(side);
}

/** A reply as one line, whole even where the table asks for it by lists within lists. */
export function replyWords(view: View, prompt: Prompt, reply: Reply): string {
  switch (reply.type) {
    case 'attack': {
      const label = reply.reach === 'throng' ? CHOICE.throng(reply.target) : CHOICE.attack(reply.target);
      return DAILIES.by(label, CHOICE.way(reply.way, reply.stat));
    }
    case 'strike':
      return DIRECT.victim(reply.by, reply.at, view.deck);
    case 'direct':
      return DAILIES.into(DIRECT.take(reply.card), DIRECT.into(slotOf(prompt, reply.slot), view.deck));
    case 'place': {
      const label = prompt.type === 'raise' ? DIRECT.raise(reply.card) : DIRECT.take(reply.card);
      return DAILIES.into(label, DIRECT.into({ side: reply.side, slot: reply.slot }, view.deck));
    }
    default:
      return asAsked(view, prompt, reply);
  }
}

const slotOf = ({ to }: Prompt, slot: number): Foe => ({ side: sideAt(to), slot });

/** As it stood on its button. */
function asAsked(view: View, prompt: Prompt, reply: Reply): string {
  const { options, dial } = questionOf(view, prompt);
  if ('amount' in reply && dial !== null) return DAILIES.dial(dial.verb, reply.amount);
  const { power: _, ...plain } = reply as Reply & { power?: unknown };
  const wanted = hashOf(plain);
  const leaf = leavesOf(options).find((it) => it.reply !== null && hashOf(it.reply) === wanted);
  if (leaf === undefined) return reply.type;
  if (reply.type === 'order') return DAILIES.by(CHOICE.order.replace('…', ''), leaf.label);
  return 'drop' in reply || reply.type === 'take-attack' ? DAILIES.by(leaf.label, leaf.detail) : leaf.label;
}
