import { chmodSync, closeSync, existsSync, openSync } from "node:fs";

/** Databases may hold what is no longer published. SQLite gives its other files the mode of the first. */
export function restrictToOwner(file: string): void {
  closeSync(openSync(file, "a", 0o600));
  // Earlier versions left the mode to the umask.
  for (const name of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(name)) chmodSync(name, 0o600);
}
