/** A page whose frames come when they are asked for: the same picture at the same time, however slow the machine is. */
export interface Clockwork {
  /** So many milliseconds of frames, of which the last is seen; promises have their turn between two. */
  run(ms: number): Promise<void>;
}

/** Runs in the page, before anything else does. */
export function handClock(): void {
  const FRAME = 1000 / 60;
  // What was drawn stays there to be photographed.
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function kept(this: HTMLCanvasElement, kind: string, how?: object) {
    return getContext.call(this, kind, { ...how, preserveDrawingBuffer: true });
  } as typeof getContext;
  // Without a graphics card the pixels are most of the work: only frames that are photographed have any.
  let isSeen = true;
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    const { drawElements, drawArrays } = prototype;
    Object.assign(prototype, {
      drawElements(this: WebGLRenderingContext, ...args: Parameters<typeof drawElements>) {
        if (isSeen) drawElements.apply(this, args);
      },
      drawArrays(this: WebGLRenderingContext, ...args: Parameters<typeof drawArrays>) {
        if (isSeen) drawArrays.apply(this, args);
      },
    });
  }
  let now = 0;
  let asked: { id: number; call: FrameRequestCallback }[] = [];
  let last = 0;
  performance.now = () => now;
  window.requestAnimationFrame = (call) => {
    asked.push({ id: ++last, call });
    return last;
  };
  window.cancelAnimationFrame = (id) => {
    asked = asked.filter((it) => it.id !== id);
  };
  const turn = () => new Promise<void>((resolve) => setTimeout(resolve));
  const clockwork: Clockwork = {
    async run(ms) {
      for (const end = now + ms - FRAME / 2; now < end; ) {
        now += FRAME;
        isSeen = now >= end;
        for (const { call } of asked.splice(0)) call(now);
        await turn();
      }
    },
  };
  Object.assign(window, { clockwork });
}

interface Wanted {
  /** So many events of the take have been shown when the first still is taken. */
  shown: number;
  /** So many milliseconds ago. */
  into: number;
  step: number;
  count: number;
}

/** The board by itself, as far as it is asked here (tools/board-harness). */
interface Harness {
  board: { asleep(): boolean; point(at: null): void; onEvent(told: () => void): void };
  at: number;
  recording: { takes: unknown[] };
  next(): Promise<void>;
}

/** Runs in the page: plays on from where the board is, take after take, and photographs it. */
export async function stills({ shown, into, step, count }: Wanted): Promise<string[]> {
  const { harness, clockwork } = window as unknown as { harness: Harness; clockwork: Clockwork };
  const canvas = document.querySelector('canvas') as HTMLCanvasElement;
  let told = 0;
  harness.board.onEvent(() => {
    told++;
  });
  const play = async () => {
    while (harness.at < harness.recording.takes.length) await harness.next();
  };
  void play();
  while (told < shown) await clockwork.run(17);
  await clockwork.run(into);
  const shots: string[] = [];
  for (let i = 0; i < count; i++) {
    if (harness.board.asleep()) {
      harness.board.point(null); // its last frame went unseen
      await clockwork.run(17);
    }
    shots.push(canvas.toDataURL());
    await clockwork.run(step);
  }
  return shots;
}
