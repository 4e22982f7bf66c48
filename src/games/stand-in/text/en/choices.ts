import type { Prompt, Reply, Script } from '../../../../rules/stand-in/index.ts';
import { percent } from '../../../../text/numerals.ts';
import { type Company, faceAt, sideOf, sidesOf, type Who, whoAt } from '../shapes/company.ts';
import type { Odds } from '../shapes/odds.ts';
import { text } from '../shapes/parts.ts';
import { aCard, inHand, someCards, the, theCard, whose } from './grammar.ts';
import { claimLabel, MENU } from './talk.ts';

type Play = Extract<Reply, { type: 'play' }>;

/** A choice in full: it stands alone on any button. */
export function labelOf(reply: Reply, prompt: Prompt, company: Company): string {
  const who = (chair: number): Who => whoAt(company, chair);
  switch (reply.type) {
    case 'play':
      return playing(reply, company);
    case 'discard':
      return text`Throw away ${theCard(reply.card)}`;
    case 'keep':
      return text`Keep ${theCard(reply.card)}`;
    case 'give':
      return giving(reply.card, prompt, company);
    case 'defend':
      return defending(reply.card, prompt, company);
    case 'none':
      return prompt.type === 'guard' && prompt.card === 'nitrate' ? 'Let it burn' : 'Let it happen';
    case 'seat':
      return seating(prompt as Extract<Prompt, { type: 'seat' }>, who(reply.seat));
    case 'drop':
      return text`Discard ${inHand(reply.cards)}`;
    case 'show':
      return SHOWS[reply.what];
    case 'silent':
      return MENU.silent;
    case 'yes':
      return MENU.answer.yes;
    case 'no':
      return MENU.answer.no;
    case 'say':
      return claimLabel(reply.claim, company);
    case 'declare':
      return 'Declare: no Original is left';
  }
}

const SHOWS = { hand: 'Show your hand', recast: 'Show one Recast card', nothing: 'Show nothing' } as const;

/** SA5.3: with its target, and of a Fire Axe the piece. */
function playing({ card, target, gap }: Play, company: Company): string {
  const at: Who = target === null ? 'you' : whoAt(company, target);
  switch (card) {
    case 'nitrate':
      return text`Burn ${the(at)}`;
    case 'screen-test':
      return text`Screen Test: see ${whose(at)} hand`;
    case 'close-up':
      return text`Close-Up: see one of ${whose(at)} cards`;
    case 'fire-axe':
      return gap === null ? text`Cut open ${whose(at)} trailer` : text`Cut down ${door(gap, company)}`;
    case 'chained-door':
      return text`Chain the door to ${the(at)}${onSide(gap, company)}`;
    case 'trailer':
      return at === 'you' ? 'Lock yourself in' : text`Lock ${the(at)} in`;
    case 'swap-marks':
      return text`Swap Marks: change seats with ${the(at)}`;
    case 'exit-running':
      return text`“Exit, Running”: change seats with ${the(at)}`;
    case 'love-scene':
      return text`Love Scene with ${the(at)}`;
    case 'second-take':
      return 'Second Take: draw three';
    case 'house-lights':
      return 'Show everybody your hand';
    case 'reverse-shot':
      return 'Turn the order of play';
    default:
      return text`Play ${theCard(card)}`;
  }
}

const SIDES = { left: ', on your left', right: ', on your right' } as const;
const onSide = (gap: number | null, company: Company): string => {
  const side = sideOf(company, gap);
  return side === null ? '' : SIDES[side];
};

/** A door by whom it stands between; one of one's own by whom it leads to. */
function door(gap: number, company: Company): string {
  const [a, b] = sidesOf(company, gap);
  if (a === company.you || b === company.you) {
    return text`the door to ${the(faceAt(company, a === company.you ? b : a))}${onSide(gap, company)}`;
  }
  return text`the door between ${the(faceAt(company, a))} and ${the(faceAt(company, b))}`;
}

function giving(card: Script, prompt: Prompt, company: Company): string {
  switch (prompt.type) {
    case 'offer':
      return text`Hold out ${aCard(card)} to ${the(whoAt(company, prompt.partner))}`;
    case 'answer':
      return text`Give ${the(whoAt(company, prompt.offerer))} ${aCard(card)}`;
    case 'hand-on':
      return text`Pass ${aCard(card)} to ${the(whoAt(company, prompt.receiver))}`;
    default:
      return text`Give ${aCard(card)}`;
  }
}

