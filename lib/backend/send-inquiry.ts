import "server-only";
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
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
 * @returns true once it is stored; false for a 404 in JSON: the backend has no such call
 * @throws BackendError when the result is unknown; its cause is a `Refusal` where the backend has answered
 */
export function sendInquiry(inquiry: Inquiry, key: string): Promise<boolean> {
  const headers = { "content-type": "application/json", "idempotency-key": key };
  const isMissing = (status: number, body: unknown) => status === 404 && isObject(body);
  return post("inquiry", { headers, body: JSON.stringify(inquiry) }, periods.backend.timeoutMs, isMissing);
}

/** @param sha256 in hexadecimal */
type SentFile = { name: string; type: string; bytes: number; sha256: string; path: string };

/**
 * Sends a file of an inquiry that the backend has stored. Its bytes are never in memory as a whole.
 * @param key of the inquiry
 * @returns true once it is stored; false if the backend has no such call
 * @throws BackendError as {@link sendInquiry}
 */
export function sendFile({ name, type, bytes, sha256, path }: SentFile, key: string): Promise<boolean> {
  const headers = {
    "content-length": String(bytes),
    "content-type": type,
    "content-disposition": `attachment; filename*=UTF-8''${encodeName(name)}`,
    "content-digest": `sha-256=:${Buffer.from(sha256, "hex").toString("base64")}:`,
    "idempotency-key": `${key}.${sha256}`,
  };
  const body = () => Readable.toWeb(createReadStream(path)) as ReadableStream;
  const isMissing = (status: number) => [404, 405, 501].includes(status);
  return post(
    `inquiry/${encodeURIComponent(key)}/file`,
    { headers, body },
    periods.inquiry.sendFileMs,
    isMissing,
  );
}

async function post(
  call: string,
  { headers, body }: Pick<RequestOptions, "headers" | "body">,
  timeoutMs: number,
  isMissing: (status: number, body: unknown) => boolean,
): Promise<boolean> {
  const url = new URL(`${env().BACKEND_URL}/website/${call}`);
  const init = { method: "POST", headers: { accept: "application/json", ...headers }, body };
  const send = async () => {
    const { response, body: answer } = await sendWithRetry(url, init, AbortSignal.timeout(timeoutMs));
    if (response.status === 201) return true;
    const json = jsonOf(response, answer);
    if (isMissing(response.status, json)) return false;
    throw refusedBy(response, json);
  };
  return measureCall(send(), (isStored) => (isStored ? "ok" : "missing")).catch((error) => {
    throw asBackendError(error);
  });
}

/** By RFC 8187, in which also these four are not plain. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
