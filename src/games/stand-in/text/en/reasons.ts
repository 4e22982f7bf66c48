import type { Claim, Prompt, Reply, Role, Script } from '../../../../rules/stand-in/index.ts';
import { percent } from '../../../../text/numerals.ts';
import { type Company, type Who, whoAt } from '../shapes/company.ts';
import { text } from '../shapes/parts.ts';
import { ROLE_NAMES } from './cards.ts';
import { aCard, inHand, is, The, the, theCard, whose } from './grammar.ts';

/** A reply that was weighed, and the numbers behind it (`standIn`, `double`, `danger`, `partner`). */
interface Weighed {
  reply: Reply;
  figures: Readonly<Record<string, number>>;
}

type Play = Extract<Reply, { type: 'play' }>;

/** Why a seat of that role would do it, in one sentence: for the hint, and for the rushes. Whoever acts is in no sentence by name. */
export function becauseOf({ reply, figures }: Weighed, role: Role, prompt: Prompt, company: Company): string {
  switch (reply.type) {
    case 'play':
      return playing(reply, figures, role, company);
    case 'discard':
      return reply.card === 'recast' && role === 'original'
        ? text`Throw away ${theCard(reply.card)}: seen in an honest hand it looks bad.`
        : text`Throw away ${theCard(reply.card)}: the card least missed.`;
    case 'keep':
      return text`Keep ${theCard(reply.card)}: the most use of the three.`;
    case 'drop':
      return text`Let go of ${inHand(reply.cards)}: what stays is worth more.`;
    case 'give':
      return giving(reply.card, figures, role, prompt, company);
    case 'defend':
      return defending(reply.card, figures, role, prompt, company);
    case 'none':
      return prompt.type === 'guard' && prompt.card === 'nitrate'
        ? 'Let it burn: it could not be helped.'
        : 'Let it happen: the other seat is no worse.';
    case 'seat':
      return seating(reply.seat, figures, role, prompt, company);
    case 'show':
      return SHOWS[reply.what];
    case 'silent':
      return 'Say nothing: there is nothing worth saying yet.';
    case 'yes':
      return 'Yes: it was so, and somebody knows.';
    case 'no':
      return prompt.type === 'talk' && prompt.answering?.claim.type === 'accuse'
        ? 'Deny it: what else.'
        : 'No: it was not so.';
    case 'say':
      return saying(reply.claim, figures, role, company);
    case 'declare':
      return 'Declare: no Original is left.';
  }
}

const SHOWS = {
  hand: 'Show the hand: there is nothing in it to hide.',
  recast: 'Show one Recast card: that ends the Line-Up.',
  nothing: 'Show nothing: the hand would not look well.',
} as const;

const chance = (p: number | undefined): string => percent(p ?? 0);

function playing(play: Play, figures: Weighed['figures'], role: Role, company: Company): string {
  const { card } = play;
  const at: Who = play.target === null ? 'you' : whoAt(company, play.target);
  switch (card) {
    case 'nitrate':
      if (role === 'original') {
        return text`Burn ${the(at)}: ${chance(figures.standIn)} the Stand-In, ${chance(figures.double)} a double of either kind.`;
      }
      return role === 'recast'
        ? text`Burn ${the(at)}: only ${chance(figures.double)} one of our own.`
        : text`Burn ${the(at)}: an Original, and within reach.`;
    case 'screen-test':
    case 'close-up':
      return role === 'original'
        ? text`Look at ${the(at)}: ${chance(figures.standIn)} the Stand-In, ${chance(figures.double)} a double; better known than guessed.`
        : text`Look at ${the(at)}: an honest seat would.`;
    case 'second-take':
      return 'Second Take: the hand has nothing better.';
    case 'house-lights':
      return 'House Lights: a clean hand, seen by all, is an alibi.';
    case 'love-scene':
      if (role === 'original') {
        return text`Love Scene with ${the(at)}: ${chance(figures.danger)} of being turned, less than where the turn would lead.`;
      }
      return role === 'recast'
        ? text`Love Scene with ${the(at)}: it suits our side.`
        : text`Love Scene with ${the(at)}: an Original, and a Recast card to give.`;
    default:
      return moving(card, figures.partner, company);
  }
}

/** What changes who sits where, or who can be reached, is judged by who comes next. */
function moving(card: Script, partner: number | undefined, company: Company): string {
  const next: Who | null = partner === undefined ? null : whoAt(company, partner);
  return next === null
    ? text`Play ${theCard(card)}: it is better so.`
    : text`Play ${theCard(card)}: then ${the(next)} ${is(next)} next, which is better.`;
}

