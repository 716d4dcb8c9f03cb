/** The site builds while its backend is down, and shows all content soon after the backend starts. */
import { execFile } from "node:child_process";
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../../scripts/process/ports.ts";
import { nextProgram } from "../../scripts/programs/npm-programs.ts";
import { copiesDir, removeCopy } from "../support/build-copy.ts";
import { excerptOf, firstOf, textOf } from "../support/content.ts";
import { get, waitUntil } from "../support/http.ts";
import { listCases, publicOrigin, routeCases } from "../support/routes.ts";
import { newSecret } from "../support/secret.ts";
import { expect, test } from "../support/test.ts";
import { TestSite } from "../support/test-site.ts";

const run = promisify(execFile);

test("a build without a backend succeeds, and its pages are complete within seconds of the backend's start", async () => {
  // A complete build, beside other tests.
  test.setTimeout(400_000);
  const distDir = `${copiesDir}/cold`;
  removeCopy(distDir);
  expect(await build(distDir), "files of the build that contain a secret").toEqual([]);

  try {
    await using site = await TestSite.open({ name: "cold", distDir });
    const failed = /Failed to load|Error: |Network Error/;
    const isComplete = async (path: string) => {
      const { status, body } = await get(site.url + path);
      const text = textOf(body);
      return status === 200 && !failed.test(text) && expectedTexts(path).every((part) => text.includes(part));
    };
    const waiting = new Set(routeCases.map(({ path }) => path));
    const took = await waitUntil(`all routes are complete`, 20_000, async () => {
      for (const path of waiting) if (await isComplete(path)) waiting.delete(path);
      return waiting.size === 0;
    }).catch((error: Error) => {
      throw new Error(`${error.message}: ${[...waiting].join(", ")}`);
    });
    test.info().annotations.push({ type: "complete after", description: `${Math.round(took)} ms` });
    await waitUntil("the sitemap is complete", 10_000, async () =>
      (await get(`${site.url}/sitemap.xml`)).body.includes("/expertise/details/"),
    );
  } finally {
    removeCopy(distDir);
  }
});

/** Texts of a complete page that one without content cannot have. */
function expectedTexts(path: string): string[] {
  const list = listCases.find((candidate) => candidate.path === path);
  if (list) return [firstOf(list.kind)[list.name]];
  const texts: Record<string, string> = {
    "/our-story": excerptOf(firstOf("story").description),
    "/our-vision": excerptOf(firstOf("vision").description),
    "/about": excerptOf(firstOf("about").description),
    "/quality-policy": excerptOf(firstOf("quality-policy").description),
    "/catalogues_downloads": firstOf("catalogues").title,
  };
  // The footer lists the services on every page.
  return [texts[path] ?? "", firstOf("services").title];
}

/** Builds with a backend URL where nothing listens. Returns the files that contain a credential. */
async function build(distDir: string): Promise<string[]> {
  const backendUrl = `http://127.0.0.1:${await freePort()}`;
  const secrets = {
    BACKEND_USERNAME: newSecret(),
    BACKEND_PASSWORD: newSecret(),
    REVALIDATE_SECRET: newSecret(),
  };
  // The compiler's cache of the build under test: what counts here are the pages that are rendered after compiling.
  cpSync(
    join(process.env.NEXT_DIST_DIR || ".next", "cache", "turbopack"),
    join(distDir, "cache", "turbopack"),
    {
      recursive: true,
    },
  );
  // A build adds its own types to tsconfig.json.
  const config = readFileSync("tsconfig.json");
  try {
    await run(process.execPath, [nextProgram, "build"], {
      env: {
        ...process.env,
        NODE_ENV: "production",
        NEXT_TELEMETRY_DISABLED: "1",
        NEXT_DIST_DIR: distDir,
        SITE_URL: publicOrigin,
        BACKEND_URL: backendUrl,
        ...secrets,
      },
      maxBuffer: 64 * 1024 * 1024,
    });
  } finally {
    if (!readFileSync("tsconfig.json").equals(config)) writeFileSync("tsconfig.json", config);
  }
  const files = readdirSync(distDir, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));
  expect(files.length).toBeGreaterThan(100);
  return files.filter((file) => {
    const bytes = readFileSync(file);
    return [...Object.values(secrets), new URL(backendUrl).host].some((value) => bytes.includes(value));
  });
}
