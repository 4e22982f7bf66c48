import type { Claim, Look } from '../../../../rules/stand-in/index.ts';
import { shortName } from '../../../../text/en/cards/names.ts';
import { atHead } from '../../../../text/en/grammar.ts';
import { type Company, type Face, faceAt, type Who, whoAt } from '../shapes/company.ts';
import { named, type Part, plainText, quoted, say, text } from '../shapes/parts.ts';
import type { Saying } from '../shapes/sayings.ts';
import { ROLE_NAMES } from './cards.ts';
import { aCard, does, is, noCard, The, the, theCard, whose } from './grammar.ts';

/** The coloured verb beside a face: "the Robot accuses", "you accuse". */
export const VERBS: Readonly<Record<Saying | 'answer' | 'silent', (who: Who) => string>> = {
  say: (who) => does(who, 'claims', 'claim'),
  accuse: (who) => does(who, 'accuses', 'accuse'),
  vouch: (who) => does(who, 'vouches', 'vouch'),
  ask: (who) => does(who, 'asks', 'ask'),
  propose: (who) => does(who, 'proposes', 'propose'),
  answer: (who) => does(who, 'answers', 'answer'),
  silent: (who) => does(who, 'says nothing', 'say nothing'),
};

/** How a hand came to be seen, as whoever saw it tells it. */
const BY: Readonly<Record<Look, string>> = {
  'close-up': 'By Close-Up',
  'screen-test': 'By Screen Test',
  'double-take': 'By Double Take',
  aside: 'In a Whispered Aside',
};

const SURE = { true: 'I am sure.', false: 'A hunch.' } as const;

/** A claim in the mouth of whoever makes it (SA18.3). Of whoever reads it speaks as "you", but in a question put to somebody else. */
export function claimParts(claim: Claim, speaker: number, company: Company): Part[] {
  const who = (chair: number): Who => whoAt(company, chair);
  switch (claim.type) {
    case 'i-am':
      return [`I am ${ROLE_NAMES[claim.role]}.`];
    case 'i-hold':
      return claim.yes ? say`I hold ${aCard(claim.card)}.` : say`I hold ${noCard(claim.card)}.`;
    case 'i-gave':
      return say`I gave ${the(who(claim.seat))} ${aCard(claim.card)}.`;
    case 'i-got':
      return say`I got ${aCard(claim.card)} from ${the(who(claim.seat))}.`;
    case 'i-saw':
      return sighting(claim, who(claim.seat));
    case 'accuse': {
      const it = who(claim.seat);
      return say`${The(it)} ${is(it)} ${ROLE_NAMES[claim.role]}. ${SURE[`${claim.sure}`]}`;
    }
    case 'vouch':
      return say`I vouch for ${the(who(claim.seat))}.`;
    case 'ask':
      return question(claim, speaker, company);
    case 'burn':
      return say`We should burn ${the(who(claim.seat))}.`;
    case 'test':
      return say`Somebody should look into ${whose(who(claim.seat))} hand.`;
    case 'shut-in':
      return say`Somebody should shut ${the(who(claim.seat))} in.`;
    case 'leave-alone':
      return say`Nobody should touch ${the(who(claim.seat))}.`;
    case 'no-trade':
      return say`Nobody should exchange with ${the(who(claim.seat))}.`;
  }
}

/** The same as plain words. */
export const claimOf = (claim: Claim, speaker: number, company: Company): string =>
  plainText(claimParts(claim, speaker, company));

function sighting({ what, how }: Extract<Claim, { type: 'i-saw' }>, of: Who): Part[] {
  if (what === 'whole-hand') return say`${BY[how]} I saw ${whose(of)} whole hand.`;
  if (what === 'clean') return say`${BY[how]} I saw ${whose(of)} whole hand: no Stand-In, no Recast card.`;
  if (how === 'double-take') return say`${BY[how]} I saw what ${the(of)} held out: ${aCard(what)}.`;
  return say`${BY[how]} I saw ${aCard(what)} in ${whose(of)} hand.`;
}

/** Put to somebody by name, unless that is whoever reads. */
function question(ask: Extract<Claim, { type: 'ask' }>, speaker: number, company: Company): Part[] {
  const face = faceAt(company, ask.seat);
  const asked = asking(ask, speaker, company);
  return ask.seat === company.you ? headed(asked) : [named(face, shortName(face)), ', ', ...asked];
}

const headed = ([first, ...rest]: Part[]): Part[] => [
  typeof first === 'string' ? atHead(first) : (first ?? ''),
  ...rest,
];

