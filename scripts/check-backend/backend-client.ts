import { type ContractCall, statusFilter } from "../../lib/backend/contract.ts";
import { hasCredentials, type MediaBase } from "../../lib/backend/media-base.ts";

/** The site itself waits 5 s. */
const TIMEOUT_MS = 10_000;

export type BackendResponse = {
  status: number;
  /** Media type without parameters, in lower case. */
  type: string;
  /** Milliseconds until the end of the response. */
  ms: number;
  /** Undefined if the type or the text is not JSON. */
  json: unknown;
};

/** A request without a response; the message is the reason. */
export class RequestError extends Error {}

/** Follows no redirects and repeats no requests, so that the backend's own responses are checked. */
export class BackendClient {
  readonly base: string;
  /** The host of images and documents. */
  readonly media: MediaBase;
  readonly #authorization: string;
  requests = 0;

  /**
   * @param base the URL before `/website/`
   * @param mediaUrl MEDIA_URL
   */
  constructor(base: string, username: string, password: string, mediaUrl?: string) {
    this.base = base.replace(/\/+$/, "");
    this.media = { backendUrl: this.base, mediaUrl: mediaUrl?.replace(/\/+$/, "") || undefined };
    this.#authorization = `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
  }

  /** GET of a call of the contract, with the site's query. @throws RequestError */
  read(
    call: ContractCall,
    { key = "", page = 1, isAnonymous = false }: { key?: string; page?: number; isAnonymous?: boolean } = {},
  ): Promise<BackendResponse> {
    const query = new URLSearchParams({
      ...(call.filtered && statusFilter),
      ...(call.limit && { page: String(page), limit: String(call.limit) }),
      ...(call.repeatsId && { id: key }),
    });
    const path = call.path.replace("{key}", encodeURIComponent(key));
    const url = `${this.base}/website/${path}${query.size > 0 ? `?${query}` : ""}`;
    return this.#send(url, { headers: isAnonymous ? {} : { Authorization: this.#authorization } });
  }

  /** GET of the call that takes inquiries by POST. @throws RequestError */
  readInquiryCall(): Promise<BackendResponse> {
    const headers = { Authorization: this.#authorization, Accept: "application/json" };
    return this.#send(`${this.base}/website/inquiry`, { headers });
  }

  /** POST of an inquiry. @throws RequestError */
  writeInquiry(body: unknown, idempotencyKey: string): Promise<BackendResponse> {
    const url = `${this.base}/website/inquiry`;
    return this.#send(url, {
      method: "POST",
      headers: {
        Authorization: this.#authorization,
        "Content-Type": "application/json",
        "Idempotency-Key": idempotencyKey,
      },
      body: JSON.stringify(body),
    });
  }

  /** Requests an image or PDF by absolute URL with HEAD, or with GET if HEAD is not supported. @throws RequestError */
  async readMedia(url: URL): Promise<BackendResponse> {
    const headers = { Authorization: this.#authorization };
    const init = { headers: hasCredentials(url, this.media) ? headers : {}, redirect: "follow" } as const;
    const response = await this.#send(url.href, { ...init, method: "HEAD" });
    return response.status === 200 || response.status === 404 ? response : this.#send(url.href, init);
  }

  async #send(url: string, init: RequestInit): Promise<BackendResponse> {
    const startedAt = performance.now();
    this.requests += 1;
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(url, { redirect: "manual", ...init, signal });
      const type = (response.headers.get("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
      const text = /[/+]json$/.test(type) ? await response.text() : "";
      if (!text) await response.body?.cancel();
      return { status: response.status, type, ms: performance.now() - startedAt, json: parse(text) };
    } catch (error) {
      const { name, message, cause } = error as Error;
      if (name === "TimeoutError") throw new RequestError(`no response within ${TIMEOUT_MS / 1000} s`);
      const code = (cause as NodeJS.ErrnoException | undefined)?.code;
      throw new RequestError(code ?? (cause instanceof Error ? cause.message : message));
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
