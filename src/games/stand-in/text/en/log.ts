import type { StandInEvent } from '../../../../rules/stand-in/index.ts';
import { agree, plural } from '../../../../text/en/grammar.ts';
import { type Company, sidesOf, type Who, whoAt } from '../shapes/company.ts';
import { action, big, cue, type EventOf, type Line, secret, step } from '../shapes/lines.ts';
import { carded, plainText, quoted, say, text } from '../shapes/parts.ts';
import { sayingOf } from '../shapes/sayings.ts';
import { aCard, aCardOr, cardDoes, does, everyone, The, TheCard, the, theCard, Whose } from './grammar.ts';
import { played } from './log-plays.ts';
import {
  burnt,
  discarded,
  drew,
  exchanged,
  freed,
  looked,
  passedOn,
  refused,
  shown,
  stopped,
  turned,
} from './log-told.ts';
import { ANSWERS, claimParts, VERBS } from './talk.ts';

/** What the log says of an event as the reader's seat saw it: a card that it may not know is none. */
export function lineOf(e: StandInEvent, company: Company): Line {
  const who = (chair: number): Who => whoAt(company, chair);
  switch (e.type) {
    case 'turn-began':
      return cue(say`${Whose(who(e.chair))} turn`);
    case 'drew':
      return drew(e, who(e.chair));
    case 'passed-over':
      return step(['A blackout lies on top. It is thrown out unseen.']);
    case 'shuffled':
      return action(['The pile is empty. The discards are shuffled, and are the pile.']);
    case 'blackout-drawn':
      return action(
        say`The lights go. ${The(who(e.chair))} ${does(who(e.chair), 'draws', 'draw')} a blackout: ${aCard(e.card)}.`,
      );
    case 'played':
      return action(played(e, company));
    case 'spent':
      return step(say`${TheCard(e.card)} ${cardDoes(e.card, 'goes', 'go')} to the discards.`);
    case 'discarded':
      return discarded(e, who(e.chair));
    case 'kept':
      return e.card === null
        ? step(say`${The(who(e.chair))} ${does(who(e.chair), 'keeps', 'keep')} one.`)
        : action(say`${The(who(e.chair))} ${does(who(e.chair), 'keeps', 'keep')} ${theCard(e.card)}.`);
    case 'put-on-top':
      return action(
        say`${The(who(e.chair))} ${does(who(e.chair), 'leaves', 'leave')} ${aCardOr(e.card)} on top of the pile.`,
      );
    case 'exchange-opened':
      return step(say`${The(who(e.offerer))} ${does(who(e.offerer), 'turns', 'turn')} to ${the(who(e.partner))}.`);
    case 'offered':
      return step(say`${The(who(e.chair))} ${does(who(e.chair), 'holds', 'hold')} out ${aCardOr(e.card)}.`);
    case 'withdrawn':
      return step(
        say`${The(who(e.chair))} ${does(who(e.chair), 'takes', 'take')} ${e.card === null ? 'the card' : theCard(e.card)} back.`,
      );
    case 'exchanged':
      return action(exchanged(e, who(e.offerer), who(e.partner)));
    case 'stopped':
      return action(stopped(e, who(e.offerer), who(e.partner)));
    case 'refused':
      return action(refused(e, who(e.offerer), who(e.chair)));
    case 'redirected':
      return action(
        say`${The(who(e.from))} ${does(who(e.from), 'sends', 'send')} ${the(who(e.offerer))} on to ${the(who(e.to))}.`,
      );
    case 'defended':
      return action(say`${The(who(e.chair))} ${does(who(e.chair), 'answers', 'answer')} with ${aCard(e.card)}.`);
    case 'replaced':
      return action(
        say`${The(who(e.giver))} handed ${the(who(e.chair))} ${carded('recast', 'a fourth Recast card')}. One goes, another card comes, and everybody saw it.`,
      );
    case 'turned':
      return turned(e, company);
    case 'became-stand-in':
      return e.chair === company.you
        ? secret(['You are the Stand-In from now on. Nobody else knows.'])
        : secret(say`${The(who(e.chair))} became the Stand-In.`);
    case 'looked':
      return looked(e, who(e.chair), who(e.at));
    case 'shown':
      return action(shown(e, who(e.chair)));
    case 'held-back':
      return action(say`${The(who(e.chair))} ${does(who(e.chair), 'shows', 'show')} nothing.`);
    case 'swapped':
      return action(say`${The(who(e.chair))} and ${the(who(e.other))} change seats.`);
    case 'reversed':
      return action([`The order of play turns: ${e.direction === 1 ? 'clockwise' : 'counter-clockwise'}.`]);
    case 'door-removed': {
      const [a, b] = sidesOf(company, e.gap);
      return action(say`The door between ${everyone([who(a), who(b)])} is gone.`);
    }
    case 'trailer-ticked':
      return step(
        say`${The(who(e.chair))} ${does(who(e.chair), 'stays', 'stay')} locked in: ${e.left} ${agree(e.left, 'turn', 'turns')} to go.`,
      );
    case 'trailer-removed':
      return action(freed(e, who(e.chair)));
    case 'burnt':
      return big(burnt(e, who(e.chair), who(e.by)));
    case 'vengeance-began':
      return big(say`${The(who(e.chair))} ${does(who(e.chair), 'was', 'were')} the Stand-In. Somebody here misses it.`);
    case 'chose-to-pass':
      return secret(say`You set ${theCard(e.card)} aside to pass on.`);
    case 'passed-on':
      return action(passedOn(e, company));
    case 'talk-opened':
      return step(['The table talks.']);
    case 'claimed':
      return claimed(e, company);
    case 'answered':
      return answered(e, company);
    case 'stayed-silent':
      return { ...step([]), style: 'talk', speaker: who(e.chair), saying: 'silent', verb: VERBS.silent(who(e.chair)) };
    case 'dawn-neared':
      return big([`It is getting light. ${plural(DAWN - e.idle, 'more shuffle')} without a fire, and nobody wins.`]);
    case 'reminded':
      return secret(['No Original is left. Say so, and it is over.']);
    case 'declared':
      return big(say`${The(who(e.chair))} ${does(who(e.chair), 'declares', 'declare')}: no Original is left.`);
    case 'ended':
      return big([ENDS[e.result.how]]);
  }
}

