import "server-only";
import type { z } from "zod";
import { env } from "../runtime/env";
import { log } from "../runtime/log";
import { withCircuitBreaker } from "./circuit-breaker";
import {
  type CallName,
  calls,
  type ListName,
  type RecordName,
  type RecordOf,
  statusFilter,
} from "./contract";
import { BackendError, CircuitOpenError } from "./error";
import { measureCall } from "./measure-call";
import { type List, parseList, parseRecord } from "./parse";
import { isObject, jsonOf, readText } from "./response";
import type { inquiry } from "./schemas";

const timeoutMs = 5_000;

/**
 * One page of a list, or the whole of a list that has no pages.
 * @returns an empty list where the backend has no such list at all (an added call that answers 404)
 * @throws BackendError
 */
export async function fetchList<K extends ListName>(name: K, page = 1): Promise<List<RecordOf<K>>> {
  const call = calls[name];
  const query: Record<string, string> =
    "limit" in call ? { page: String(page), limit: String(call.limit) } : {};
  const list = await request(name, call.path, query, (body) => parseList(name, body));
  if (typeof list !== "symbol") return list;
  if (list === missing && "added" in call) return { records: [], total: 0, totalPages: 0 };
  throw new BackendError(`Request failed with status code ${list === missing ? 404 : 410}`);
}

/** Stands for a record that is retired for good. */
export const gone = "gone";

/**
 * One record.
 * @param key its id or name, for calls that have one
 * @returns `null` when the backend says, in its own words, that there is no such record, and {@link gone} when it says
 * that there was one and is no more (410)
 * @throws BackendError
 */
export async function fetchRecord<K extends RecordName>(
  name: K,
  key?: string,
): Promise<RecordOf<K> | null | typeof gone> {
  // As a part of a path these two mean another place.
  if (key === "." || key === "..") return null;
  const call = calls[name];
  const path = call.path.replace("{key}", encodeURIComponent(key?.toWellFormed() ?? ""));
  const query: Record<string, string> = "repeatsId" in call && key ? { id: key } : {};
  const record = await request<RecordOf<K> | null>(name, path, query, (body) => parseRecord(name, body));
  if (typeof record === "symbol") return record === retired ? gone : null;
  return record;
}

/** A file below the backend, as a raw answer. The caller checks its status and type, and bounds its body. */
export function fetchFile(
  path: string,
  headers: Record<string, string>,
  signal = AbortSignal.timeout(4 * timeoutMs),
): Promise<Response> {
  // Unpacked on the way, a file would no longer be as long as its headers say.
  const whole = { ...headers, "accept-encoding": "identity" };
  return send(new URL(`${env().BACKEND_URL}/${path}`), {
    headers: whole,
    signal,
  });
}

export type Inquiry = z.output<typeof inquiry>;

/**
 * Hands over an inquiry; the key makes it safe to do so again.
 * @returns whether it is stored for good; `false` where the backend says, in its own words, that it has no such call
 * @throws BackendError when that is not known
 */
export async function sendInquiry(inquiry: Inquiry, key: string): Promise<boolean> {
  const url = new URL(`${env().BACKEND_URL}/website/inquiry`);
  const headers = { accept: "application/json", "content-type": "application/json", "idempotency-key": key };
  const init = { method: "POST", headers, body: JSON.stringify(inquiry) };
  try {
    return await measureCall(storeInquiry(url, init), (stored) => (stored ? "ok" : "missing"));
  } catch (error) {
    throw error instanceof BackendError ? error : new BackendError("Network Error", { cause: error });
  }
}

async function storeInquiry(url: URL, init: Call): Promise<boolean> {
  const { response, text } = await sendTwice(url, init, AbortSignal.timeout(timeoutMs));
  if (response.status === 201) return true;
  if (response.status === 404 && isObject(jsonOf(response, text))) return false;
  throw new BackendError(`Request failed with status code ${response.status}`);
}

const missing: unique symbol = Symbol("missing");
const retired: unique symbol = Symbol("retired");
type Nothing = typeof missing | typeof retired;
const inFlight = new Map<string, Promise<unknown>>();

/** What an answer holds; identical calls that are under way share one answer. A failure is logged once. */
function request<T>(
  name: CallName,
  path: string,
  query: Record<string, string>,
  parse: (body: unknown) => T,
): Promise<T | Nothing> {
  const url = new URL(`${env().BACKEND_URL}/website/${path}`);
  const filter = calls[name].filtered ? statusFilter : {};
  url.search = new URLSearchParams({ ...query, ...filter }).toString();

  const underWay = inFlight.get(url.href);
  // One address is always parsed in one way.
  if (underWay) return underWay as Promise<T | Nothing>;
  const answer = measureCall(
    withCircuitBreaker(() => readJson(url)).then((body) =>
      body === missing || body === retired ? body : parse(body),
    ),
    (body) => (body === missing ? "missing" : body === retired ? "gone" : "ok"),
  )
    .catch((error: unknown) => {
      const failure =
        error instanceof BackendError ? error : new BackendError("Network Error", { cause: error });
      const details = { call: name, path, message: failure.message, cause: describe(failure.cause) };
      if (!(failure instanceof CircuitOpenError)) log.warn(details, "backend call failed");
      throw failure;
    })
    .finally(() => inFlight.delete(url.href));
  inFlight.set(url.href, answer);
  return answer;
}

async function readJson(url: URL): Promise<unknown> {
  const init = { headers: { accept: "application/json" } };
  const { response, text } = await sendTwice(url, init, AbortSignal.timeout(timeoutMs));
  const body = jsonOf(response, text);
  // Only an answer in JSON is surely the backend's own: a proxy's 404 page must not retire a good page.
  if (response.status === 404 && isObject(body)) return missing;
  if (response.status === 410 && isObject(body)) return retired;
  if (!response.ok) throw new BackendError(`Request failed with status code ${response.status}`);
  if (body === undefined) throw new BackendError("Something went wrong", { cause: "the answer is not JSON" });
  return body;
}

type Call = { method?: string; headers: Record<string, string>; body?: string };

/** A call, and one more where the connection failed; never where the backend was too slow. */
async function sendTwice(url: URL, init: Call, signal: AbortSignal) {
  const read = async () => {
    const response = await send(url, { ...init, signal });
    return { response, text: await readText(response) };
  };
  return read().catch((error: unknown) => {
    if (signal.aborted || error instanceof BackendError) throw error;
    return read();
  });
}

function send(url: URL, init: Call & { signal: AbortSignal }): Promise<Response> {
  const { BACKEND_USERNAME, BACKEND_PASSWORD } = env();
  const credentials = Buffer.from(`${BACKEND_USERNAME}:${BACKEND_PASSWORD}`).toString("base64");
  return fetch(url, {
    ...init,
    headers: { ...init.headers, authorization: `Basic ${credentials}` },
    redirect: "error",
    cache: "no-store",
  });
}

function describe(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return cause === undefined ? undefined : String(cause);
  return cause.cause instanceof Error ? `${cause.message}: ${cause.cause.message}` : cause.message;
}
