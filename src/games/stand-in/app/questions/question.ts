import {
  type Claim,
  isLocked,
  nextOf,
  type Prompt,
  type Reply,
  type Script,
} from '../../../../rules/stand-in/index.ts';
import { ASIDES, questionOf as wordsOf } from '../../text/prompts.ts';
import type { Question } from '../ports/question.ts';
import { type Asked, oddsAt, ownRole, receiverOf, roleOf, turnsYou, who } from './asked.ts';
import { cardsOf, choice } from './cards.ts';
import { isDue } from './details.ts';
import { quickOf, saysOf } from './says.ts';

/** SA19: a prompt as it is put to a person. */
export function questionOf(asked: Asked, threes: readonly number[]): Question {
  const { prompt, company, view } = asked;
  const { replies } = prompt;
  const drew = drawnCard(asked);
  const declare = replies.find(({ type }) => type === 'declare');
  const newAt = drew === null || prompt.type !== 'act' ? -1 : view.hand.lastIndexOf(drew);
  return {
    n: prompt.n,
    type: prompt.type,
    ...wordsOf(prompt, company, drew),
    asides: asidesOf(asked, threes),
    cards: cardsOf(asked, (at) => at === newAt),
    others: replies.filter(isOther).map((reply) => choice(asked, reply)),
    says: saysOf(replies, company),
    quick: quickOf(replies, company, wantedOf(asked)),
    turns: prompt.type === 'answer' ? turnsYou(asked) : null,
    declare: declare === undefined ? null : { reply: declare, isDue: isDue(asked) },
  };
}

const OTHERS: readonly Reply['type'][] = ['none', 'seat', 'show', 'silent', 'yes', 'no'];
const isOther = ({ type }: Reply): boolean => OTHERS.includes(type);

/** The card that the turn began with. */
function drawnCard({ view: { notes, chair } }: Asked): Script | null {
  for (let i = notes.length - 1; i >= 0; i--) {
    const note = notes[i];
    if (note?.type === 'turn-began') return null;
    if (note?.type === 'drew' && note.chair === chair && note.why === 'turn') return note.card;
  }
  return null;
}

function asidesOf(asked: Asked, threes: readonly number[]): string[] {
  const { prompt, view } = asked;
  const you = view.chair as number;
  const said: string[] = [];
  if (prompt.type === 'act') {
    if (view.hand.filter((card) => card === 'recast').length > 3) said.push(ASIDES.fourRecast);
    else if (isLocked(view, you) && !view.options.glassTrailer) said.push(ASIDES.noPlay);
  }
  if (prompt.type === 'answer' && view.scene.type === 'exchange' && view.scene.redirected) {
    said.push(ASIDES.redirected(who(asked, redirectedFrom(asked))));
  }
  const receiver = receiverOf(asked);
  if (ownRole(asked) === 'stand-in' && receiver !== null && threes.includes(receiver)) {
    said.push(ASIDES.warned(who(asked, receiver)));
  }
  if (isDue(asked) && prompt.replies.some(({ type }) => type === 'declare')) said.push(ASIDES.declare);
  return said;
}

/** SA9.5: whoever sent it on sits before whoever is asked. */
function redirectedFrom({ view, prompt }: Asked<Prompt>): number {
  return view.ring.find((chair) => nextOf(view, chair) === prompt.to) ?? prompt.to;
}

const MOST_QUICK = 5;

/** What somebody in this place may want to say; the menu says which of it may be said. */
function wantedOf(asked: Asked): Claim[] {
  const { prompt, view } = asked;
  if (prompt.type === 'talk' && prompt.answering !== null) {
    return prompt.replies.flatMap((reply) => (reply.type === 'say' ? [reply.claim] : [])).slice(0, MOST_QUICK);
  }
  const others = view.ring.filter((chair) => chair !== view.chair);
  const accused = accusationOf(asked, others);
  const clear = others.find((chair) => view.known.clear[chair]);
  const partner = receiverOf(asked) ?? lastPartner(asked);
  return [
    ...(accused === null ? [] : [accused]),
    ...(partner === null || isOwnSide(asked, partner)
      ? []
      : [
          { type: 'ask', seat: partner, what: 'got', about: view.chair as number } as const,
          { type: 'ask', seat: partner, what: 'hold', about: 'recast' } as const,
        ]),
    ...(clear === undefined ? [] : [{ type: 'vouch', seat: clear } as const]),
    { type: 'i-am', role: 'original' },
    { type: 'i-hold', card: 'recast', yes: false },
  ];
}

/** From here on it is likelier than not. */
const HUNCH = 0.5;

/** Whom an Original has reason to accuse: by proof, else by the very belief that advice goes by. Who merely comes first is not named, nor is anybody by a double. */
function accusationOf(asked: Asked, others: readonly number[]): Claim | null {
  if (ownRole(asked) !== 'original') return null;
  for (const role of ['stand-in', 'recast'] as const) {
    const proved = others.find((chair) => roleOf(asked, chair) === role);
    if (proved !== undefined) return { type: 'accuse', seat: proved, role, sure: true };
  }
  const suspect = others.find((chair) => (oddsAt(asked, chair)?.suspected ?? 0) > HUNCH);
  return suspect === undefined ? null : { type: 'accuse', seat: suspect, role: 'stand-in', sure: false };
}

const isOwnSide = (asked: Asked, chair: number): boolean => {
  const role = roleOf(asked, chair);
  return ownRole(asked) !== 'original' && role !== null && role !== 'original';
};

function lastPartner({ view: { notes, chair, ring } }: Asked): number | null {
  const last = notes.findLast(
    (note) => note.type === 'exchanged' && (note.offerer === chair || note.partner === chair),
  );
  if (last?.type !== 'exchanged') return null;
  const partner = last.offerer === chair ? last.partner : last.offerer;
  return ring.includes(partner) ? partner : null;
}
