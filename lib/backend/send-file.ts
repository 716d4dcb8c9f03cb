import "server-only";
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { env } from "../runtime/env";
import { periods } from "../runtime/periods";
import { asBackendError } from "./error";
import { fileHeaders } from "./file-headers";
import { measureCall } from "./measure-call";
import { refusedBy } from "./refusal";
import { jsonOf } from "./response";
import { sendWithRetry } from "./send";

/** @param sha256 in hexadecimal */
type SentFile = { name: string; type: string; bytes: number; sha256: string; path: string };

/**
 * Sends a file of an inquiry that the backend has stored. Its bytes are never in memory as a whole.
 * @param key of the inquiry
 * @throws BackendError unless the file is stored
 */
export async function sendFile(file: SentFile, key: string): Promise<void> {
  const url = new URL(`${env().BACKEND_URL}/website/inquiry/${encodeURIComponent(key)}/file`);
  const headers = {
    accept: "application/json",
    "content-length": String(file.bytes),
    ...fileHeaders(file, key),
  };
  const body = () => Readable.toWeb(createReadStream(file.path)) as ReadableStream;
  const signal = AbortSignal.timeout(periods.uploads.sendMs);
  const sending = sendWithRetry(url, { method: "POST", headers, body }, signal);
  const { response, body: answer } = await measureCall(sending).catch((error) => {
    throw asBackendError(error);
  });
  if (response.status !== 201) throw refusedBy(response, jsonOf(response, answer));
}
