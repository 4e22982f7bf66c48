import type { GameParts } from '../../../../app/play/game.ts';
import { standIn } from '../../../../rules/stand-in/index.ts';
import { tableModel } from '../table/table-model.ts';
import { chairOf } from './company.ts';
import { knownOf } from './known.ts';
import { moodOf } from './mood.ts';
import { answersItself, askFor, isHuman, isReplyTo } from './players.ts';
import { TableTeller } from './teller.ts';
import type { TableTypes } from './types.ts';

/** The Stand-In, as the app plays, tells and draws it. */
export const PARTS: GameParts<TableTypes> = {
  rules: standIn,
  play: {
    chairOf,
    isHuman,
    answersItself,
    known: knownOf,
    seatingAt: (seating) => seating,
    isOver: () => false,
    isPractice: ({ kind }) => kind === 'short-take' || kind === 'first-night',
    askFor,
    isAnswer: ({ prompt }, reply, trace): reply is TableTypes['reply'] =>
      isReplyTo(prompt, reply) && (trace === null || Array.isArray(trace.weighed)),
  },
  tell: {
    teller: (config) => new TableTeller(config),
    overture: [],
    afterOverture: (one) => one,
    moodOf,
    toldAt: (line) => line,
    beginsDoing: ({ type }) => type === 'turn-began',
  },
  draw: {
    tableOf: tableModel,
    hintOf: () => '',
    bare: { burntOut: false, opened: null, odds: null, ears: 'matters' },
    unasked: { odds: null },
    anew: { odds: null },
  },
};
