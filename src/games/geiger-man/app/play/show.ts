import type { GameParts } from '../../../../app/play/game.ts';
import { distance, fullHealth, geigerMan, type Reply, type View } from '../../../../rules/geiger-man/index.ts';
import { YOU } from '../../../../storage/save.ts';
import type { MoodName } from '../ports/sounds.ts';
import { tableModel } from '../table/table-model.ts';
import { hintOf } from './hint.ts';
import { knownOf } from './known.ts';
import { ShowTeller } from './show-teller.ts';
import type { ShowTypes } from './show-types.ts';

/** From so many steps on he is far. */
const FAR = 4;

/** The music rises as he comes nearer, and her heart is heard when there is little left of it. */
function moodOf(view: View): MoodName {
  const steps = Math.min(FAR, distance(view, view.girlAt, view.killerAt));
  return {
    killer: view.killer,
    horror: view.horror,
    danger: 1 - steps / FAR,
    faint: view.health <= 1 ? 1 : view.health === 2 ? 0.5 : view.health < fullHealth(view) / 2 ? 0.25 : 0,
    lastAct: view.finaleSince > 0,
  };
}

/** The Geiger Man, as the app plays, tells and draws it. */
export const SHOW: GameParts<ShowTypes> = {
  rules: geigerMan,
  play: {
    chairOf: ({ seats }) => (seats[0] === YOU ? 0 : null),
    isHuman: ({ seats }) => seats[0] === YOU,
    answersItself: (_seating, _game, { replies }) => (replies.length === 1 ? (replies[0] ?? null) : null), // FG29.2
    known: knownOf,
    seatingAt: (seating) => seating,
    isOver: () => false,
    isPractice: ({ kind }) => kind === 'one-more-night',
    askFor: (_seating, game, prompt) => ({ view: geigerMan.view(game, prompt.to), prompt }),
    isAnswer: ({ prompt }, reply): reply is Reply =>
      prompt.replies.some((it) => JSON.stringify(it) === JSON.stringify(reply)),
  },
  tell: {
    teller: (config) => new ShowTeller(config),
    overture: [],
    afterOverture: (one) => one,
    moodOf,
    noiseOf: () => null,
    toldAt: (line) => line,
    beginsDoing: (event) => event.type === 'phase-began' && event.phase === 'killer',
  },
  draw: {
    tableOf: tableModel,
    hintOf,
    bare: { advice: null, chance: null },
    unasked: { advice: null },
    anew: { advice: null },
  },
};
