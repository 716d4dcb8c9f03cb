import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { failCommits } from "../../testing/cache/fail-commits";
import { CacheDatabase, transact } from "./cache-database";
import { log } from "./log";

const folder = mkdtempSync(join(tmpdir(), "cache-database-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("tells why a transaction has failed, also where SQLite has ended it", () => {
  using database = new DatabaseSync(join(folder, "full.sqlite"));
  database.exec("CREATE TABLE t (text TEXT); PRAGMA max_page_count = 4");
  const insert = (length: number) => () =>
    database.prepare("INSERT INTO t VALUES (?)").run("x".repeat(length));
  expect(() => transact(database, insert(100_000))).toThrow("database or disk is full");
  transact(database, insert(10));
  expect(database.prepare("SELECT count(*) AS count FROM t").get()).toEqual({ count: 1 });
});

it("has no result of a write that the disk does not take, and says so in one line with the name and the file", () => {
  const file = join(folder, "below", "commits.sqlite");
  const database = new CacheDatabase(file, {
    name: "inquiries",
    tables: "CREATE TABLE IF NOT EXISTS t (a INT)",
  });
  const insert = () => database.write((sql) => sql("INSERT INTO t VALUES (1) RETURNING a").get());
  const count = () => database.read((sql) => sql("SELECT count(*) AS count FROM t").get())?.count;
  const end = failCommits(file, "t");
  for (let tries = 0; tries < 50; tries++) expect(insert()).toBeUndefined();
  expect(count()).toBe(0);
  end();
  expect(insert()).toEqual({ a: 1 });
  expect(count()).toBe(1);
  database.close();
  expect(jest.mocked(log.warn).mock.calls).toEqual([
    [{ file, reason: expect.stringContaining("FOREIGN KEY") }, "inquiries: cannot use the disk"],
  ]);
});
