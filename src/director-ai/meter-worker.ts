import { type Figure, figures, type MeterAsk } from './meter.ts';

/** A table to be read, or null: no longer any. */
export interface MeterMessage {
  id: number;
  ask: MeterAsk | null;
}
export type FigureMessage = { id: number; figure: Figure } | { id: number; error: string };

/** The meter's own thread. It lives as long as the meter is on: a warm thread has its first figure sooner. */
const port = self as unknown as {
  onmessage: ((event: MessageEvent<MeterMessage>) => void) | null;
  postMessage(message: FigureMessage): void;
};

let current = 0;

port.onmessage = ({ data: { id, ask } }) => {
  current = id;
  if (ask !== null) void read(id, ask);
};

async function read(id: number, ask: MeterAsk): Promise<void> {
  let due = 0; // the first few worlds are a figure, with a wide band; each further one comes when there are a quarter more
  try {
    for (const figure of figures(ask)) {
      if (figure.worlds >= due) {
        port.postMessage({ id, figure });
        due = figure.worlds * 1.25;
      }
      await new Promise((resolve) => setTimeout(resolve)); // the next question is heard here
      if (id !== current) return;
    }
  } catch (error) {
    port.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
}
