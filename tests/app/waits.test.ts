import { expect, test } from 'vitest';
import type { Settings } from '../../src/app/ports/settings.ts';
import { pressButtons, SETTINGS, seating, staged, started } from './kit.ts';

const WHO = seating('you', 'you');

/** Plays with somebody who also says "Continue": how often was that asked, and after what. */
async function pausesWith(wait: Partial<Settings>): Promise<{ pauses: number; strikes: number }> {
  const { recording, shown } = started('waits', WHO);
  const { session } = staged(recording, { settings: { ...SETTINGS, ...wait } });
  let pauses = 0;
  session.subscribe(() => {
    const { phase, gone } = session.state();
    if (phase !== 'waiting' || gone) return;
    pauses++;
    session.goOn();
  });
  pressButtons(session, 'waits');
  await session.run(shown);
  const strikes = session.state().log.filter(({ alarm }) => alarm !== null && alarm.at !== null).length;
  return { pauses, strikes };
}

test('the Director’s side waits for nobody, after attacks, or after everything, as one likes; at any speed', async () => {
  const never = await pausesWith({});
  const attacks = await pausesWith({ waitAfterAttack: true });
  const moves = await pausesWith({ waitAfterAttack: true, waitAfterMove: true });
  expect(never.pauses).toBe(0);
  expect(attacks.pauses).toBeGreaterThan(0);
  expect(moves.pauses).toBeGreaterThan(attacks.pauses);
});
