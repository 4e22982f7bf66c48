import { YOU } from '../../../../storage/save.ts';
import type { ShowSetup } from './recording.ts';

/** What somebody wants to see. */
export type Wish = Pick<ShowSetup, 'config' | 'mode'> & Partial<Pick<ShowSetup, 'openingReplies'>>;

/** The one chair is the player's. */
export const setupFor = ({ config, mode, openingReplies = [] }: Wish): ShowSetup => ({
  config,
  seating: { seats: [YOU] },
  mode,
  openingReplies,
});

/** The same once more, a Double Bill from its first show on. A lesson is given once: after it come shows. */
export function again(setup: ShowSetup): ShowSetup {
  const { mode } = setup;
  const bill = mode.kind === 'double-bill' ? mode.first : null;
  const { loaded: _, ...config } = bill?.config ?? setup.config;
  if (mode.kind === 'first-night') return { ...setup, config, mode: { kind: 'show' } };
  return { ...setup, config, mode: mode.kind === 'double-bill' ? { ...mode, first: null } : mode };
}

/** With another seed it is another night, and no longer the one on the bill. */
export const anew = (setup: ShowSetup, seed: string): ShowSetup => {
  const { config, mode, ...same } = again(setup);
  return { ...same, config: { ...config, seed }, mode: mode.kind === 'tonight' ? { kind: 'show' } : mode };
};
