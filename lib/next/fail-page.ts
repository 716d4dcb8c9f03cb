import "server-only";
import { workAsyncStorage } from "next/dist/server/app-render/work-async-storage.external";

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
