import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { computeFingerprint, fingerprintFile, readFingerprint, rebuildReason } from "./fingerprint.ts";

const inputs = {
  siteUrl: "http://localhost:3000",
  siteName: undefined,
  languages: undefined,
  backend: "embedded",
};
const dist = () => join(root, ".next");
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "fingerprint-"));
  mkdirSync(join(root, "app", "about"), { recursive: true });
  mkdirSync(dist());
  writeFileSync(join(root, "app", "about", "page.tsx"), "one");
  writeFileSync(join(root, "package.json"), "{}");
});
afterEach(() => rmSync(root, { recursive: true }));

function finishBuild(): void {
  writeFileSync(join(dist(), "BUILD_ID"), "x");
  writeFileSync(fingerprintFile(dist()), JSON.stringify(computeFingerprint(inputs, root)));
}

const reason = (changed = {}) => rebuildReason(dist(), computeFingerprint({ ...inputs, ...changed }, root));

test("without a finished build there is a reason to build", () => {
  expect(reason()).toBe("there is no build yet");
  finishBuild();
  rmSync(join(dist(), "BUILD_ID"));
  expect(readFingerprint(dist())).toBeUndefined();
});

test("a build stays up to date when only modification times change", () => {
  finishBuild();
  utimesSync(join(root, "app", "about", "page.tsx"), new Date(), new Date());
  expect(reason()).toBeUndefined();
});

test.each([
  ["a changed file", () => writeFileSync(join(root, "app", "about", "page.tsx"), "two")],
  ["a new file", () => writeFileSync(join(root, "middleware.ts"), "")],
  ["a moved file", () => renameSync(join(root, "app", "about"), join(root, "app", "us"))],
  ["a removed file", () => rmSync(join(root, "app", "about", "page.tsx"))],
])("%s is a reason to build", (_name, change) => {
  finishBuild();
  change();
  expect(reason()).toBe("its sources have changed");
});

test("unit tests are not part of the build", () => {
  finishBuild();
  writeFileSync(join(root, "app", "about", "page.test.tsx"), "");
  expect(reason()).toBeUndefined();
});

test("changed build settings are a reason to build", () => {
  finishBuild();
  expect(reason({ siteUrl: "https://www.example.com" })).toBe("SITE_URL has changed");
  expect(reason({ siteName: "Acme" })).toBe("SITE_NAME has changed");
  expect(reason({ languages: "en,hi" })).toBe("LOCALES has changed");
  expect(reason({ backend: "https://backend.example.com" })).toBe("BACKEND_URL has changed");
});
