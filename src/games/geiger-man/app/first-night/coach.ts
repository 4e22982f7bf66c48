import { ACTION, type Game, isExit, type Prompt, successesOf, victimsAt } from '../../../../rules/geiger-man/index.ts';
import type { Coached } from '../../text/first-night.ts';
import { LESSON } from '../../text/lesson-words.ts';
import type { Recording } from '../play/recording.ts';
import type { Lesson } from '../ports/stage.ts';
import { rollOf } from '../questions/under-way.ts';
import { type Deed, deedsOf, newNouns } from './deeds.ts';

/** The last turn that somebody is coached in. */
export const LAST_TURN = 5;

/** Beside whoever plays freely for the first time: what came of the last choice, or what this question is about. */
export function coached(recording: Recording, prompt: Prompt, scripted: number): Pick<Lesson, 'words' | 'at'> | null {
  const { movie } = recording;
  if (prompt.type === 'act') return beforeAct(movie, deedsOf(recording), scripted);
  const words = prompt.type === 'buy' ? beforeBuying(movie, deedsOf(recording)) : closer(movie, prompt);
  return words === null ? null : { words, at: 'question' };
}

const said = (words: readonly string[]): Pick<Lesson, 'words' | 'at'> => ({
  words: words.join(' '),
  at: 'question',
});

function beforeAct(movie: Game, deeds: readonly Deed[], scripted: number): Pick<Lesson, 'words' | 'at'> {
  const { coach, nouns, end } = LESSON.firstNight.FIRST_NIGHT;
  const at = deeds.findLastIndex(({ asked }) => asked.type === 'act');
  const last = deeds[at];
  const isFirst = last?.turn !== movie.turn;
  if (last === undefined || at < scripted) return said([coach.begin]);
  const news = newNouns(deeds, at).map((noun) => nouns[noun]);
  if (isFirst && movie.turn > LAST_TURN) return { ...said([...news, end.words]), at: 'end' };
  const hint = hintAt(movie);
  if (!isFirst) return said([coach.after[choiceIn(deeds.slice(at))], ...(news.length > 0 ? news : hint)]);
  const wasQuiet = !deeds.some(({ turn, reply }) => turn === last.turn && reply.type === 'play');
  const quiet = wasQuiet ? [coach.after.nothing] : [];
  if (news.length > 0) return said([...quiet, ...news]);
  return said([...quiet, ...(hint.length > 0 ? hint : [coach.act.ask])]);
}

/** What the table itself suggests. */
function hintAt(movie: Game): string[] {
  const { act } = LESSON.firstNight.FIRST_NIGHT.coach;
  const { girlAt, killerAt, time, hand, decks } = movie;
  if (isWayOutWithVictims(movie)) return [act.exit];
  if (time <= 1) return [act.throwAway];
  if (killerAt === girlAt && hand.some((card) => ACTION[card].kind === 'attack')) return [act.attack];
  return (decks[girlAt] ?? []).length > 0 ? [act.search] : [];
}

const isWayOutWithVictims = (movie: Game): boolean => isExit(movie, movie.girlAt) && victimsAt(movie, movie.girlAt) > 0;

/** What was chosen at an act, by what it was and what came of it up to the next. */
function choiceIn([deed, ...rest]: readonly Deed[]): Coached {
  if (deed === undefined) return 'nothing';
  const { reply } = deed;
  switch (reply.type) {
    case 'time':
    case 'save':
    case 'reward':
      return reply.type;
    case 'play':
      return outcomeOf(ACTION[reply.card].kind, [deed, ...rest]);
    default:
      return 'item';
  }
}

function outcomeOf(kind: (typeof ACTION)[keyof typeof ACTION]['kind'], deeds: readonly Deed[]): Coached {
  const events = deeds.flatMap((it) => it.events);
  const has = (...types: (typeof events)[number]['type'][]): boolean => events.some(({ type }) => types.includes(type));
  if (kind === 'attack') return has('killer-struck', 'minor-hit', 'minion-gone') ? 'attack' : 'missed';
  if (has('saved')) return 'save';
  if (has('item-taken')) return 'search';
  if (has('walked')) return 'move';
  if (deeds.some(({ healed }) => healed)) return 'heal';
  const counted = events.find((event) => event.type === 'roll-counted');
  if (counted?.successes === 0) return 'failed';
  return has('horror-changed') ? 'calm' : 'ready';
}

function beforeBuying({ turn }: Game, deeds: readonly Deed[]): string {
  const { coach } = LESSON.firstNight.FIRST_NIGHT;
  const last = deeds.findLast((deed) => deed.turn === turn && deed.asked.type === 'buy')?.reply;
  if (last?.type !== 'buy') return coach.buy;
  const { kind, cost } = ACTION[last.card];
  if (cost === 0) return coach.after.buyFree;
  return coach.after[kind === 'attack' ? 'buyAttack' : kind === 'reaction' ? 'buyReaction' : 'buyOther'];
}

/** What a closer question is about. */
function closer(movie: Game, prompt: Prompt): string | null {
  const { coach } = LESSON.firstNight.FIRST_NIGHT;
  switch (prompt.type) {
    case 'roll': {
      const isHopeless = prompt.replies.every(({ type }) => type === 'accept' || type === 'time');
      const easy = rollOf({ underWay: movie.stack })?.easy ?? false;
      const successes = successesOf(prompt.dice, prompt.locked, easy);
      if (successes > 1) return coach.enough;
      return isHopeless && successes === 0 ? coach.failing : coach.roll;
    }
    case 'walk':
      return isWayOutWithVictims(movie) ? coach.exit : coach.walk;
    case 'save':
      return coach.place;
    case 'arrange':
      return coach.hands;
    case 'line':
    case 'react':
    case 'keep':
    case 'panic':
      return coach[prompt.type];
    case 'card':
      return prompt.by === 'convert' ? coach.pay : null;
    default:
      return null;
  }
}
