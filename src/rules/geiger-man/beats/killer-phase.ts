import { end, type Next, resolve } from '../../kernel/beats.ts';
import { eventOf, finaleOf, KILLER } from '../decks/decks.ts';
import { recover } from '../decks/rows.ts';
import { type Beat, type BloodlustBeat, effects, type KillerPhaseBeat, roll } from '../model/beats.ts';
import type { Line } from '../model/cards.ts';
import type { Game } from '../model/state.ts';
import { happen } from '../moves/happen.ts';
import { hasPower, ongoingRules } from '../queries/ongoing.ts';
import { isNear } from '../queries/values.ts';
import { terrorBeats } from './killers-effects.ts';
import type { Steps } from './steps.ts';

/** FG14 */
export const killerPhaseSteps: Steps<KillerPhaseBeat> = {
  open: { run: (m) => resolve([effects('dark-power', opening(m))], 'orders') }, // FG14.3
  orders: {
    run(m) {
      const orders = m.finaleSince > 0 ? finaleOf(m.finale.card as string).orders : KILLER[m.killer].first;
      return resolve([effects('finale', orders)], 'draw'); // FG14.1
    },
  },
  draw: { run: (m) => (m.finaleSince > 0 ? 'close' : resolve(terrorBeats(m), 'close')) }, // FG14.2
  close: {
    run(m) {
      if (!hasPower(m, 'burning-shadow') || !isNear(m)) return end();
      return end<Beat>(roll('burning-shadow'), effects('burning-shadow', [{ do: 'lose-if-failed' }]));
    },
  },
};

/** What a Dark Power does as the phase opens. */
function opening(m: Game): Line {
  if (hasPower(m, 'pull-of-the-core')) return [{ do: 'pull' }];
  if (hasPower(m, 'second-sun')) return [recover(1)];
  if (hasPower(m, 'forty-years')) return [{ do: 'pillar', at: 'girl' }, recover(1)];
  return hasPower(m, 'bitter-spring') && m.pillars.includes(m.killerAt) ? [recover(1)] : [];
}

/** FG17.2, FG17.3: one row at a time, with all that it brings. */
export const bloodlustSteps: Steps<BloodlustBeat> = {
  rise: {
    run(m, b): Next<Beat> {
      if (b.rises === 0) return end();
      b.rises--;
      const { rows, above } = KILLER[m.killer];
      const row = m.bloodlust + 1;
      if (row > rows.length) {
        happen(m, { type: 'bloodlust-overflowed' });
        return resolve([effects('bloodlust', above)], 'rise');
      }
      happen(m, { type: 'bloodlust-rose', row });
      if (row === CURTAIN_ROW) endEvents(m, 'curtained');
      return resolve([effects('bloodlust', rows[row - 1]?.reached ?? [])], 'rise');
    },
  },
};

/** Until this row victims of some spaces may refuse to follow. */
export const CURTAIN_ROW = 4;

export function endEvents(m: Game, ...kinds: string[]): void {
  if (!ongoingRules(m).some(({ is }) => kinds.includes(is))) return;
  for (const { id } of m.ongoing) {
    if (kinds.includes(eventOf(id).rule?.is ?? '')) happen(m, { type: 'event-over', event: id });
  }
}
