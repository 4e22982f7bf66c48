import { type AnswerMessage, type AskMessage, answerTo } from './messages.ts';

/** The computer players' own thread: while they think the screen lives. */
const port = self as unknown as {
  onmessage: ((event: MessageEvent<AskMessage>) => void) | null;
  postMessage(message: AnswerMessage): void;
};

port.onmessage = ({ data: { id, ask } }) => {
  try {
    port.postMessage({ id, reply: answerTo(ask) });
  } catch (error) {
    port.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
};
