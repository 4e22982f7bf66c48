import type { AppTypes, GameParts, SaveOf } from '../../../src/app/play/game.ts';
import type { GameState, Things } from '../../../src/app/ports/game-stage.ts';
import { isRecord, listOf, mapOf, textOf } from '../../../src/storage/check.ts';
import type { Keep } from '../../../src/storage/keep.ts';
import { YOU } from '../../../src/storage/save.ts';
import { type Event, type Prompt, type Reply, type ToyRules, toyRules, type View } from './rules.ts';

interface Line {
  id: number;
  speaker: null;
  words: string;
}
interface ToyThings extends Things {
  table: View;
  question: Prompt;
  line: Line;
  credits: { points: readonly number[]; replay: string; hash: string };
  mark: { turn: number };
}
export interface ToyTypes extends ToyRules, AppTypes {
  config: ToyRules['config'];
  state: ToyRules['state'];
  saved: ToyRules['saved'];
  event: Event;
  prompt: Prompt;
  view: View;
  outcome: ToyRules['outcome'];
  reply: Reply;
  seating: { seats: readonly string[] };
  mode: { kind: 'toy' | 'lesson' };
  presented: { event: Event; lines: readonly Line[]; cues: readonly object[]; speech: null };
  credits: ToyThings['credits'];
  stage: GameState<ToyThings>;
  /** The view as text: no memory is shared with a thread. */
  ask: { view: string; prompt: Prompt };
}

const wordsOf = (e: Event): string =>
  e.type === 'laid'
    ? `${e.chair} lays ${e.card ?? 'a card'}`
    : `${e.chair} throws ${e.dice.join(' and ')} for ${e.card}: ${e.points}`;

/** A game as the house takes it, without a noun of any other. */
export const TOY: GameParts<ToyTypes> = {
  rules: toyRules,
  play: {
    chairOf: ({ seats }) => seats.indexOf(YOU),
    isHuman: ({ seats }, chair) => seats[chair] === YOU,
    answersItself: (_seating, _game, { replies }) => (replies.length === 1 ? (replies[0] ?? null) : null),
    known: ({ stream, points }) => JSON.stringify([stream, points]),
    seatingAt: (seating) => seating,
    isOver: () => false,
    isPractice: () => false,
    askFor: (_seating, game, prompt) => ({ view: JSON.stringify(toyRules.view(game, prompt.to)), prompt }),
    isAnswer: ({ prompt }, reply): reply is Reply =>
      prompt.replies.some((it) => JSON.stringify(it) === JSON.stringify(reply)),
  },
  tell: {
    teller() {
      const log: Line[] = [];
      return {
        log,
        rolls: [],
        tell: (events) =>
          events.map((event) => {
            const line = { id: log.length + 1, speaker: null, words: wordsOf(event) };
            log.push(line);
            return { event, lines: [line], cues: [], speech: null };
          }),
        credits: ({ points }, { replay, hash }) => ({ points, replay, hash }),
      };
    },
    overture: [],
    afterOverture: (one) => one,
    moodOf: () => null,
    noiseOf: () => null,
    toldAt: (line) => line,
    beginsDoing: () => false,
  },
  draw: { tableOf: (view) => view, hintOf: () => '', bare: {}, unasked: {}, anew: {} },
};

const isHand = listOf(textOf(10), 8);
export const keep: Keep = {
  id: toyRules.id,
  rules: toyRules.version,
  isUnknown: () => false,
  isConfig: (value): value is ToyTypes['config'] => mapOf(textOf(4), textOf(40))(value),
  upgraded: (snapshot) => snapshot,
  isSave: (save): save is SaveOf<ToyTypes> => {
    const { hands } = save.snapshot as Partial<ToyTypes['saved']>;
    return isRecord(save.config) && save.seating.seats.length === 2 && listOf(isHand, 2, 2)(hands);
  },
  isFinished: () => false,
};
