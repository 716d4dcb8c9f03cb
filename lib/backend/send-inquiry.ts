import "server-only";
import type { Inquiry } from "../form/fields";
import { env } from "../runtime/env";
import { periods } from "../runtime/periods";
import { asBackendError } from "./error";
import { measureCall } from "./measure-call";
import { refusedBy } from "./refusal";
import { isObject, jsonOf } from "./response";
import { type RequestOptions, sendWithRetry } from "./send";

/**
 * @param key idempotency key: the same inquiry can be sent again without being stored twice
 * @returns `true` once it is stored; `false` for a 404 in JSON: the backend has no such call
 * @throws BackendError when the result is unknown; its cause is a `Refusal` where the backend has answered
 */
export async function sendInquiry(inquiry: Inquiry, key: string): Promise<boolean> {
  const url = new URL(`${env().BACKEND_URL}/website/inquiry`);
  const headers = { accept: "application/json", "content-type": "application/json", "idempotency-key": key };
  const init = { method: "POST", headers, body: JSON.stringify(inquiry) };
  try {
    return await measureCall(storeInquiry(url, init), (stored) => (stored ? "ok" : "missing"));
  } catch (error) {
    throw asBackendError(error);
  }
}

async function storeInquiry(url: URL, init: RequestOptions): Promise<boolean> {
  const { response, body } = await sendWithRetry(url, init, AbortSignal.timeout(periods.backend.timeoutMs));
  if (response.status === 201) return true;
  const json = jsonOf(response, body);
  if (response.status === 404 && isObject(json)) return false;
  throw refusedBy(response, json);
}
