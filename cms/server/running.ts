/** The parts of a process that serves. A command has none of them: it checks nothing, and tells nobody. */
import type { Payload } from "payload";
import type { ContentSync } from "./content-sync.ts";
import type { CmsSettings } from "./settings.ts";
import type { Snapshots } from "./snapshot.ts";
import type { TranslationDesk } from "./translation/translation-desk.ts";

type Running = {
  payload: Payload;
  settings: CmsSettings;
  snapshots: Snapshots;
  sync: ContentSync;
  /** Undefined where the site has one language. */
  translations: TranslationDesk | undefined;
};

let current: Running | undefined;

export function setRunning(parts: Running): void {
  current = parts;
}

/** @returns undefined in a command */
export const running = () => current;

/**
 * With what was saved before.
 * @throws Error in a command
 */
export async function settled(): Promise<Running> {
  if (!current) throw new Error("A command has no content in memory.");
  await current.sync.settled();
  return current;
}
