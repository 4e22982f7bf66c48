import type { Page } from '@playwright/test';

/** Sums that are asked for do not begin: however fast the computer is, they can be seen under way, and stopped. */
export const holdSums = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const house = Object.assign(window, { holdsSums: true });
    const Real = Worker;
    window.Worker = class extends Real {
      override postMessage(message: { job: { kind: string } }): void {
        if (!house.holdsSums || message.job.kind !== 'slice') super.postMessage(message);
      }
    };
  });

/** Those that are asked for from now on begin. */
export const letSums = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(window, { holdsSums: false }));
