import { publishEvent, subscribeToEvent } from "./events.ts";

let version = 0;

subscribeToEvent("published", () => {
  version += 1;
});

/** Grows with each publish call. Content that was asked for earlier may lack what was published. */
export function contentVersion(): number {
  return version;
}

/** Tells all of the process that content is new. */
export function publishContent(tags?: readonly string[]): void {
  publishEvent("published", { tags });
}
