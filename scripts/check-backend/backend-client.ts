import { createHash } from "node:crypto";
import { type ContractCall, statusFilter } from "../../lib/backend/contract.ts";
import { BackendError } from "../../lib/backend/error.ts";
import { hasCredentials, type MediaBase } from "../../lib/backend/media-base.ts";
import { describeBody, jsonOf, readBody } from "../../lib/backend/response.ts";
import { describeTarget, isSlashRedirect, redirectTarget } from "../../lib/backend/slash-redirect.ts";
import { peekBody } from "../../lib/http/body.ts";
import { mediaType } from "../../lib/http/media-type.ts";
import { checkedType, startBytes } from "../../lib/media/file-type.ts";
import { basicAuth } from "../servers/probe.ts";

/** The site itself waits 5 s. */
const TIMEOUT_MS = 10_000;

export type BackendResponse = {
  status: number;
  /** Media type without parameters, in lower case. */
  type: string;
  /** Milliseconds until the end of the response. */
  ms: number;
  /** Undefined if the body is not JSON, or not read. */
  json: unknown;
  /** Names a body that is not JSON. */
  body: string;
  /** Differences that the site tolerates. */
  found: Set<string>;
  /** Address that the response redirects to. */
  redirect: string | undefined;
  /** Methods that the response allows. */
  allow: string;
};

/** `fileType` is what the site sends the file as; undefined for one that it does not pass on. */
export type MediaResponse = BackendResponse & { fileType: string | undefined };

/** The status of a response that is a failure, with the backend's message. */
export function describeStatus({ status, json }: BackendResponse): string {
  const message = messageIn(json);
  return message ? `${status}: ${message}` : String(status);
}

/** The reason that a body gives, wherever a framework writes it. */
function messageIn(body: unknown): string {
  const { detail, message, error } = Object(body);
  const text = [detail, message, error].find((one) => typeof one === "string") ?? (error && messageIn(error));
  return String(text ?? "").slice(0, 200);
}

/** A request without a response; the message is the reason. */
export class RequestError extends Error {}

/** `locale`: language of the words. */
type ReadOptions = { key?: string; page?: number; locale?: string; isAnonymous?: boolean };

/** Follows the redirects that the site follows and repeats no requests, so that the backend's own responses are checked. */
export class BackendClient {
  readonly base: string;
  /** The host of images and documents. */
  readonly media: MediaBase;
  readonly #authorization: { authorization: string };
  requests = 0;

  /**
   * @param base the URL before `/website/`
   * @param mediaUrl MEDIA_URL
   */
  constructor(base: string, username: string, password: string, mediaUrl?: string) {
    this.base = base.replace(/\/+$/, "");
    this.media = { backendUrl: this.base, mediaUrl: mediaUrl?.replace(/\/+$/, "") || undefined };
    this.#authorization = basicAuth({ username, password });
  }

  /** GET of a call of the contract, with the site's query. @throws RequestError */
  read(
    call: ContractCall,
    { key = "", page = 1, locale, isAnonymous = false }: ReadOptions = {},
  ): Promise<BackendResponse> {
    const query = new URLSearchParams({
      ...(call.filtered && statusFilter),
      ...(call.limit && { page: String(page), limit: String(call.limit) }),
      ...(call.repeatsId && { id: key }),
      ...(locale && { locale }),
    });
    const path = call.path.replace("{key}", encodeURIComponent(key));
    const url = `${this.base}/website/${path}${query.size > 0 ? `?${query}` : ""}`;
    return this.#call(url, { headers: isAnonymous ? {} : this.#authorization });
  }

  /** Asks the call that takes inquiries by POST with a method that stores nothing. @throws RequestError */
  askInquiryCall(method: "GET" | "OPTIONS", path = ""): Promise<BackendResponse> {
    const headers = { ...this.#authorization, Accept: "application/json" };
    return this.#call(`${this.base}/website/inquiry${path}`, { method, headers });
  }

  /** POST of an inquiry. @throws RequestError */
  writeInquiry(body: unknown, idempotencyKey: string): Promise<BackendResponse> {
    const url = `${this.base}/website/inquiry`;
    return this.#call(url, {
      method: "POST",
      headers: {
        ...this.#authorization,
        "Content-Type": "application/json",
        "Idempotency-Key": idempotencyKey,
      },
      body: JSON.stringify(body),
    });
  }

  /** POST of a file of an inquiry. @throws RequestError */
  writeInquiryFile(inquiryKey: string, text: string): Promise<BackendResponse> {
    const digest = createHash("sha256").update(text).digest();
    return this.#call(`${this.base}/website/inquiry/${encodeURIComponent(inquiryKey)}/file`, {
      method: "POST",
      headers: {
        ...this.#authorization,
        "Content-Type": "text/csv",
        "Content-Disposition": "attachment; filename*=UTF-8''backend-check.csv",
        "Content-Digest": `sha-256=:${digest.toString("base64")}:`,
        "Idempotency-Key": `${inquiryKey}.${digest.toString("hex")}`,
      },
      body: text,
    });
  }

  /** Requests an image or PDF by absolute URL and reads its first bytes; follows no redirect, as the site. @throws RequestError */
  async readMedia(url: URL): Promise<MediaResponse> {
    const headers = hasCredentials(url, this.media) ? this.#authorization : undefined;
    let fileType: string | undefined;
    const response = await this.#request(async (signal) => {
      const answer = await fetch(url, { headers, redirect: "manual", signal });
      const peeked = answer.body && (await peekBody(answer.body, startBytes));
      await peeked?.body.cancel();
      fileType = peeked ? checkedType(peeked.start, answer.headers) : undefined;
      return { ...describe(answer), json: undefined, body: "", found: new Set(), redirect: undefined };
    });
    return { ...response, fileType };
  }

  /** Reads the body as the site does. */
  async #call(url: string, init: RequestInit): Promise<BackendResponse> {
    const found = new Set<string>();
    return this.#request(async (signal) => {
      let response = await fetch(url, { ...init, redirect: "manual", signal });
      let target = redirectTarget(new URL(url), response);
      if (target && response.status !== 303 && isSlashRedirect(new URL(url), target)) {
        found.add("a redirect that adds or removes the slash at the end: each call takes two requests");
        await response.body?.cancel();
        const followed = target;
        response = await fetch(followed, { ...init, redirect: "manual", signal });
        target = redirectTarget(followed, response);
      }
      const body = await readBody(response);
      return {
        ...describe(response),
        json: jsonOf(response, body, found),
        body: describeBody(response, body),
        found,
        redirect: target ? describeTarget(target) : undefined,
      };
    });
  }

  async #request(
    send: (signal: AbortSignal) => Promise<Omit<BackendResponse, "ms">>,
  ): Promise<BackendResponse> {
    const startedAt = performance.now();
    this.requests += 1;
    try {
      const response = await send(AbortSignal.timeout(TIMEOUT_MS));
      return { ...response, ms: performance.now() - startedAt };
    } catch (error) {
      const { name, message, cause } = error as Error;
      if (name === "TimeoutError") throw new RequestError(`no response within ${TIMEOUT_MS / 1000} s`);
      if (error instanceof BackendError)
        throw new RequestError(`one that the site refuses: ${String(cause)}`);
      const code = (cause as NodeJS.ErrnoException | undefined)?.code;
      throw new RequestError(code ?? (cause instanceof Error ? cause.message : message));
    }
  }
}

function describe({ status, headers }: Response): Pick<BackendResponse, "status" | "type" | "allow"> {
  return { status, type: mediaType(headers), allow: headers.get("allow") ?? "" };
}
