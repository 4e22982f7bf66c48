import type { Ask } from '../../director-ai/messages.ts';
import type { PublicView, Reply } from '../../rules/index.ts';
import type { Players } from '../players.ts';
import { CUES, momentOf } from './script.ts';

/** The Director's reply by the script, where it has one. */
function scripted({ role, view, prompt }: Ask): Reply | null {
  if (role !== 'director') return null;
  const cue = momentOf(CUES, JSON.parse(view) as PublicView, prompt);
  return prompt.replies.find((reply) => cue?.wants(reply)) ?? null;
}

/** Computer players who know the script as far as it goes, and play as they are after that, or once it is thrown away. */
export const rehearsed = (players: Players, isOn: () => boolean): Players => ({
  worker: async (ask) => (isOn() ? scripted(ask) : null) ?? players.worker(ask),
  inPage: (ask) => (isOn() ? scripted(ask) : null) ?? players.inPage(ask),
});
