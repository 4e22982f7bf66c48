import type { Prompt, Script } from '../../../../rules/stand-in/index.ts';
import { type Company, type Who, whoAt } from '../shapes/company.ts';
import { quoted, text } from '../shapes/parts.ts';
import { aCard, The, the, Whose } from './grammar.ts';
import { claimParts } from './talk.ts';

/** What is asked of a person: what came before, and the question itself. */
interface Question {
  tells: string;
  asks: string;
}

const ask = (tells: string, asks: string): Question => ({ tells, asks });

/** `drew` is the card that the turn began with; null where none was drawn. */
export function questionOf(prompt: Prompt, company: Company, drew: Script | null): Question {
  const who = (chair: number): Who => whoAt(company, chair);
  switch (prompt.type) {
    case 'act':
      return ask(drew === null ? 'Your turn.' : text`Your turn. You drew ${aCard(drew)}.`, acting(prompt));
    case 'keep':
      return ask('Second Take: three cards.', 'Which one do you keep?');
    case 'offer':
      return ask(meeting(prompt.by, who(prompt.partner)), text`What do you hold out to ${the(who(prompt.partner))}?`);
    case 'answer':
      return ask(offered(prompt.by, who(prompt.offerer)), 'Your answer?');
    case 'guard':
      return guarding(prompt, who(prompt.by));
    case 'seat':
      return ask(...SEATS[prompt.card]);
    case 'drop':
      return prompt.card === 'lost-pages'
        ? ask('Lost Pages.', 'Which one do you keep? The other three go.')
        : ask('The Prop Table.', 'Which card do you leave on it?');
    case 'show':
      return ask('Line-Up.', 'What do you show?');
    case 'hand-on':
      return ask('“Pass the Props”. No refusals.', text`Which card goes to ${the(who(prompt.receiver))}?`);
    case 'talk':
      return prompt.answering === null
        ? ask('The table talks.', 'Do you say anything?')
        : ask(answering(prompt.answering, company), 'Your answer?');
  }
}

/** SA4.3, SA5.6: where nothing can be played, that is said. */
const acting = ({ replies }: Extract<Prompt, { type: 'act' }>): string =>
  replies.some(({ type }) => type === 'play') ? 'Play a card, or throw one away?' : 'Which card do you throw away?';

function meeting(by: Extract<Prompt, { type: 'offer' }>['by'], partner: Who): string {
  switch (by) {
    case 'turn':
      return text`Your exchange with ${the(partner)}.`;
    case 'love-scene':
      return text`Your Love Scene with ${the(partner)}.`;
    case 'thermos':
      return text`You share a thermos with ${the(partner)}.`;
  }
}

function offered(by: Extract<Prompt, { type: 'answer' }>['by'], offerer: Who): string {
  switch (by) {
    case 'turn':
      return text`${The(offerer)} holds out a card.`;
    case 'love-scene':
      return text`${The(offerer)} plays a Love Scene with you and holds out a card.`;
    case 'thermos':
      return text`${The(offerer)} shares a thermos with you and holds out a card.`;
  }
}

function guarding({ card }: Extract<Prompt, { type: 'guard' }>, by: Who): Question {
  if (card === 'nitrate') return ask(text`${The(by)} throws a Nitrate Reel at you.`, 'Lower the Asbestos Curtain?');
  return ask(text`${The(by)} plays ${aCard(card)} and wants your seat.`, 'Stay on your mark?');
}

const SEATS: Readonly<Record<Extract<Prompt, { type: 'seat' }>['card'], readonly [string, string]>> = {
  'new-blocking': ['New Blocking.', 'With whom do you change seats?'],
  'three-over': ['Three Marks Over.', 'Left or right: with whom do you change seats?'],
  aside: ['A Whispered Aside.', 'Which neighbour sees your hand?'],
  thermos: ['“Share a Thermos”.', 'With whom do you exchange?'],
};

function answering(
  { by, claim }: NonNullable<Extract<Prompt, { type: 'talk' }>['answering']>,
  company: Company,
): string {
  return text`${The(whoAt(company, by))}: ${quoted(claimParts(claim, by, company))}`;
}

/** Under the question, where it helps: what goes with it. */
export const ASIDES = {
  noPlay: 'You are shut in: draw, throw away, wait.',
  fourRecast: 'Four Recast cards are one too many. One has to go.',
  noPartner: 'Nobody to exchange with this turn.',
  stopped: (partner: Who): string => text`No exchange with ${the(partner)}: something is in the way.`,
  redirected: (from: Who): string => text`It was meant for ${the(from)}. What you get this way turns nobody.`,
  again: (partner: Who): string => text`Your card may not go to ${the(partner)}. Choose again.`,
  next: (who: Who): string => text`After you, ${the(who)}.`,
  clockwise: { true: 'Clockwise.', false: 'Counter-clockwise.' },
  declare: 'No Original is left. You may declare.',
  warned: (who: Who): string => text`${The(who)} is known to hold three Recast cards. A fourth would give you away.`,
  waits: (who: Who): string => text`${Whose(who)} turn.`,
} as const;
