import { type Ask, answerTo } from '../../src/director-ai/shuffling-horror/messages.ts';
import { rehearsed } from '../../src/games/shuffling-horror/app/first-night/director.ts';
import { firstNightGuide } from '../../src/games/shuffling-horror/app/first-night/guide.ts';
import type { Recording } from '../../src/games/shuffling-horror/app/play/recording.ts';
import type { Session } from '../../src/games/shuffling-horror/app/play/session.ts';
import type { StageState } from '../../src/games/shuffling-horror/app/ports/stage.ts';
import type { Reply, View } from '../../src/rules/shuffling-horror/index.ts';
import { ASIDE } from '../../src/text/play/prompts.ts';
import { offered, staged } from './kit.ts';

export type Hand = (replies: readonly Reply[], step: number) => Reply | undefined;
export const first: Hand = (replies) => replies[0];

/** Who directs by the script alone while there is one. */
function unscripted(ask: Ask): Reply {
  if ((JSON.parse(ask.view) as View).reel === 1) throw new Error('the Director had to think');
  return answerTo(ask);
}
const NOBODY = { worker: async (ask: Ask) => unscripted(ask), inPage: unscripted };

/** A first night whose Director has nothing but the script. */
export function seated(recording: Recording, players = NOBODY as Parameters<typeof rehearsed>[0]) {
  const stage: ReturnType<typeof staged> = staged(recording, {
    guide: firstNightGuide,
    players: rehearsed(players, () => stage.session.isGuided),
  });
  return stage;
}

/** Answers every step by this hand; `each` sees what was asked. The lesson's end, or nothing said at all, is where it stops. */
export function followed(session: Session, hand: Hand, each: (state: StageState) => void = () => {}): void {
  const press = () => {
    const state = session.state();
    if (state.phase !== 'asking' || state.question === null) return;
    const { lesson, question } = state;
    each(state);
    const scripted = session.recording.movie.reel === 1;
    if (lesson?.at === 'end' || (lesson === null && scripted)) {
      session.stop();
      return session.choose(offered(state)[0] as Reply, question.n);
    }
    const reply = hand(offered(state), lesson?.step ?? 0);
    if (reply === undefined) throw new Error(`step ${lesson?.step} offers nothing`);
    session.choose(reply, question.n);
  };
  session.subscribe(press);
}

/** Somebody's turn; not the second action that a star would pay for. */
export const isTurn = ({ question }: StageState): boolean =>
  question?.type === 'act' && question.aside !== ASIDE.starKept;
