import { ONE_STATE } from '../run/limits.mjs';

type Fields = Record<string, unknown>;
interface Message {
  id?: number;
  type: 'success' | 'error' | 'event';
  method?: string;
  params?: Fields;
  result?: Fields;
  error?: string;
  message?: string;
}

/** WebDriver BiDi (https://w3c.github.io/webdriver-bidi): commands and their results over one socket. */
export class Bidi {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, { resolve(result: Fields): void; reject(error: Error): void }>();
  #last = 0;

  private constructor(socket: WebSocket, onEvent: (method: string, params: Fields) => void) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const { id, type, method, params, result, error, message } = JSON.parse(String(data)) as Message;
      if (type === 'event') return onEvent(method ?? '', params ?? {});
      const asked = this.#waiting.get(id ?? -1);
      this.#waiting.delete(id ?? -1);
      if (type === 'success') asked?.resolve(result ?? {});
      else asked?.reject(new Error(`${error}: ${message}`));
    });
    socket.addEventListener('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('the browser has hung up'));
    });
  }

  static connect(url: string, onEvent: (method: string, params: Fields) => void): Promise<Bidi> {
    const socket = new WebSocket(url);
    return new Promise((resolve, reject) => {
      socket.addEventListener('open', () => resolve(new Bidi(socket, onEvent)));
      socket.addEventListener('error', () => reject(new Error(`nobody answers at ${url}`)));
    });
  }

  send<T = Fields>(method: string, params: Fields = {}): Promise<T> {
    const id = ++this.#last;
    this.#socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${method} was never answered`)), ONE_STATE);
      this.#waiting.set(id, {
        resolve: (result) => {
          clearTimeout(late);
          resolve(result as T);
        },
        reject: (error) => {
          clearTimeout(late);
          reject(error);
        },
      });
    });
  }

  close(): void {
    this.#socket.close();
  }
}
