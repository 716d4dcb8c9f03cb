import "server-only";
import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { type KvStore, Upload } from "@tus/server";
import type { FileType } from "../form/files";
import { CacheDatabase } from "../runtime/cache-database";
import { dataFile } from "../runtime/data-folder";
import { periods } from "../runtime/periods";
import { sign } from "../runtime/signature";

/** A file that waits for its inquiry. `type` and `sha256` are set once it was checked. */
export type PendingUpload = {
  id: string;
  /** As the visitor's device names it. */
  name: string;
  bytes: number;
  type: FileType | null;
  sha256: string | null;
};

/** Of all pending uploads, and of those of one address. */
const limits = {
  all: { count: 500, bytes: 512 * 1024 * 1024 },
  ofAddress: { count: 60, bytes: 100 * 1024 * 1024 },
};

const tables = `CREATE TABLE IF NOT EXISTS upload (
  id TEXT PRIMARY KEY, name TEXT NOT NULL, bytes INTEGER NOT NULL, address TEXT NOT NULL, created_at INTEGER NOT NULL,
  type TEXT, sha256 TEXT, delivered_at INTEGER) STRICT`;

const { lifeMs, deliveredMs, minDeliveredMs, cleanupMs } = periods.uploads;

/**
 * Files that visitors have sent ahead of their inquiry, below SITE_DATA_DIR: each under a random id, beside a database that knows their
 * names. Several processes may share the folder. It is also the store of tus's metadata. Where the disk fails, it has no files.
 */
export class UploadStore implements KvStore<Upload> {
  readonly folder: string;
  readonly #disk: CacheDatabase;

  constructor(folder: string) {
    this.folder = join(folder, "files");
    this.#disk = new CacheDatabase(join(folder, "uploads.sqlite"), {
      name: "uploads",
      tables,
      onOpen: () => void mkdirSync(this.folder, { recursive: true, mode: 0o700 }),
    });
    this.removeOld();
    setInterval(() => this.removeOld(), cleanupMs).unref();
  }

  pathOf(id: string): string {
    return join(this.folder, id);
  }

  /** False where this address, or all together, have sent too much that no inquiry has named. */
  hasRoom(address: string, bytes: number): boolean {
    this.removeOld();
    if (!this.#isBelow(limits.all, bytes)) this.#removeWhere("delivered_at < ?", Date.now() - minDeliveredMs);
    return this.#isBelow(limits.all, bytes) && this.#isBelow(limits.ofAddress, bytes, address);
  }

  /** True if one more file of that size is within a limit: of all, or of what an address has sent without an inquiry. */
  #isBelow(limit: { count: number; bytes: number }, bytes: number, address: string | null = null): boolean {
    const sums = `SELECT count(*) AS count, coalesce(sum(bytes), 0) AS bytes FROM upload
      WHERE :address IS NULL OR (address = :address AND delivered_at IS NULL)`;
    const found = this.#disk.read((sql) => sql(sums).get({ address }));
    return !found || (Number(found.count) < limit.count && Number(found.bytes) + bytes <= limit.bytes);
  }

  /** @returns the id; undefined where the disk fails */
  add(name: string, bytes: number, address: string, id = newUploadId()): string | undefined {
    const insert =
      "INSERT OR REPLACE INTO upload (id, name, bytes, address, created_at) VALUES (?, ?, ?, ?, ?)";
    return this.#disk.write((sql) => {
      sql(insert).run(id, name, bytes, address, Date.now());
      return id;
    });
  }

  find(id: string): PendingUpload | undefined {
    if (!idPattern.test(id)) return undefined;
    const row = this.#disk.read((sql) =>
      sql("SELECT id, name, bytes, type, sha256 FROM upload WHERE id = ?").get(id),
    );
    return row && ({ ...row } as PendingUpload);
  }

  /** False while the file is incomplete. */
  isComplete({ id, bytes }: PendingUpload): boolean {
    return statSync(this.pathOf(id), { throwIfNoEntry: false })?.size === bytes;
  }

  setChecked(id: string, type: FileType, sha256: string): void {
    this.#disk.write((sql) =>
      sql("UPDATE upload SET type = ?, sha256 = ? WHERE id = ?").run(type, sha256, id),
    );
  }

  /** Kept for a while: the inquiry may be sent again, and its mail may have to wait. */
  setDelivered(id: string): void {
    this.#disk.write((sql) => sql("UPDATE upload SET delivered_at = ? WHERE id = ?").run(Date.now(), id));
  }

  remove(id: string): void {
    this.#disk.write((sql) => {
      // The file first: a full disk gets room for the change of the row.
      rmSync(this.pathOf(id), { force: true });
      sql("DELETE FROM upload WHERE id = ?").run(id);
    });
  }

  #removeWhere(condition: string, time: number): void {
    const old = this.#disk.read((sql) => sql(`SELECT id FROM upload WHERE ${condition}`).all(time)) ?? [];
    for (const { id } of old) this.remove(String(id));
  }

  removeOld(now = Date.now()): void {
    this.#removeWhere("delivered_at < ?", now - deliveredMs);
    this.#removeWhere("created_at < ? AND delivered_at IS NULL", now - lifeMs);
    // A process may have ended between the two halves of an addition.
    this.#disk.read((sql) => {
      for (const id of readdirSync(this.folder)) {
        const stat = statSync(this.pathOf(id), { throwIfNoEntry: false });
        const isOld = stat && stat.mtimeMs < now - lifeMs;
        if (isOld && !sql("SELECT 1 FROM upload WHERE id = ?").get(id))
          rmSync(this.pathOf(id), { force: true });
      }
    });
  }

  async get(id: string): Promise<Upload | undefined> {
    const row = this.find(id);
    return row && new Upload({ id, size: row.bytes, offset: 0, metadata: { filename: row.name } });
  }

  async set(id: string, { size = 0, metadata }: Upload): Promise<void> {
    this.add(metadata?.filename ?? "", size, metadata?.address ?? "", id);
  }

  async delete(id: string): Promise<void> {
    this.remove(id);
  }
}

/** 128 bits: who knows the id may continue, remove and send the file, so that nobody may guess it. */
export const newUploadId = (): string => randomBytes(16).toString("hex");
const idPattern = /^[0-9a-f]{32}$/;

/** Addresses are personal data: the store needs to tell only that two are the same. */
export const addressId = async (address: string): Promise<string> =>
  (await sign("upload-address", address)).toString("base64url", 0, 16);

let opened: UploadStore | undefined;

export function uploadStore(): UploadStore {
  opened ??= new UploadStore(dataFile("uploads"));
  return opened;
}
