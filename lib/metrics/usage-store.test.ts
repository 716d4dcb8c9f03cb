import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { companyDay } from "../site/publication-date";
import { type Counts, type UsageKind, UsageStore, usageKinds } from "./usage-store";
import { usageSections } from "./usage-text";

const folder = mkdtempSync(join(tmpdir(), "usage-"));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const counts = (kind: UsageKind, names: Record<string, number>): Counts =>
  new Map([[kind, new Map(Object.entries(names))]]);
const day = (text: string) => new Date(`${text}T08:00:00Z`);
const open = () => {
  process.env.SITE_DATA_DIR = join(folder, `${++files}`);
  return new UsageStore();
};

it("adds up what several processes count, by the company's day", () => {
  const one = open();
  const other = new UsageStore();
  one.add(counts("page", { "/": 2, "/about": 1 }), day("2026-05-04"));
  other.add(counts("page", { "/": 3 }), day("2026-05-04"));
  other.add(counts("page", { "/": 5 }), new Date("2026-05-04T20:00:00Z"));
  other.add(counts("page", { "/": 7 }), day("2026-06-01"));
  expect(one.rows().map(({ day, name, value }) => [day, name, value])).toEqual([
    ["2026-06-01", "/", 7],
    ["2026-05-05", "/", 5],
    ["2026-05-04", "/", 5],
    ["2026-05-04", "/about", 1],
  ]);
  expect(one.month("2026-05").map(({ name, value }) => [name, value])).toEqual([
    ["/", 10],
    ["/about", 1],
  ]);
  const now = new Date();
  expect([one, other].map((store) => store.claimReport("2026-05", now))).toEqual([true, false]);
});

it("keeps so many names a day, and days for so long", () => {
  const store = open();
  const { maxNames } = usageKinds.search;
  const many = Object.fromEntries(Array.from({ length: maxNames + 50 }, (_, index) => [`word ${index}`, 1]));
  store.add(counts("search", many), day("2026-05-04"));
  store.add(counts("search", { another: 4, "word 0": 1 }), day("2026-05-04"));
  const rows = store.rows();
  expect(rows).toHaveLength(maxNames + 1);
  expect(rows[0]).toMatchObject({ name: "(other)", value: 54 });
  expect(rows.reduce((sum, { value }) => sum + value, 0)).toBe(maxNames + 55);
  store.add(counts("search", { later: 1 }), day("2027-08-01"));
  expect(store.rows().map(({ name }) => name)).toEqual(["later"]);
});

it("names duties and languages in words", () => {
  const store = open();
  store.add(counts("duty", { "gas=argon&flow=300": 2, "(other)": 1 }), day("2026-05-04"));
  store.add(counts("language", { hi: 2, "(other)": 1 }), day("2026-05-04"));
  const sections = usageSections(store.month("2026-05")).filter(({ total }) => total > 0);
  expect(sections.map(({ names }) => names)).toEqual([
    [
      ["Hindi", 2],
      ["(other)", 1],
    ],
    [
      ["argon, 300\u00a0Nm³/h", 2],
      ["(other)", 1],
    ],
  ]);
});

it("tells when the disk fails, so that nothing is lost", () => {
  expect(new UsageStore("/dev/null/usage.sqlite").add(counts("page", { "/": 1 }))).toBe(false);
});

it("npm run usage prints the month, and the days as CSV that no spreadsheet runs", () => {
  open().add(counts("search", { '=cmd"': 2 }));
  const run = (...args: string[]) =>
    execFileSync(process.execPath, ["scripts/usage.ts", ...args], {
      env: { ...process.env, ENV_FILE: "" },
      encoding: "utf8",
    });
  expect(run()).toContain('Searches without a result: 2\n      2  =cmd"\n');
  expect(run("--month", "2020-01")).toContain("Searches without a result: 0\n");
  expect(run("--csv")).toBe(`\ufeffday,kind,name,value\r\n${companyDay(new Date())},search,"'=cmd""",2\r\n`);
});
