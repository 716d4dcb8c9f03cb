/** A file system of its own that a test fills to the last byte. */
import { spawnSync } from "node:child_process";
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const maxBytes = 1024 * 1024;

/** Of 1 MB, in memory. Only root may make one. */
export class SmallDisk implements Disposable {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /**
   * @param folder created when missing
   * @returns undefined where this process may not mount a file system
   */
  static mount(folder = mkdtempSync(join(tmpdir(), "small-disk-"))): SmallDisk | undefined {
    mkdirSync(folder, { recursive: true });
    const options = ["-t", "tmpfs", "-o", `size=${maxBytes}`, "tmpfs", folder];
    return spawnSync("mount", options).status === 0 ? new SmallDisk(folder) : undefined;
  }

  get #ballast(): string {
    return join(this.folder, "ballast");
  }

  get #freeBytes(): number {
    const { bavail, bsize } = statfsSync(this.folder);
    return bavail * bsize;
  }

  /** Leaves so many bytes free. */
  fill(leftBytes = 0): void {
    this.free();
    try {
      appendFileSync(this.#ballast, Buffer.alloc(Math.max(0, this.#freeBytes - leftBytes)));
    } catch (error) {
      // Another process has taken what was left.
      if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
    }
  }

  free(): void {
    rmSync(this.#ballast, { force: true });
  }

  [Symbol.dispose](): void {
    spawnSync("umount", ["--lazy", this.folder]);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
