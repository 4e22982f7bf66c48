import type { Recording } from '../../app/play/recording.ts';
import type { TakeKind } from '../../app/ports/ways.ts';
import { Scoring } from '../../app/short-take/score.ts';
import { besideTake, nextTake } from '../../app/short-take/take.ts';
import type { Mode } from '../../kept.ts';
import { TakeEnding } from '../../ui/short-take/score.tsx';
import type { OfModeFor } from './of-mode.ts';
import { inThread } from './threads.ts';

/** So many games say what a take left behind, in so many parts. */
const GAMES = 60;
const PARTS = 4;

/** As it stands, played to its end by computers. */
async function playedOut({ setup, replies, movie }: Recording): Promise<number> {
  const standing = { config: setup.config, replies, level: 'feature', chair: movie.human ?? 0 } as const;
  const slices = Array.from({ length: PARTS }, (_, i) => ({
    from: (i * GAMES) / PARTS,
    to: ((i + 1) * GAMES) / PARTS,
  }));
  const scores = await Promise.all(
    slices.map(
      (slice) => inThread({ kind: 'chances', standing: { ...standing, replies: [...replies] }, slice }).result,
    ),
  );
  return scores.flat().reduce((sum, score) => sum + score, 0) / GAMES;
}

/** A take being played: its turns are counted beside the question, and it ends with its score. */
export const shortTake: OfModeFor = (context, recording, _session, { begin }) => {
  const { setup } = recording;
  const { take } = setup.mode as Extract<Mode, { kind: 'short-take' }>;
  const kind: TakeKind = take === null ? 'whole' : setup.config.human === 'stand-in' ? 'stand-in' : 'original';
  const scoring = new Scoring(recording, playedOut);
  return {
    guide: besideTake(take),
    players: (players) => players,
    lesson: null,
    ending: ({ why }) => (
      <TakeEnding
        why={why}
        port={scoring}
        onAgain={() => begin(setup)}
        onAnother={() => begin(nextTake(kind, context.freshSeed(), take?.id ?? null))}
        onLeave={() => context.go('marquee')}
      />
    ),
    finished: (ended, credits) => void scoring.finish(ended, credits),
    stop: () => {},
  };
};
