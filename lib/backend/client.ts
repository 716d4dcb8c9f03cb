import "server-only";
import { queueCpuWork } from "../runtime/cpu-queue";
import { env } from "../runtime/env";
import { logOncePerMinute } from "../runtime/log-limit";
import { periods } from "../runtime/periods";
import { defaultLanguage, type Language } from "../words/language";
import { withCircuitBreaker } from "./circuit-breaker";
import {
  type CallName,
  calls,
  type ListName,
  type RecordName,
  type RecordOf,
  statusFilter,
} from "./contract";
import { asBackendError, BackendError, CircuitOpenError, invalidResponse } from "./error";
import { measureCall } from "./measure-call";
import { fileAddress, hasCredentials } from "./media-base";
import { type List, parseList, parseRecord } from "./parse";
import { describeBody, isObject, jsonOf } from "./response";
import { send, sendWithRetry } from "./send";

const { timeoutMs, fileTimeoutMs } = periods.backend;

/**
 * One page of a list, or the whole of a list that has no pages.
 * @param language a record has its words where it is translated: `locale` says so
 * @returns an empty list when the backend lacks an optional call (404)
 * @throws BackendError
 */
export async function fetchList<K extends ListName>(
  name: K,
  language: Language,
  page = 1,
): Promise<List<RecordOf<K>>> {
  const call = calls[name];
  const query: Record<string, string> =
    "limit" in call ? { page: String(page), limit: String(call.limit) } : {};
  const list = await request(name, call.path, language, query, (body) => parseList(name, body, page));
  return typeof list === "symbol" ? { records: [], total: 0, totalPages: 0 } : list;
}

/** Result for a record that the backend removed permanently (410). */
export const gone = "gone";

/**
 * One record.
 * @param key id or name, for calls that take one
 * @returns `null` for a 404 in JSON, {@link gone} for a 410 in JSON
 * @throws BackendError
 */
export async function fetchRecord<K extends RecordName>(
  name: K,
  language: Language,
  key?: string,
): Promise<RecordOf<K> | null | typeof gone> {
  // In a path these two are relative segments.
  if (key === "." || key === "..") return null;
  const call = calls[name];
  const path = call.path.replace("{key}", encodeURIComponent(key?.toWellFormed() ?? ""));
  const query: Record<string, string> = "repeatsId" in call && key ? { id: key } : {};
  const record = await request(name, path, language, query, (body) => parseRecord(name, body));
  if (record === goneResponse) return gone;
  return record === notFoundResponse ? null : record;
}

/**
 * A file of the backend, or of MEDIA_URL. The caller checks status and type, and limits the body.
 * @param path of `filePath`, with its query
 */
export function fetchFile(
  path: string,
  headers: Record<string, string>,
  signal = AbortSignal.timeout(fileTimeoutMs),
): Promise<Response> {
  const { BACKEND_URL: backendUrl, MEDIA_URL: mediaUrl } = env();
  const url = fileAddress(path, { backendUrl, mediaUrl });
  // A decompressed file would not match its content-length.
  const fileHeaders = { ...headers, "accept-encoding": "identity" };
  return send(url, { headers: fileHeaders, signal }, hasCredentials(url, { backendUrl, mediaUrl }));
}

/** Symbols, which no JSON body can equal. */
const notFoundResponse: unique symbol = Symbol.for("site.backend.not-found");
const goneResponse: unique symbol = Symbol.for("site.backend.gone");
type Absent = typeof notFoundResponse | typeof goneResponse;

/** Sends a call. Logs a failure once. */
function request<T>(
  name: CallName,
  path: string,
  language: Language,
  query: Record<string, string>,
  parse: (body: unknown) => T,
): Promise<T | Absent> {
  const url = new URL(`${env().BACKEND_URL}/website/${path}`);
  const filter = calls[name].filtered ? statusFilter : {};
  // Calls for the default language are those of a backend that knows one language.
  const locale: Record<string, string> = language === defaultLanguage ? {} : { locale: language };
  url.search = new URLSearchParams({ ...query, ...filter, ...locale }).toString();

  return measureCall(
    withCircuitBreaker(() => readJson(url), language).then<T | Absent>((body) =>
      body === notFoundResponse || body === goneResponse
        ? absent(name, body)
        : queueCpuWork(() => parse(body)),
    ),
    (body) => (body === notFoundResponse ? "missing" : body === goneResponse ? "gone" : "ok"),
  ).catch((error: unknown) => {
    const failure = asBackendError(error);
    const { message } = failure;
    const details = { call: name, path, ...locale, message, cause: describe(failure.cause) };
    if (!(failure instanceof CircuitOpenError)) {
      const cause = `call ${name} ${url.searchParams.get("locale")} ${message} ${details.cause}`;
      logOncePerMinute("warn", cause, details, "backend call failed");
    }
    throw failure;
  });
}

/** @throws BackendError for a list that every backend has */
function absent(name: CallName, body: Absent): Absent {
  const call = calls[name];
  if (call.shape === "record" || (body === notFoundResponse && "added" in call)) return body;
  throw new BackendError(`Request failed with status code ${body === notFoundResponse ? 404 : 410}`);
}

async function readJson(url: URL): Promise<unknown> {
  const init = { headers: { accept: "application/json" } };
  const { response, body } = await sendWithRetry(url, init, AbortSignal.timeout(timeoutMs));
  const json = await queueCpuWork(() => jsonOf(response, body));
  // Only a JSON response is certainly the backend's own: a proxy's 404 must not replace a good page.
  if (response.status === 404 && isObject(json)) return notFoundResponse;
  if (response.status === 410 && isObject(json)) return goneResponse;
  if (!response.ok) throw new BackendError(`Request failed with status code ${response.status}`);
  if (json === undefined)
    throw invalidResponse(`the response is not JSON but ${describeBody(response, body)}`);
  return json;
}

function describe(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return cause === undefined ? undefined : String(cause);
  return cause.cause instanceof Error ? `${cause.message}: ${cause.cause.message}` : cause.message;
}
