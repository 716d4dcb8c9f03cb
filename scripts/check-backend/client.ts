import { type ContractCall, statusFilter } from "../../lib/backend/contract.ts";
import { BackendError } from "../../lib/backend/error.ts";
import { hasCredentials, type MediaBase } from "../../lib/backend/media-base.ts";
import { describeBody, jsonOf, readBody } from "../../lib/backend/response.ts";
import { describeTarget, followSlash } from "../../lib/backend/slash-redirect.ts";
import { peekBody } from "../../lib/http/body.ts";
import { checkedType, startBytes } from "../../lib/media/file-type.ts";
import { basicAuth } from "../servers/probe.ts";

/** `found`: what the site tolerates. `problem`: why it cannot use the response, or "". */
export type Answer = {
  status: number;
  json: unknown;
  allow: string;
  found: Set<string>;
  problem: string;
  ms: number;
};
/** A request without a response; the message is the reason. */
export class RequestError extends Error {}
const one = "one that adds or removes the slash at the end";

/** Sends requests as the site does, but repeats none, so that the backend's own responses are checked. */
export class BackendClient {
  readonly media: MediaBase;
  requests = 0;
  readonly #headers: Record<string, string>;

  constructor(backendUrl: string, username: string, password: string, mediaUrl?: string) {
    this.media = { backendUrl, mediaUrl: mediaUrl?.replace(/\/+$/, "") || undefined };
    this.#headers = { accept: "application/json", ...basicAuth({ username, password }) };
  }

  /** GET of a call of the contract. */
  read(call: ContractCall, { key = "", page = 1, locale = "" } = {}, headers = {}): Promise<Answer> {
    const paging = call.limit && { page: String(page), limit: String(call.limit) };
    const own = { ...(call.repeatsId && { id: key }), ...(locale && { locale }) };
    const query = new URLSearchParams({ ...(call.filtered && statusFilter), ...paging, ...own });
    return this.send(`${call.path.replace("{key}", encodeURIComponent(key))}?${query}`, { headers });
  }

  /** @param path below `/website/` */
  send(path: string, init: RequestInit = {}): Promise<Answer> {
    const url = new URL(`${this.media.backendUrl}/website/${path}`);
    const headers = { ...this.#headers, ...(init.headers as object) };
    this.requests += 1;
    const startedAt = performance.now();
    return request(async (options) => {
      const sent = await followSlash(url, (to) => fetch(to, { ...init, ...options, headers }));
      const { response, target, isFollowed } = sent;
      const found = new Set(
        isFollowed ? [`${one.replace("one", "a redirect")}: each call takes two requests`] : [],
      );
      const body = await readBody(response);
      const [{ status }, json] = [response, jsonOf(response, body, found)];
      const { detail, message, error } = Object(json);
      const given = [detail, message, error, Object(error).message].find((one) => typeof one === "string");
      const reason = target ? `, a redirect to ${describeTarget(target)}; the site follows ${one} only` : "";
      const other = `expected status 200, found ${status}${reason || (given ? `: ${given.slice(0, 200)}` : "")}`;
      const problem = json === undefined ? `expected JSON, found ${describeBody(response, body)}` : "";
      const allow = response.headers.get("allow") ?? "";
      const ms = performance.now() - startedAt;
      return { status, json, found, allow, ms, problem: status === 200 ? problem : other };
    });
  }

  /** The status of a file, and the type that the site sends it as. */
  readMedia(url: URL): Promise<{ status: number; type?: string }> {
    const headers = hasCredentials(url, this.media) ? this.#headers : {};
    this.requests += 1;
    return request(async (options) => {
      const { status, headers: given, body } = await fetch(url, { ...options, headers });
      const peeked = body && (await peekBody(body, startBytes));
      await peeked?.body.cancel();
      return { status, type: peeked ? checkedType(peeked.start, given) : undefined };
    });
  }
}

/** The site itself waits 5 s. @throws RequestError */
async function request<T>(send: (options: RequestInit) => Promise<T>): Promise<T> {
  return send({ redirect: "manual", signal: AbortSignal.timeout(10_000) }).catch((error) => {
    if (error instanceof BackendError) throw new RequestError(`one that the site refuses: ${error.cause}`);
    if (error.name === "TimeoutError") throw new RequestError("no response within 10 s");
    throw new RequestError(error.cause?.code ?? error.cause?.message ?? error.message);
  });
}