function giving(
  card: Script,
  { double, danger }: Weighed['figures'],
  role: Role,
  prompt: Prompt,
  company: Company,
): string {
  const to = partnerOf(prompt, company);
  if (card === 'recast') {
    return role === 'stand-in'
      ? text`Give ${the(to)} ${aCard(card)}: that turns an Original.`
      : text`Give ${the(to)} ${aCard(card)}: the Stand-In has more use for it.`;
  }
  if (role !== 'original') return text`Give ${the(to)} ${aCard(card)}: it is the one to spare.`;
  return prompt.type === 'answer'
    ? text`Give ${the(to)} ${aCard(card)}: ${chance(danger)} of being turned is a risk to take.`
    : text`Give ${the(to)} ${aCard(card)}: ${chance(double)} a double, and it does no harm there.`;
}

function partnerOf(prompt: Prompt, company: Company): Who {
  switch (prompt.type) {
    case 'offer':
      return whoAt(company, prompt.partner);
    case 'answer':
      return whoAt(company, prompt.offerer);
    case 'hand-on':
      return whoAt(company, prompt.receiver);
    default:
      return whoAt(company, prompt.to);
  }
}

function defending(card: Script, { danger }: Weighed['figures'], role: Role, prompt: Prompt, company: Company): string {
  if (card === 'asbestos') return 'Lower the curtain: there is no second chance.';
  if (card === 'on-my-mark') return 'Stay: this seat is the better one.';
  const from = partnerOf(prompt, company);
  if (role !== 'original') return text`Refuse ${the(from)}: an honest seat would.`;
  if (card === 'wrong-room')
    return text`Send ${the(from)} on: ${chance(danger)} of being turned, and it turns nobody further on.`;
  return card === 'double-take'
    ? text`Refuse ${the(from)}: ${chance(danger)} of being turned, and the card would be proof.`
    : text`Refuse ${the(from)}: ${chance(danger)} of being turned.`;
}

function seating(
  seat: number,
  { double, danger }: Weighed['figures'],
  role: Role,
  prompt: Prompt,
  company: Company,
): string {
  const who = whoAt(company, seat);
  if (prompt.type !== 'seat') return text`${The(who)}.`;
  if (prompt.card === 'aside') {
    return role === 'original'
      ? text`Show ${the(who)} the hand: ${chance(double)} a double, so it may do good.`
      : text`Show ${the(who)} the hand: it does least harm there.`;
  }
  if (prompt.card === 'thermos') {
    return role === 'original'
      ? text`Exchange with ${the(who)}: ${chance(danger)} of being turned, the least there is.`
      : text`Exchange with ${the(who)}: it suits our side.`;
  }
  return text`Take ${whose(who)} seat: the neighbours are better there.`;
}

function saying(claim: Claim, { standIn, double }: Weighed['figures'], role: Role, company: Company): string {
  if (!('seat' in claim)) return 'Say so: it is true enough, and it costs nothing.';
  const about = whoAt(company, claim.seat);
  switch (claim.type) {
    case 'accuse':
      if (role !== 'original') return text`Accuse ${the(about)}: the table is ready to believe it.`;
      return claim.sure
        ? text`Say it: ${the(about)} ${is(about)} ${ROLE_NAMES[claim.role]}, and that is proved.`
        : text`Say it: ${chance(standIn ?? double)} that ${the(about)} ${is(about)} ${ROLE_NAMES[claim.role]}.`;
    case 'i-saw':
      return role === 'original'
        ? text`Tell what ${whose(about)} hand showed: shared proof is worth more than any card.`
        : text`Tell a story of ${whose(about)} hand that nobody can check.`;
    case 'vouch':
    case 'leave-alone':
      return text`Speak well of ${the(about)}: ${chance(double)} a double, the least at the table.`;
    case 'burn':
    case 'test':
    case 'shut-in':
    case 'no-trade':
      return text`Warn of ${the(about)}: ${chance(double)} a double.`;
    case 'ask':
      return text`Ask ${the(about)}: an answer can be held against the cards.`;
    default:
      return text`Tell what passed with ${the(about)}: it can be checked.`;
  }
}

/** Behind a chance that counts what was done and said as well: beside the cards another one stands. */
export const AS_READ = 'So I read the table, not the cards alone.';

/** A decision as it is told: how near it was, and what stood behind it. */
export const WEIGHED = {
  title: 'What it weighed',
  best: 'Best',
  also: 'Also weighed',
  close: 'The next best was as good.',
  wandered: 'Not the best of its thoughts. At this level they wander.',
  forced: 'There was no choice.',
  thinks: (who: Who, standIn: number, double: number): string =>
    text`${The(who)}: ${percent(standIn)} the Stand-In, ${percent(double)} a double.`,
  hint: 'What would you do?',
} as const;
