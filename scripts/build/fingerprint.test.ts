/** @jest-environment node */
import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { computeFingerprint, fingerprintFile, readFingerprint, rebuildReason } from "./fingerprint.ts";

const inputs = { siteUrl: "http://localhost:3000", siteName: undefined, backend: "embedded" };
const dist = () => join(root, ".next");
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "stamp-"));
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

const why = (changed = {}) => rebuildReason(dist(), computeFingerprint({ ...inputs, ...changed }, root));

test("without a finished build there is one to make", () => {
  expect(why()).toBe("there is no build yet");
  finishBuild();
  rmSync(join(dist(), "BUILD_ID"));
  expect(readFingerprint(dist())).toBeUndefined();
});

test("a build is current as long as nothing has changed but times", () => {
  finishBuild();
  utimesSync(join(root, "app", "about", "page.tsx"), new Date(), new Date());
  expect(why()).toBeUndefined();
});

test.each([
  ["a changed file", () => writeFileSync(join(root, "app", "about", "page.tsx"), "two")],
  ["a new file", () => writeFileSync(join(root, "middleware.ts"), "")],
  ["a moved file", () => renameSync(join(root, "app", "about"), join(root, "app", "us"))],
  ["a removed file", () => rmSync(join(root, "app", "about", "page.tsx"))],
])("%s is a reason to build", (_name, change) => {
  finishBuild();
  change();
  expect(why()).toBe("its sources have changed");
});

test("a test beside a source is not part of the build", () => {
  finishBuild();
  writeFileSync(join(root, "app", "about", "page.test.tsx"), "");
  expect(why()).toBeUndefined();
});

test("so are the values that a build holds", () => {
  finishBuild();
  expect(why({ siteUrl: "https://www.example.com" })).toBe("SITE_URL has changed");
  expect(why({ siteName: "Acme" })).toBe("SITE_NAME has changed");
  expect(why({ backend: "https://backend.example.com" })).toBe("BACKEND_URL has changed");
});
