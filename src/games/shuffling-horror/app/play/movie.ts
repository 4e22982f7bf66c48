import type { GameParts } from '../../../../app/play/game.ts';
import { shufflingHorror } from '../../../../rules/shuffling-horror/index.ts';
import { isReplyTo, isTraceOf } from '../questions/answers.ts';
import { hintOf } from '../questions/hints.ts';
import { tableModel } from '../table/table-model.ts';
import { wornAt } from './coat.ts';
import { knownOf } from './known.ts';
import { concerns, MovieTeller } from './movie-teller.ts';
import type { MovieTypes } from './movie-types.ts';
import { answersItself, askFor, isHuman, isYours, onlooker } from './players.ts';
import { moodOf, noiseOf } from './sounds.ts';

/** The first game, as the app plays, tells and draws it. */
export const MOVIE: GameParts<MovieTypes> = {
  rules: shufflingHorror,
  play: {
    chairOf: onlooker,
    isHuman,
    answersItself,
    known: knownOf,
    seatingAt: wornAt,
    /** A single reel is over when the next begins. */
    isOver: ({ reel }, mode) => mode.kind === 'reel' && reel > mode.reel,
    isPractice: ({ kind }) => kind === 'reel' || kind === 'first-night',
    askFor,
    isAnswer: ({ prompt }, reply, trace): reply is MovieTypes['reply'] =>
      isReplyTo(prompt)(reply) && isTraceOf(prompt, trace),
  },
  tell: {
    teller: (config) => new MovieTeller(config),
    overture: [
      { cue: 'reel-start', card: null },
      { cue: 'card-deal', card: null },
    ],
    afterOverture: (one) => ({ ...one, cues: one.cues.filter(({ cue }) => cue !== 'reel-start') }),
    moodOf,
    noiseOf,
    toldAt: (line, table) => (concerns(line, table) ? line : { ...line, alarm: null }),
    beginsDoing: ({ type }) => type === 'director-turn-started',
  },
  draw: {
    tableOf: (view, seating) => tableModel(view, (seat) => isYours(seating, seat)),
    hintOf,
    bare: {
      comments: [],
      seal: '',
      gone: false,
      coat: null,
      meanwhile: null,
      plans: false,
      threat: null,
      advice: null,
    },
    unasked: { advice: null },
    anew: { advice: null, meanwhile: null },
  },
};
