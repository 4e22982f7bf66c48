import { bestName, choiceOf, Practice } from '../app/practice.ts';
import type { Recording } from '../app/recording.ts';
import type { Sum } from '../director-ai/sums.ts';
import { keepBest, readBests } from '../storage/bests.ts';
import { reelEnding } from '../ui/reels/score.tsx';
import type { Hall } from './hall.ts';
import { type Summing, sumInWorker } from './sums.ts';

/** A reel being practised: its sums run beside it, and its score is kept where it is the best yet. */
export function practiceOf(hall: Hall, { booking }: Recording) {
  const pars: Summing[] = [];
  const name = bestName(choiceOf(booking));
  const sumUp = async (sum: Sum): Promise<number> => {
    const summing = sumInWorker(sum);
    if (sum.kind === 'par') pars.push(summing); // a score is counted to its end, also when nobody waits for it
    const result = await summing.result;
    return 'share' in result ? result.share : 0;
  };
  const best = readBests(hall.shelf).then((bests) => bests[name] ?? null);
  const practice = new Practice(booking, sumUp, best);
  return {
    ending: reelEnding({
      reel: choiceOf(booking).reel,
      port: practice,
      onAgain: () => hall.begin(booking),
      onAnother: () => hall.go('reels'),
      onLeave: () => hall.go('marquee'),
    }),
    finished: (recording: Recording, conceded: boolean) => {
      practice.finish(recording, conceded).then(
        (score) => keepBest(hall.shelf, name, score).catch(() => {}),
        () => {},
      );
    },
    stop: () => {
      for (const par of pars) par.stop();
    },
  };
}
