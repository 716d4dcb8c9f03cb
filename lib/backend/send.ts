import "server-only";
import { env } from "../runtime/env";
import { BackendError } from "./error";
import { readBody } from "./response";
import { describeTarget, followSlash } from "./slash-redirect";

export type RequestOptions = {
  method?: string;
  headers: Record<string, string>;
  body?: string | (() => ReadableStream);
};

/** A call, with the whole body of its response. */
export function sendWithRetry(url: URL, init: RequestOptions, signal: AbortSignal) {
  return retryOnce(signal, async () => {
    const response = await sendToCall(url, { ...init, signal });
    return { response, body: await readBody(response) };
  });
}

/** Reads again after a connection error, of a call or a file, but not after a timeout. */
export function retryOnce<T>(signal: AbortSignal, read: () => Promise<T>): Promise<T> {
  return read().catch((error: unknown) => {
    if (signal.aborted || error instanceof BackendError) throw error;
    return read();
  });
}

/** Sends a request with the backend's credentials. Follows one redirect, if it only adds or removes the slash at the end. */
async function sendToCall(url: URL, init: RequestOptions & { signal: AbortSignal }): Promise<Response> {
  const { response, target } = await followSlash(url, (to) => send(to, init, true, "manual"));
  if (!target) return response;
  await response.body?.cancel();
  throw new Error(`the backend redirects to ${describeTarget(target)}`);
}

/** Sends a request, with the backend's credentials unless it goes elsewhere. Follows no redirects. */
export function send(
  url: URL,
  init: RequestOptions & { signal: AbortSignal },
  isTrusted = true,
  redirect: "error" | "manual" = "error",
): Promise<Response> {
  const { BACKEND_USERNAME, BACKEND_PASSWORD } = env();
  const credentials = Buffer.from(`${BACKEND_USERNAME}:${BACKEND_PASSWORD}`).toString("base64");
  const isStream = typeof init.body === "function";
  return fetch(url, {
    ...init,
    body: typeof init.body === "function" ? init.body() : init.body,
    // Of undici: the answer is read after the body was sent.
    ...(isStream && { duplex: "half" }),
    headers: { ...init.headers, ...(isTrusted && { authorization: `Basic ${credentials}` }) },
    redirect,
    cache: "no-store",
  });
}