/** SA15.7 */
const DAWN = 8;

const ENDS: Readonly<Record<EventOf<'ended'>['result']['how'], string>> = {
  burnt: 'That was the Stand-In. The End.',
  declared: 'It is so. The End.',
  alone: 'It is so, and nobody is left to share it. The End.',
  'false-declaration': 'It is not so. The End.',
  vengeance: 'One side is left. The End.',
  dawn: 'Dawn. The road is open. The End.',
  last: 'One seat is left. The End.',
};

function claimed({ chair, claim }: EventOf<'claimed'>, company: Company): Line {
  const speaker = whoAt(company, chair);
  const saying = sayingOf(claim);
  const parts = quoted(claimParts(claim, chair, company));
  return { ...action(parts), style: 'talk', speaker, saying, verb: VERBS[saying](speaker) };
}

function answered({ chair, answer }: EventOf<'answered'>, company: Company): Line {
  const speaker = whoAt(company, chair);
  const saying = typeof answer === 'string' ? answer : 'answer';
  const parts =
    answer === 'silent'
      ? []
      : quoted(typeof answer === 'string' ? [ANSWERS[answer]] : claimParts(answer, chair, company));
  return {
    ...action(parts),
    style: 'talk',
    speaker,
    saying,
    verb: VERBS[answer === 'silent' ? 'silent' : 'answer'](speaker),
  };
}

/** What is said aloud of an event: less than what is written, and nothing of what goes without saying. */
export function heardOf(e: StandInEvent, company: Company): string | null {
  const line = lineOf(e, company);
  if (line.quiet) return null;
  switch (e.type) {
    case 'turn-began':
      return text`${The(whoAt(company, e.chair))}.`;
    case 'discarded':
      return e.card === null ? null : plainText(line.parts);
    case 'claimed':
    case 'answered':
      return text`${line.speaker === null ? '' : The(line.speaker)} ${line.verb}${line.parts.length === 0 ? '.' : ': '}${line.parts}`;
    default:
      return plainText(line.parts);
  }
}
