import type { PlayersOf } from '../../../../app/play/answered.ts';
import type { Reply } from '../../../../rules/stand-in/index.ts';
import type { Ask, TableTypes } from '../play/types.ts';
import type { LessonId } from '../ports/ways.ts';
import { SCRIPTS } from './guide.ts';
import { cuesAt } from './script.ts';

type Players = PlayersOf<TableTypes>;

/** A computer's reply by the script; nothing is said that is not in it. Null: it is over, or off its track. */
function scripted(lesson: LessonId, { view, prompt }: Ask): Reply | null {
  const script = SCRIPTS[lesson];
  if (view.turn > script.turns) return null;
  const wants = cuesAt(script, view.turn, prompt).find((cue) => cue.wants !== null)?.wants;
  if (wants == null) return prompt.replies.find(({ type }) => type === 'silent') ?? null;
  return prompt.replies.find(wants) ?? null;
}

/** Computer players who know the script as far as it goes, and play as they are after that, or once it is thrown away. */
export const rehearsed = (players: Players, lesson: LessonId, isOn: () => boolean): Players => ({
  worker: async (ask, explain) => (isOn() ? scripted(lesson, ask) : null) ?? players.worker(ask, explain),
  dismiss: () => players.dismiss?.(),
  inPage: (ask, explain) => (isOn() ? scripted(lesson, ask) : null) ?? players.inPage(ask, explain),
});