function defending(card: Script, prompt: Prompt, company: Company): string {
  if (prompt.type !== 'answer') return card === 'asbestos' ? 'Lower the Asbestos Curtain' : 'Stay: “On My Mark”';
  const from = whoAt(company, prompt.offerer);
  if (card === 'double-take') return text`Refuse ${the(from)} and see the card: Double Take`;
  if (card === 'my-contract') return text`Refuse ${the(from)}: “Not in My Contract”`;
  return text`Send ${the(from)} on to the next seat: Wrong Dressing Room`;
}

function seating({ card }: Extract<Prompt, { type: 'seat' }>, who: Who): string {
  if (card === 'aside') return text`Show ${the(who)} your hand`;
  return card === 'thermos' ? text`Exchange with ${the(who)}` : text`Change seats with ${the(who)}`;
}

/** What stands beside a choice: its chances and what follows. */
export const DETAILS = {
  burn: ({ standIn, holdsCurtain }: Odds): string =>
    text`by the cards: ${percent(standIn ?? 0)} the Stand-In · ${percent(holdsCurtain ?? 0)} a curtain`,
  burnRole: { original: 'an Original', recast: 'a Recast, your own side', 'stand-in': 'the Stand-In' },
  look: ({ standIn, holdsRecast }: Odds): string =>
    text`by the cards: ${percent(standIn ?? 0)} the Stand-In · ${percent(holdsRecast ?? 0)} a Recast card`,
  glimpse: ({ showsRecast }: Odds): string => text`by the cards: ${percent(showsRecast ?? 0)} a Recast card`,
  meet: ({ canTurn }: Odds): string => `by the cards: ${percent(canTurn ?? 0)} it turns you`,
  safe: 'safe',
  sees: 'safe, and you see the card',
  onward: (who: Who): string => text`safe · ${the(who)} is asked`,
  turns: (who: Who): string => text`turns ${the(who)}`,
  ownSide: 'your own side',
  exchangesWith: (who: Who): string => text`then you exchange with ${the(who)}`,
  exchangesNot: 'then you exchange with nobody',
  toAll: 'everybody sees it',
  gone: 'nobody sees it',
  ends: 'your turn is over',
  again: 'then play or throw away',
  out: 'you are out, and have lost',
  moves: (who: Who): string => text`you sit where ${the(who)} sat`,
  held: (n: number, card: Script): string => text`${someCards(n, card)} in hand`,
  wins: 'if it is so, you win at once',
  loses: 'it is not so: you would lose',
} as const;

/** On the card itself, one line. */
export const TABS = {
  play: 'Play',
  on: (who: Who): string => text`on ${the(who)}`,
  discard: 'Throw away',
  keep: 'Keep',
  give: 'Give',
  giveAt: (turns: number): string => `Give · by the cards ${percent(turns)} it turns you`,
  giveTurns: (who: Who): string => text`Give · turns ${the(who)}`,
  refuse: 'Refuse · safe',
  refuseSees: 'Refuse · see it',
  sendOn: (who: Who): string => text`Send on to ${the(who)}`,
  stay: 'Stay',
  saved: 'Not burnt',
  targets: (n: number): string => (n === 1 ? '1 target' : `${n} targets`),
  cannot: {
    give: 'Cannot be given',
    play: 'Cannot be played now',
    discard: 'Cannot be thrown away',
  },
} as const;

/** Why a card cannot be used, in a sentence. */
export const CANNOT = {
  giveOriginal: 'An Original never hands over a Recast card.',
  giveRecast: 'A Recast hands Recast cards to the Stand-In only, and keeps one.',
  giveStandIn: 'The Stand-In card never leaves your hand.',
  last: 'Your last Recast card stays with you.',
  double: 'Doubles are never played.',
  defence: 'A defence is played as an answer, when somebody asks for it.',
  target: 'Nobody within reach to play it on.',
  noObstacle: 'No door and no trailer within reach.',
  trailer: 'In a trailer nothing is played.',
  fourRecast: 'With four Recast cards one of them has to go first.',
  wait: 'Not now: it is for your own turn.',
} as const;
