import type { Ask } from '../../../../director-ai/shuffling-horror/messages.ts';
import type { Reply, View } from '../../../../rules/shuffling-horror/index.ts';
import type { Players } from '../play/session-ports.ts';
import { type Moment, momentOf, only } from './moment.ts';

/** The Director keeps to the script, too: whatever its weights are, the lesson stays the lesson. */
const CUES: readonly Moment[] = [
  { round: 1, type: 'direct', wants: only({ type: 'direct', card: 'terrors-1', slot: 0 }) },
  { round: 1, type: 'strike', wants: only({ type: 'strike', at: 'scientist' }) },
  { round: 1, type: 'fade-out', wants: only({ type: 'fade-out', card: null }) },
  { round: 2, type: 'direct', wants: only({ type: 'direct', card: 'pods-1', slot: 0 }) },
  { round: 2, type: 'strike', wants: only({ type: 'strike', at: 'lab' }) },
  { round: 2, type: 'fade-out', wants: only({ type: 'fade-out', card: null }) },
  { round: 3, type: 'direct', wants: only({ type: 'direct', card: 'mutants-2', slot: 1 }) },
  { round: 3, type: 'strike', wants: only({ type: 'strike', at: 'colonel' }) },
  { round: 3, type: 'fade-out', wants: only({ type: 'fade-out', card: 'scattergun' }) },
];

/** The Director's reply by the script, where it has one. */
function scripted({ role, view, prompt }: Ask): Reply | null {
  if (role !== 'director') return null;
  const cue = momentOf(CUES, JSON.parse(view) as View, prompt);
  return prompt.replies.find((reply) => cue?.wants(reply)) ?? null;
}

/** Computer players who know the script as far as it goes, and play as they are after that, or once it is thrown away. */
export const rehearsed = (players: Players, isOn: () => boolean): Players => ({
  worker: async (ask, explain) => (isOn() ? scripted(ask) : null) ?? players.worker(ask, explain),
  dismiss: () => players.dismiss?.(),
  inPage: (ask, explain) => (isOn() ? scripted(ask) : null) ?? players.inPage(ask, explain),
});
