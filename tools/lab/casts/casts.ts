import { castPolicy } from '../../../src/director-ai/shuffling-horror/cast/cast.ts';
import { TEMPERS } from '../../../src/director-ai/shuffling-horror/cast/tempers.ts';
import type { Policy } from '../../../src/director-ai/shuffling-horror/policy.ts';
import { CASTS } from '../../../src/director-ai/shuffling-horror/registry.ts';
import { directorQuickly } from '../../../src/director-ai/shuffling-horror/simulation/play-on.ts';
import { codeHash } from '../code-hash.ts';
import { oneOf } from '../usage.ts';
import { searching } from './searching.ts';
import { tunedFor } from './tuned.ts';

/** Who can be measured as the cast: whoever plays survivors in the app, and two who know which Director they are up against. */
export function castNamed(name: string, director: string): Policy {
  if (name === 'tuned') return { ...castPolicy(tunedFor(director)), name };
  if (name === 'searching') return searching(directorQuickly(director));
  return oneOf('cast', name, { ...CASTS, between: BETWEEN });
}

/** Half-way from a newcomer to an old hand. */
const BETWEEN = castPolicy({
  ...TEMPERS.strong,
  name: 'between',
  draw: (TEMPERS.sensible.draw + TEMPERS.strong.draw) / 2,
});

/** Whom the Director's prices are fitted against: newcomers, old hands and those between, one after the other. */
const MIXTURE: readonly Policy[] = [
  castPolicy(TEMPERS.sensible),
  castPolicy(TEMPERS.strong),
  BETWEEN,
  castPolicy(TEMPERS.strong),
];
export const mixed = (i: number): Policy => MIXTURE[i % MIXTURE.length] as Policy;

/** What a measurement of this cast is kept under: its code decides, too, where it is the lab's own. */
export function castKey(name: string, director: string): string {
  if (name === 'tuned') return `tuned_${Object.values(tunedFor(director)).join('_')}`;
  return name === 'searching' ? `searching_${codeHash(['tools/lab/casts/searching.ts'])}` : name;
}
