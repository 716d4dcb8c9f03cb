import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Settings } from "../settings/settings.ts";

/** Settings that are compiled into a build. */
export type BuildInputs = {
  siteUrl: string;
  siteName: string | undefined;
  languages?: string | undefined;
  /** "embedded" or BACKEND_URL. */
  backend: string;
};

type BuildFingerprint = BuildInputs & { sources: string };

const SOURCES = [
  "{app,components,content,lib,messages,public,scripts/build,server}/**",
  "{middleware,proxy,next.config}.{ts,mjs}",
  "{tsconfig,package,package-lock}.json",
];
const NOT_BUILT = /\.test\.tsx?$/;

export function buildInputs({ siteUrl, siteName, languages, backend }: Settings): BuildInputs {
  return { siteUrl, siteName, languages, backend: backend?.url ?? "embedded" };
}

/** The fingerprint that a build made now would have. */
export function computeFingerprint(inputs: BuildInputs, root = "."): BuildFingerprint {
  return { ...inputs, sources: hashSources(SOURCES, root) };
}

export function fingerprintFile(distDir: string): string {
  return join(distDir, "built-from");
}

/** The fingerprint of the finished build; undefined without one. */
export function readFingerprint(distDir: string): BuildFingerprint | undefined {
  try {
    if (!existsSync(join(distDir, "BUILD_ID"))) return undefined;
    return JSON.parse(readFileSync(fingerprintFile(distDir), "utf8")) as BuildFingerprint;
  } catch {
    return undefined;
  }
}

/** The reason to build the site again; undefined if the build is up to date. */
export function rebuildReason(distDir: string, now: BuildFingerprint): string | undefined {
  const built = readFingerprint(distDir);
  if (!built) return "there is no build yet";
  if (built.sources !== now.sources) return "its sources have changed";
  if (built.siteUrl !== now.siteUrl) return "SITE_URL has changed";
  if (built.siteName !== now.siteName) return "SITE_NAME has changed";
  if (built.languages !== now.languages) return "LOCALES has changed";
  if (built.backend !== now.backend) return "BACKEND_URL has changed";
  return undefined;
}

/** Hashes contents: a checkout changes modification times only. */
export function hashSources(patterns: string[], root = "."): string {
  const hash = createHash("sha256");
  const files = globSync(patterns, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !NOT_BUILT.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  for (const path of files.sort()) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}
