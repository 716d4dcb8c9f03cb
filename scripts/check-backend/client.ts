/**
 * Requests to the backend that is checked. Nothing is followed, retried or forgiven: what it answers is the finding.
 */

/** Milliseconds; the site itself waits 5 s. */
const TIMEOUT = 10_000;

export type Answer = {
  status: number;
  /** Media type without parameters, in lower case. */
  type: string;
  /** Milliseconds until the whole answer was there. */
  ms: number;
  /** Parsed when the type says JSON and the text is JSON. */
  json: unknown;
};

/** There was no answer at all; the message says why. */
export class NoAnswer extends Error {}

export class Client {
  readonly base: string;
  readonly #authorization: string;
  requests = 0;

  /** @param base address that `/website/…` is added to. */
  constructor(base: string, username: string, password: string) {
    this.base = base.replace(/\/+$/, "");
    this.#authorization = `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
  }

  /** GET of a call of the contract. @throws NoAnswer */
  read(path: string, query: Record<string, string | number> = {}, anonymous = false): Promise<Answer> {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const address = `${this.base}/website/${path}${search.size > 0 ? `?${search}` : ""}`;
    return this.#send(address, { headers: anonymous ? {} : this.#credentials(address) });
  }

  /** POST of JSON to a call of the contract. @throws NoAnswer */
  write(path: string, body: unknown, headers: Record<string, string>): Promise<Answer> {
    const address = `${this.base}/website/${path}`;
    return this.#send(address, {
      method: "POST",
      headers: { ...this.#credentials(address), ...headers, "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  }

  /** Asks for a picture or PDF by absolute URL, with HEAD, or GET where HEAD is not known. @throws NoAnswer */
  async media(address: string): Promise<Answer> {
    const init = { headers: this.#credentials(address), redirect: "follow" } as const;
    const answer = await this.#send(address, { ...init, method: "HEAD" });
    return answer.status === 200 || answer.status === 404 ? answer : this.#send(address, init);
  }

  /** The password goes to the backend and to nobody else that its records may point to. */
  #credentials(address: string): Record<string, string> {
    return address.startsWith(`${this.base}/`) ? { Authorization: this.#authorization } : {};
  }

  async #send(address: string, init: RequestInit): Promise<Answer> {
    const started = performance.now();
    this.requests += 1;
    try {
      const signal = AbortSignal.timeout(TIMEOUT);
      const response = await fetch(address, { redirect: "manual", ...init, signal });
      const type = (response.headers.get("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
      const text = /[/+]json$/.test(type) ? await response.text() : "";
      if (!text) await response.body?.cancel();
      return { status: response.status, type, ms: performance.now() - started, json: parse(text) };
    } catch (error) {
      const { name, message, cause } = error as Error;
      if (name === "TimeoutError") throw new NoAnswer(`no answer within ${TIMEOUT / 1000} s`);
      const code = (cause as NodeJS.ErrnoException | undefined)?.code;
      throw new NoAnswer(code ?? (cause instanceof Error ? cause.message : message));
    }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
