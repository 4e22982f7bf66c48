import type { Page } from 'playwright-core';

export interface Heap {
  megabytes: number;
  nodes: number;
  listeners: number;
}

/** What is really held: whatever can be collected has been. */
export async function heapOf(page: Page): Promise<Heap> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  for (let i = 0; i < 3; i++) {
    await page.waitForTimeout(200); // what lets go later, lets go
    await session.send('HeapProfiler.collectGarbage');
  }
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const of = (name: string) => metrics.find((it) => it.name === name)?.value ?? 0;
  return { megabytes: of('JSHeapUsedSize') / 1e6, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}
