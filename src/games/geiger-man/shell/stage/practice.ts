import { gameAt } from '../../../../director-ai/geiger-man/simulation/footage.ts';
import { scoreOf } from '../../../../director-ai/geiger-man/simulation/par.ts';
import type { AppContext } from '../../../../shell/app-context.ts';
import { choiceOf, Night } from '../../app/one-more-night/night.ts';
import type { Recording } from '../../app/play/recording.ts';
import { nightEnding } from '../../ui/one-more-night/score.tsx';
import { drawNight } from '../one-more-night.ts';
import type { Ways } from '../ways.ts';
import type { Extra } from './extra.ts';
import { sumInThreads } from './threads.ts';

/** A night from the middle: par is counted beside it. */
export function extraOf(context: AppContext, { setup }: Recording, begin: Ways['begin']): Extra {
  const { config, openingReplies } = setup;
  const choice = choiceOf(setup);
  const middle = { kind: choice.from, config, openingReplies: [...openingReplies], chance: 0 };
  const par = sumInThreads({ kind: 'par', middle });
  const night = new Night(par.result);
  let next: ReturnType<typeof drawNight> | null = null;
  return {
    ending: nightEnding({
      port: night,
      onAgain: () => begin(setup),
      async onAnother() {
        next ??= drawNight(choice, context.freshSeed());
        begin(await next.found);
      },
      onLeave: () => context.go('marquee'),
    }),
    finished: ({ movie }: Recording) => {
      const from = gameAt({ config, replies: openingReplies }, openingReplies.length);
      night.finish(scoreOf(from, movie));
      return false;
    },
    stop: () => {
      par.stop();
      next?.stop();
    },
  };
}
