type Fields = Record<string, unknown>;

/** W3C WebDriver (https://www.w3.org/TR/webdriver2): one request, one answer. */
export class WebDriver {
  readonly #session: string;
  readonly capabilities: Fields;

  private constructor(session: string, capabilities: Fields) {
    this.#session = session;
    this.capabilities = capabilities;
  }

  static async open(url: string, wanted: Fields): Promise<WebDriver> {
    const { sessionId, capabilities } = await ask<{ sessionId: string; capabilities: Fields }>(
      'POST',
      `${url}/session`,
      {
        capabilities: { alwaysMatch: wanted },
      },
    );
    return new WebDriver(`${url}/session/${sessionId}`, capabilities);
  }

  post<T = unknown>(path: string, body: Fields = {}): Promise<T> {
    return ask('POST', `${this.#session}/${path}`, body);
  }

  get<T>(path: string): Promise<T> {
    return ask('GET', `${this.#session}/${path}`);
  }

  delete(path = ''): Promise<unknown> {
    return ask('DELETE', path === '' ? this.#session : `${this.#session}/${path}`);
  }
}

async function ask<T>(method: string, url: string, body?: Fields): Promise<T> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
