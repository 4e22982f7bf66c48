import type { ToyTypes } from './game.ts';

/** A computer player in a thread of its own: it knows what it is sent. */
self.onmessage = ({ data }: MessageEvent<{ id: number; ask: ToyTypes['ask'] }>) =>
  self.postMessage({ id: data.id, reply: data.ask.prompt.replies[0] });
