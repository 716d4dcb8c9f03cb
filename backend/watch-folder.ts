import { type FSWatcher, statSync, watch } from "node:fs";
import { periods } from "./periods.ts";

const { debounceMs, pollIntervalMs } = periods.content;

/**
 * Calls `onChange` soon after an event in `dir`, and once per second anyway: `fs.watch` misses events on network
 * folders and after the folder was replaced.
 * @returns a function that stops watching
 */
export function watchFolder(dir: string, onChange: () => void): () => void {
  let watcher: FSWatcher | undefined;
  let watchedInode: number | undefined;
  let debounce: NodeJS.Timeout | undefined;

  // The first event starts the timer, so that a folder under constant writing is read as well.
  const onEvent = () => {
    debounce ??= setTimeout(() => {
      debounce = undefined;
      onChange();
    }, debounceMs);
  };
  const unwatch = () => {
    watcher?.close();
    watcher = undefined;
    watchedInode = undefined;
  };
  const rewatch = () => {
    const inode = statSync(dir, { throwIfNoEntry: false })?.ino;
    if (inode === watchedInode) return;
    unwatch();
    if (inode === undefined) return;
    try {
      watcher = watch(dir, onEvent).on("error", unwatch);
      watchedInode = inode;
    } catch {
      // The system's limit of watches is reached: polling alone finds the changes.
    }
  };

  rewatch();
  const polling = setInterval(() => {
    rewatch();
    onChange();
  }, pollIntervalMs);
  return () => {
    unwatch();
    clearTimeout(debounce);
    clearInterval(polling);
  };
}
