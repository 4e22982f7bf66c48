import type { CDPSession, Page } from 'playwright-core';

export interface Heap {
  megabytes: number;
  nodes: number;
  listeners: number;
}

/** What is really held: whatever can be collected has been. A browser goes on compiling for many movies, and that counts here. */
export const heapOf = (page: Page): Promise<Heap> =>
  withSession(page, async (session) => {
    await session.send('Performance.enable');
    for (let i = 0; i < 3; i++) {
      await page.waitForTimeout(200); // what lets go later, lets go
      await session.send('HeapProfiler.collectGarbage');
    }
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((it) => it.name === name)?.value ?? 0;
    return { megabytes: of('JSHeapUsedSize') / 1e6, nodes: of('Nodes'), listeners: of('JSEventListeners') };
  });

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } };
  nodes: number[];
}

/** Megabytes of what the game itself holds: the heap without compiled code and without the browser's own. Slow. */
export const heldBy = (page: Page): Promise<number> =>
  withSession(page, async (session) => {
    const chunks: string[] = [];
    session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
    await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
    const { snapshot, nodes } = JSON.parse(chunks.join('')) as Snapshot;
    const { node_fields: fields, node_types: types } = snapshot.meta;
    const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
    const others = ['code', 'native', 'hidden'].map((it) => types[0].indexOf(it));
    let bytes = 0;
    for (let i = 0; i < nodes.length; i += fields.length)
      if (!others.includes(nodes[i + type] ?? 0)) bytes += nodes[i + size] ?? 0;
    return bytes / 1e6;
  });

async function withSession<T>(page: Page, act: (session: CDPSession) => Promise<T>): Promise<T> {
  const session = await page.context().newCDPSession(page);
  const found = await act(session);
  await session.detach();
  return found;
}
