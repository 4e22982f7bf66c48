import type { PlayersOf } from '../../../../app/play/answered.ts';
import type { Running } from '../../../../director-ai/pool.ts';
import { answerTo, diceOf, type Ask as FullAsk } from '../../../../director-ai/stand-in/messages.ts';
import { oddsFrom } from '../../../../director-ai/stand-in/odds/odds.ts';
import type { View } from '../../../../rules/stand-in/index.ts';
import type { Ask, TableTypes } from '../../app/play/types.ts';
import { endPlayersThread, inThread } from './threads.ts';

/** Its dice come of the game and the number of the prompt, so that a resumed game gets the same answer; the seed stays here. */
const full = ({ seed, ...ask }: Ask): FullAsk => ({ ...ask, dice: diceOf(seed, ask.prompt.to, ask.prompt.n) });

/** Computer players in a thread of their own; whoever fails, or still owes an answer, is replaced at the next question. */
export function workerPlayers(): PlayersOf<TableTypes> {
  let last: Running<unknown> | null = null;
  return {
    async worker(ask, explain) {
      last?.stop(); // it hangs, if it is still at it
      const running = inThread({ kind: 'answer', ask: full(ask) }, 'players');
      last = running;
      const { reply, why } = await running.result;
      last = null;
      if (why !== null) explain(why);
      return reply;
    },
    dismiss: endPlayersThread,
    inPage(ask, explain) {
      const { reply, why } = answerTo(full(ask));
      if (why !== null) explain(why);
      return reply;
    },
  };
}

/** The chances of a view, counted in a thread; of several questions at once the last is the one that matters. */
export function countedOdds() {
  let running: Running<unknown> | null = null;
  return async (view: View) => {
    running?.stop();
    const counting = inThread({ kind: 'odds', view, slice: { from: 0, to: view.seats + 1 } });
    running = counting;
    const slice = await counting.result;
    if (running === counting) running = null;
    return oddsFrom(view, [slice]).map((odds, chair) => odds && { ...odds, suspected: slice.suspected[chair] ?? 0 });
  };
}
