/** Workarounds for Next.js, each checked against 16.4.6. See also server/html-transforms/next-html.ts. */
import "server-only";
import { workAsyncStorage } from "next/dist/server/app-render/work-async-storage.external";

/**
 * Next writes every page that it caches as JSON, only to measure it, and its payload as a list of numbers: 60 ms for a payload
 * of 1 MB.
 */
export function measureBuffersCheaply(): void {
  const toJSON = Buffer.prototype.toJSON;
  Buffer.prototype.toJSON = function () {
    return this.byteLength < maxJsonBytes ? toJSON.call(this) : { type: "Buffer", data: [] };
  };
}

/** Larger buffers are not written as JSON anywhere. */
const maxJsonBytes = 4_096;

/**
 * Makes Next treat the page being rendered as failed although it shows the failure, so that the last good page stays. When
 * several pages wait for one cached call, Next does so only for the page that started it. There is no public API.
 * @param thrown by a cached function, with the digest that Next knows it by
 */
export function failPage(thrown: unknown): void {
  if (!(thrown instanceof Error && "digest" in thrown && typeof thrown.digest === "string")) return;
  workAsyncStorage
    .getStore()
    ?.reactServerErrorsByDigest.set(thrown.digest, Object.assign(thrown, { digest: thrown.digest }));
}
