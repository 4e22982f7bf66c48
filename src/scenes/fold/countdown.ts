import type { MovieEvent } from '../../rules/index.ts';
import type { Draft } from './zones.ts';

type Cycle = Extract<Draft['stack'][number], { kind: 'cycle' }>;

/** R18.6: the n-th throng to attack bears token n, and the first of a new cycle the first again. The tokens are the cycle's beat. */
export function foldCountdown(view: Draft, { by, token }: Extract<MovieEvent, { type: 'countdown' }>): void {
  const known = view.stack.find((beat): beat is Cycle => beat.kind === 'cycle');
  const used = [...(known?.used ?? []).slice(0, token - 1), by];
  if (known) known.used = used;
  else view.stack.push({ kind: 'cycle', step: 'choose', side: 'director', victims: [], used });
}

/** What brought the cycle about is resolved: the tokens go back. */
export function endCycle(view: Draft): void {
  view.stack = view.stack.filter((beat) => beat.kind !== 'cycle');
}
