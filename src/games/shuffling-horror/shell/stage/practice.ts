import type { Simulation } from '../../../../director-ai/shuffling-horror/simulation/simulation.ts';
import type { AppContext } from '../../../../shell/app-context.ts';
import type { Recording } from '../../app/play/recording.ts';
import { bestName, choiceOf, Practice } from '../../app/practice.ts';
import { keepBest, readBests } from '../../app/records/bests.ts';
import { reelEnding } from '../../ui/reels/score.tsx';
import type { Ways } from '../ways.ts';
import { type Summing, sumInThreads } from './simulation.ts';

/** A reel being practised: its sums run beside it, and its score is kept where it is the best yet. */
export function practiceOf(context: AppContext, { setup }: Recording, begin: Ways['begin']) {
  const pars: Summing[] = [];
  const name = bestName(choiceOf(setup));
  const sumUp = async (simulation: Simulation): Promise<number> => {
    const summing = sumInThreads(simulation);
    if (simulation.kind === 'par') pars.push(summing); // a score is counted to its end, also when nobody waits for it
    const result = await summing.result;
    return 'share' in result ? result.share : 0;
  };
  const best = readBests(context.store).then((bests) => bests[name] ?? null);
  const practice = new Practice(setup, sumUp, best);
  return {
    ending: reelEnding({
      reel: choiceOf(setup).reel,
      port: practice,
      onAgain: () => begin(setup),
      onAnother: () => context.go('reels'),
      onLeave: () => context.go('marquee'),
    }),
    finished: (recording: Recording, conceded: boolean) => {
      practice.finish(recording, conceded).then(
        (score) => keepBest(context.store, name, score).catch(() => {}),
        () => {},
      );
    },
    stop: () => {
      for (const par of pars) par.stop();
    },
  };
}
