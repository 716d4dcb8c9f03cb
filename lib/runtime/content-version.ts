import { perProcess } from "./per-process.ts";

/** Grows with each publish call. Content that was asked for earlier may lack what was published. */
class ContentVersion {
  #value = 0;

  /** Called when content was published, here or on another replica; without tags it may be any content. */
  onPublish: ((tags?: readonly string[]) => void) | undefined;

  get value(): number {
    return this.#value;
  }

  publish(tags?: readonly string[]): void {
    this.#value += 1;
    this.onPublish?.(tags);
  }
}

export const contentVersion = perProcess("content-version", () => new ContentVersion());
