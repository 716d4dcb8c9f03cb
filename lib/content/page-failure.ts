import "server-only";
import { workAsyncStorage } from "next/dist/server/app-render/work-async-storage.external";

/**
 * Has Next hold a failure against the page that is being made, though the page says so in words: then the last good
 * page is kept. Next does this by itself only for the page whose call it was; of a cached call that several pages wait
 * for, that is the one that came first, and the others would be kept with the message in them. There is no public way.
 * @param thrown what a cached function has thrown, with the digest that Next knows it by
 */
export function failPage(thrown: unknown): void {
  if (!(thrown instanceof Error && "digest" in thrown && typeof thrown.digest === "string")) return;
  workAsyncStorage
    .getStore()
    ?.reactServerErrorsByDigest.set(thrown.digest, Object.assign(thrown, { digest: thrown.digest }));
}
