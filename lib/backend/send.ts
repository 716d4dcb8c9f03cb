import "server-only";
import { env } from "../runtime/env";
import { BackendError } from "./error";
import { readBody } from "./response";

export type RequestOptions = { method?: string; headers: Record<string, string>; body?: string };

/** Retries once after a connection error, but not after a timeout. */
export async function sendWithRetry(url: URL, init: RequestOptions, signal: AbortSignal) {
  const read = async () => {
    const response = await send(url, { ...init, signal });
    return { response, body: await readBody(response) };
  };
  return read().catch((error: unknown) => {
    if (signal.aborted || error instanceof BackendError) throw error;
    return read();
  });
}

/** Sends a request, with the backend's credentials unless it goes elsewhere. Follows no redirects. */
export function send(
  url: URL,
  init: RequestOptions & { signal: AbortSignal },
  isTrusted = true,
): Promise<Response> {
  const { BACKEND_USERNAME, BACKEND_PASSWORD } = env();
  const credentials = Buffer.from(`${BACKEND_USERNAME}:${BACKEND_PASSWORD}`).toString("base64");
  return fetch(url, {
    ...init,
    headers: { ...init.headers, ...(isTrusted && { authorization: `Basic ${credentials}` }) },
    redirect: "error",
    cache: "no-store",
  });
}
