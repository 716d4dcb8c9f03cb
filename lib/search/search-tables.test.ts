import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { log } from "../runtime/log";
import { SearchIndex } from "./search-index";
import { openTables } from "./search-tables";

const document = { kind: "page", path: "/a", title: "Argon", label: "", facts: "", text: "" } as const;

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "search-"));
  file = join(folder, "search", "index.sqlite");
  jest.spyOn(log, "warn").mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

function opened<T>(use: (index: SearchIndex) => T): T {
  const index = new SearchIndex(file);
  try {
    return use(index);
  } finally {
    index.close();
  }
}

it("keeps documents across restarts, readable by their owner alone", () => {
  opened((index) => {
    index.put("a", [document]);
    index.keepOnly("a", new Set(["/a"]));
    for (const end of ["", "-wal", "-shm"]) expect(statSync(file + end).mode & 0o777).toBe(0o600);
  });
  opened((index) => {
    expect(index.hasRead("a")).toBe(true);
    expect(index.search('"argon"')).toHaveLength(1);
  });
  expect(log.warn).not.toHaveBeenCalled();
});

it("is shared by two processes that open it at the same time", () => {
  const [one, two] = [new SearchIndex(file), new SearchIndex(file)];
  one.put("a", [document]);
  expect(two.search('"argon"')).toHaveLength(1);
  one.close();
  two.close();
  expect(log.warn).not.toHaveBeenCalled();
});

it.each([
  ["damaged", () => writeFileSync(file, "x".repeat(5000))],
  [
    "of another version",
    () => {
      const database = openTables(file);
      database.exec("PRAGMA user_version = 999");
      database.close();
    },
  ],
])("is rebuilt when it is %s", (_, damage) => {
  opened((index) => index.put("a", [document]));
  damage();
  expect(opened((index) => index.size)).toBe(0);
  expect(log.warn).toHaveBeenCalledTimes(1);
});

it("is in memory where the disk cannot be written", () => {
  writeFileSync(join(folder, "search"), "");
  const size = opened((index) => {
    index.put("a", [document]);
    return index.size;
  });
  expect(size).toBe(1);
});
