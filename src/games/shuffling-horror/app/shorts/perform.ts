import type { Ask } from '../../../../director-ai/shuffling-horror/messages.ts';
import type { Reply, View } from '../../../../rules/shuffling-horror/index.ts';
import type { Session } from '../play/session.ts';
import type { Players, SessionPorts } from '../play/session-ports.ts';
import { closingOf, madeIn, scriptedIn, shortGuide } from './guide.ts';
import type { Short } from './short.ts';

/** What a scene gives its session: a guide, and computers who know the script and stop where it does. */
export function shortPorts(it: Short, session: () => Session): Pick<SessionPorts, 'guide' | 'players'> {
  const answer = (ask: Ask): Promise<Reply> => {
    if (!it.isOver(JSON.parse(ask.view) as View, ask.prompt, madeIn(session().recording)))
      return Promise.resolve(scriptedIn(it, ask));
    session().concede();
    return new Promise(() => {}); // nobody waits for it any more
  };
  const players: Players = { worker: answer, inPage: answer };
  return { players, guide: shortGuide(it) };
}

/** The closing line where the scene stands now. */
export const closingNow = (it: Short, session: Session): string =>
  closingOf(it, session.view(), madeIn(session.recording));