function asking(ask: Extract<Claim, { type: 'ask' }>, speaker: number, company: Company): Part[] {
  if (ask.what === 'hold') return say`do you hold ${aCard(ask.about)}?`;
  const isMe = ask.about === speaker;
  const face: Face = faceAt(company, ask.about);
  switch (ask.what) {
    case 'gave':
      return say`what did you give ${isMe ? 'me' : the(face)}?`;
    case 'got':
      return say`what did you get from ${isMe ? 'me' : the(face)}?`;
    case 'saw':
      return say`what did you see of ${isMe ? 'my' : whose(face)} hand?`;
  }
}

/** SA18.4, in quotes. */
export const ANSWERS = { yes: 'Yes.', no: 'No.' } as const;

/** A claim on a button: what pressing it says. It stands alone. */
export function claimLabel(claim: Claim, company: Company): string {
  const who = (chair: number): Who => whoAt(company, chair);
  switch (claim.type) {
    case 'i-am':
      return `I am ${ROLE_NAMES[claim.role]}`;
    case 'i-hold':
      return claim.yes ? text`I hold ${aCard(claim.card)}` : text`I hold ${noCard(claim.card)}`;
    case 'accuse':
      return text`Accuse ${the(who(claim.seat))} of being ${ROLE_NAMES[claim.role]}: ${MENU.sure[`${claim.sure}`]}`;
    case 'vouch':
      return text`Vouch for ${the(who(claim.seat))}`;
    case 'ask':
      return text`Ask ${the(who(claim.seat))}: ${asking(claim, company.you ?? -1, company)}`;
    case 'burn':
      return text`Propose to burn ${the(who(claim.seat))}`;
    case 'test':
      return text`Propose a look into ${whose(who(claim.seat))} hand`;
    case 'shut-in':
      return text`Propose to shut ${the(who(claim.seat))} in`;
    case 'leave-alone':
      return text`Propose to leave ${the(who(claim.seat))} alone`;
    case 'no-trade':
      return text`Propose that nobody exchange with ${the(who(claim.seat))}`;
    default:
      return claimOf(claim, company.you ?? -1, company).replace(/\.$/, '');
  }
}

/** The menu of claims: a group, then whom or what, then how. */
export const MENU = {
  title: 'Say one thing first, if you like',
  window: 'Your turn to speak',
  groups: { say: 'Say', accuse: 'Accuse', vouch: 'Vouch', ask: 'Ask', propose: 'Propose' } satisfies Record<
    Saying,
    string
  >,
  more: 'More…',
  back: 'Back',
  silent: 'Say nothing',
  spoken: 'You have had your say.',
  whom: {
    say: 'About what?',
    accuse: 'Whom do you accuse?',
    vouch: 'Whom do you vouch for?',
    ask: 'Whom do you ask?',
    propose: 'Whom is it about?',
  } satisfies Record<Saying, string>,
  topics: {
    'i-am': 'What I am',
    'i-hold': 'What I hold',
    'i-gave': 'What I gave',
    'i-got': 'What I got',
    'i-saw': 'What I saw',
  },
  holds: { yes: 'I hold…', no: 'I hold no…' },
  asks: {
    gave: 'What did you give…',
    got: 'What did you get from…',
    saw: 'What did you see of…',
    hold: 'Do you hold…',
  },
  proposals: {
    burn: 'Burn somebody',
    test: 'Look into a hand',
    'shut-in': 'Shut somebody in',
    'leave-alone': 'Leave somebody alone',
    'no-trade': 'No exchange with somebody',
  },
  sure: { true: 'certain', false: 'a hunch' },
  lie: 'Nobody checks. Cards do, later.',
  answer: {
    yes: 'Yes',
    no: 'No',
    silent: 'Say nothing',
    counter: 'Answer with a claim…',
  },
  /** What an answer is about, beside the buttons. */
  answering: (by: Who, said: string): string => text`${The(by)}: ${quoted([said])}`,
  card: (card: Extract<Claim, { type: 'i-hold' }>['card']): string => text`About ${theCard(card)}`,
} as const;

/** Said of a claim that moved nobody. */
export const SHRUGS: readonly string[] = [
  'Nobody so much as blinks.',
  'The table has heard worse.',
  'Somebody coughs. That is all.',
  'A pause, for the look of it.',
  'It is received like rain.',
  'Noted by nobody.',
  'Eyes move. Minds do not.',
  'Somebody says “Hm”. It is not a yes.',
];
