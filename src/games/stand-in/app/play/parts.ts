import type { GameParts } from '../../../../app/play/game.ts';
import { type Game, type Script, standIn, type View } from '../../../../rules/stand-in/index.ts';
import { isTakeOver } from '../short-take/over.ts';
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
    isOver: isTakeOver,
    isPractice: () => false, // SA17.7: what was learned is learned, in a lesson and in a take as well
    askFor,
    isAnswer: ({ prompt }, reply, trace): reply is TableTypes['reply'] =>
      isReplyTo(prompt, reply) && (trace === null || Array.isArray(trace.weighed)),
  },
  tell: {
    teller: (config) => new TableTeller(config),
    overture: [],
    afterOverture: (one) => one,
    moodOf,
    noiseOf: () => null,
    toldAt: (line) => line,
    beginsDoing: ({ type }) => type === 'turn-began',
  },
  draw: {
    tableOf: tableModel,
    hintOf: () => '',
    bare: { burntOut: false, opened: null, odds: null, ears: 'matters', eyes: null, advice: null },
    unasked: { odds: null, advice: null },
    anew: { odds: null, advice: null },
  },
};

/** The same with all hands open (SA15.9): for a game that is over. */
export const OPEN_PARTS: GameParts<TableTypes> = {
  ...PARTS,
  rules: { ...standIn, seen: (event) => event, view: openView },
  draw: {
    ...PARTS.draw,
    tableOf: (view, seating) => tableModel({ ...view, opened: handsIn(view) }, seating),
  },
};

/** A card that is held out is known to be its owner's, and lies on the table. */
export function handsIn({ opened, known, scene, limbo }: View): readonly (readonly Script[])[] {
  const offer = scene.type === 'exchange' && scene.offered ? limbo.at(-1) : undefined;
  if (opened !== null || scene.type !== 'exchange' || offer == null) return opened ?? known.hands;
  const hand = known.hands[scene.offerer] as Script[];
  return known.hands.with(scene.offerer, hand.toSpliced(hand.indexOf(offer as Script), 1));
}

/** As nobody could see it: every hand is known, and stays known by every event. */
function openView(game: Game): View {
  const view = standIn.view(game, null);
  const hands = game.hands.map((hand) => [...hand]);
  const { scene } = view;
  if (scene.type === 'exchange' && scene.offered) hands[scene.offerer]?.push(game.limbo.at(-1) as Script);
  return { ...view, limbo: [...game.limbo], known: { ...view.known, roles: [...game.roles], hands } };
}
