import { type CardId, odds, type Side, table, type View } from '../../../../rules/shuffling-horror/index.ts';
import { nameOf, wordsOf } from '../../../../text/cards/names.ts';
import { HINT, WHY_NOT } from '../../../../text/play/prompts.ts';
import type { Question } from '../ports/question.ts';
import type { TableThing } from '../ports/table-things.ts';
import { picked } from './intents.ts';

const MOST = 2;
const FUMBLE = 1 / 36; // R9.6

/** What pointing at a thing tells: the odds of what it could mean, or why it cannot be chosen. */
export function hintOf(view: View, question: Question | null, at: TableThing | null): string {
  if (question === null || at === null) return '';
  return [meaningOf(view, question, at), tokenAt(view, at)].filter((words) => words !== '').join(' · ');
}

function meaningOf(view: View, question: Question, at: TableThing): string {
  const options = picked(view, question.options, at);
  if (options.length === 0) return (question.type === 'act' && whyNot(view, question, at)) || nameAt(at);
  const words = options.slice(0, MOST).map(({ label, detail }) => HINT.option(label, detail));
  if (options.length > MOST) words.push(HINT.more(options.length - MOST));
  const attack = options.find(({ reply }) => reply?.type === 'attack')?.reply;
  if (attack?.type === 'attack') words.push(strikesBack(view, attack.target));
  return words.join(' · ');
}

/** A card that is no choice says what it is: on the table it may be no larger than a stamp. */
const nameAt = (at: TableThing): string =>
  at.thing === 'card' && at.card !== '?' ? HINT.card(nameOf(at.card), wordsOf(at.card).brief) : '';

/** R18.6: that a throng has had its turn, and when. */
function tokenAt(view: View, at: TableThing): string {
  const throng = throngAt(view, at);
  const token = throng === null ? null : table.tokenOn(view, throng.side, throng.slot);
  return token === null ? '' : HINT.token(token);
}

function throngAt(view: View, at: TableThing): { side: Side; slot: number } | null {
  if (at.thing === 'card') return table.throngHolding(view, at.card);
  return at.thing === 'throng' ? at : null;
}

/** R9.6: a fumble lets the target strike back with its own value. */
function strikesBack(view: View, target: CardId): string {
  return HINT.fumble(FUMBLE, odds.pSuccess(table.valueOf(view, target)));
}

function whyNot(view: View, question: Question, at: TableThing): string {
  const s = question.survivor === null ? null : table.survivorById(view, question.survivor);
  if (s === null) return '';
  switch (at.thing) {
    case 'frame':
      return view.frames[at.frame]?.down === null ? '' : WHY_NOT.mystery;
    case 'card':
      return whyNotCard(view, at.card, s.place !== null, s.probed !== null);
    case 'survivor':
      return at.survivor === s.id ? '' : WHY_NOT.notNow(s.id);
    case 'sanctuary':
      return s.place === at.sanctuary ? WHY_NOT.inside : WHY_NOT.full;
    case 'throng':
      return s.place !== null ? WHY_NOT.reach : '';
    case 'survivor-pile':
      return WHY_NOT.draw;
    case 'danger':
    case 'state':
    case 'power':
    case 'reel-pile':
    case 'discard':
    case 'graveyard':
      return '';
  }
}

function whyNotCard(view: View, card: CardId, inside: boolean, probed: boolean): string {
  if (card === '?') return WHY_NOT.mystery;
  if (probed) return WHY_NOT.probed(view.deck);
  const onTable = table.frameOf(view, card) >= 0 || table.throngHolding(view, card) !== null;
  return inside && onTable ? WHY_NOT.reach : '';
}
