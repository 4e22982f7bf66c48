import { type AnswerMessage, type AskMessage, answerTo } from './messages.ts';
import type { Trace } from './reasons.ts';

/** The computer players' own thread: while they think the screen lives. */
const port = self as unknown as {
  onmessage: ((event: MessageEvent<AskMessage>) => void) | null;
  postMessage(message: AnswerMessage): void;
};

port.onmessage = ({ data: { id, ask } }) => {
  try {
    let trace: Trace | null = null;
    const reply = answerTo(ask, (why) => {
      trace = why;
    });
    port.postMessage({ id, reply, trace });
  } catch (error) {
    port.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
};
