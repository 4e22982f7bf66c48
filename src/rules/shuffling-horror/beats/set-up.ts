import { resolve } from '../../kernel/beats.ts';
import type { MovieBeat } from '../model/beats.ts';
import { DIRECTOR_CHAIR } from '../model/chairs.ts';
import { opening } from '../model/make-beats.ts';
import type { Movie } from '../model/movie.ts';
import type { Reply } from '../model/prompts.ts';
import type { CardId } from '../model/vocabulary.ts';
import { pickFate, rollDie } from '../moves/dice.ts';
import { discard, removeFrom } from '../moves/piles.ts';
import { join } from '../moves/survivors.ts';
import { defOf, kindOf, valueOf } from '../queries/cards.ts';
import { as, type Steps } from './steps.ts';

/** R2.2, R21 Before the opening scene: a monster may be set aside, then everybody draws a survivor. */
export const setUpSteps: Pick<Steps<MovieBeat>, 'set-aside' | 'cast'> = {
  // R21.1: a Director who has done this before chooses instead of rolling.
  'set-aside': {
    ask(m) {
      if (m.options.monstersAmongUs !== 'chosen') return null;
      const replies = oneOfEachKind(m).map((card): Reply => ({ type: 'pick', card }));
      return { n: m.n, to: DIRECTOR_CHAIR, type: 'set-aside', replies };
    },
    resume(m, _b, reply) {
      setAside(m, as(reply, 'pick').card);
      return 'cast';
    },
    pass(m) {
      if (m.options.monstersAmongUs) setAside(m, rolledMonster(m));
      return 'cast';
    },
  },
  cast: {
    run(m) {
      for (let seat = 0; seat < m.seats.length; seat++) join(m, seat, m.survivorPile.shift() as CardId, 0);
      if (m.options.reelOneFace) {
        const face = m.survivorPile.pop() as CardId; // R21.2: it is shuffled into the movie
        m.faces = [face];
        m.events?.push({ type: 'survivors-missing', cards: [face] });
        discard(m, face, { zone: 'survivor-pile' }, 'missing');
      }
      if (m.stowaway !== null) m.survivorPile.splice(pickFate(m, m.survivorPile.length + 1), 0, m.stowaway);
      return resolve([opening()], 'rounds');
    },
  },
};

function setAside(m: Movie, card: CardId): void {
  removeFrom(m.dark, card);
  m.stowaway = card;
  m.events?.push({ type: 'set-aside', card });
}

const monsters = (m: Movie): CardId[] => m.dark.filter((card) => kindOf(m, card) === 'monster');

const oneOfEachKind = (m: Movie): CardId[] => {
  const kinds = new Map<string, CardId>();
  for (const card of monsters(m)) if (!kinds.has(defOf(m, card).id)) kinds.set(defOf(m, card).id, card);
  return [...kinds.values()];
};

/** R21.1: one monster of the value that a die says, ones rolled again. */
function rolledMonster(m: Movie): CardId {
  let die = rollDie(m);
  while (die === 1) die = rollDie(m);
  const fitting = monsters(m).filter((card) => valueOf(m, card) === die);
  return fitting[pickFate(m, fitting.length)] as CardId;
}
