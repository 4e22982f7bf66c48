import type { Beat } from './model/beats.ts';
import type { Movie, MovieState, Sanctuary } from './model/movie.ts';
import { type Options, PLAIN } from './model/options.ts';
import { RULES_VERSION } from './model/version.ts';
import { unseenCards } from './queries/unseen.ts';

/**
 * A table of older rules, to be played on by today's. What lay open stays open: under rules 1 all discards did. A film that stood
 * still was moved on without a question.
 */
export function upgraded(state: MovieState): MovieState {
  if (state.rules >= RULES_VERSION) return state;
  const options: Options = { ...PLAIN, ...state.options, stallGuard: true };
  const table: MovieState = {
    ...state,
    rules: RULES_VERSION,
    options,
    dark: [],
    outside: [],
    lost: [],
    sanctuaries: state.sanctuaries.map((s): Sanctuary => ({ ...s, suspects: [] })),
    stack: state.stack.map(upgradedBeat),
  };
  const suspects = unseenCards(table as Movie).movie; // R20.8
  for (const sanctuary of table.sanctuaries) if (sanctuary.hidden !== null) sanctuary.suspects = suspects;
  return table;
}

function upgradedBeat(beat: Beat): Beat {
  switch (beat.kind) {
    case 'opening': // R20.1 came after the deal
      return { ...beat, step: beat.step === 'cut' ? 'over' : beat.step, shuts: false };
    case 'lose':
    case 'aftermath':
      return { ...beat, by: 'director' };
    case 'director-turn':
      return { ...beat, asked: null, refused: false };
    default:
      return beat;
  }
}
