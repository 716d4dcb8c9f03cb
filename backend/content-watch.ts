/**
 * Notices saved edits. `fs.watch` is quick but may miss an event (network folders, a folder that was replaced), so a
 * slow look stands behind it.
 */
import { type FSWatcher, statSync, watch } from "node:fs";

/** A save is often several events (write, rename, chmod); they are taken as one. Milliseconds. */
const SETTLE = 100;
const LOOK_EVERY = 1000;

/**
 * Calls `look` soon after something in `dir` changed, and every second in any case; `look` finds out what did.
 * Returns the function that ends it.
 */
export function watchFolder(dir: string, look: () => void): () => void {
  let watcher: FSWatcher | undefined;
  let watched: number | undefined;
  let settling: NodeJS.Timeout | undefined;

  // The first event sets the time: a folder that is written to without pause is still looked at.
  const onEvent = () => {
    settling ??= setTimeout(() => {
      settling = undefined;
      look();
    }, SETTLE);
  };
  const unwatch = () => {
    watcher?.close();
    watcher = undefined;
    watched = undefined;
  };
  const rewatch = () => {
    const inode = statSync(dir, { throwIfNoEntry: false })?.ino;
    if (inode === watched) return;
    unwatch();
    if (inode === undefined) return;
    try {
      watcher = watch(dir, onEvent).on("error", unwatch);
      watched = inode;
    } catch {
      // No watch to be had (limit of the system reached): the slow look does it alone.
    }
  };

  rewatch();
  const looking = setInterval(() => {
    rewatch();
    look();
  }, LOOK_EVERY);
  return () => {
    unwatch();
    clearTimeout(settling);
    clearInterval(looking);
  };
}
