/** The site can be built while its backend is down, and is whole soon after the backend is up. */
import { execFile } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../../scripts/process/ports.ts";
import { nextProgram } from "../../scripts/programs/npm-programs.ts";
import { copies, removeCopy } from "../support/build-copy.ts";
import { excerptOf, firstOf, textOf } from "../support/content.ts";
import { get, waitUntil } from "../support/http.ts";
import { listCases, publicOrigin, routeCases } from "../support/routes.ts";
import { expect, test } from "../support/test.ts";
import { openBackend, openSite, secret } from "../support/test-site.ts";

const run = promisify(execFile);

test("a build without a backend succeeds, and its pages heal within seconds of the backend's return", async () => {
  // A whole build, beside other tests.
  test.setTimeout(400_000);
  const distDir = `${copies}/cold`;
  removeCopy(distDir);
  const kept = await build(distDir);
  expect(kept, "files of the build that hold a secret").toEqual([]);

  const backend = await openBackend();
  const site = await openSite({ name: "cold", distDir, backendUrl: backend.url, account: backend.account });
  try {
    const failed = /Failed to load|Error: |Network Error/;
    const healed = async (path: string) => {
      const { status, body } = await get(site.url + path);
      const text = textOf(body);
      return status === 200 && !failed.test(text) && expected(path).every((part) => text.includes(part));
    };
    const waiting = new Set(routeCases.map(({ path }) => path));
    const took = await waitUntil(`all routes are whole`, 20_000, async () => {
      for (const path of waiting) if (await healed(path)) waiting.delete(path);
      return waiting.size === 0;
    }).catch((error: Error) => {
      throw new Error(`${error.message}: ${[...waiting].join(", ")}`);
    });
    test.info().annotations.push({ type: "healed after", description: `${Math.round(took)} ms` });
    await waitUntil("the sitemap is whole", 10_000, async () =>
      (await get(`${site.url}/sitemap.xml`)).body.includes("/expertise/details/"),
    );
  } finally {
    await site.close();
    await backend.close();
    removeCopy(distDir);
  }
});

/** Words that a whole page has and an unhealed one cannot have. */
function expected(path: string): string[] {
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

/** Builds with nobody behind the backend's address. Returns the files that the backend's credentials got into. */
async function build(distDir: string): Promise<string[]> {
  const backendUrl = `http://127.0.0.1:${await freePort()}`;
  const secrets = { BACKEND_USERNAME: secret(), BACKEND_PASSWORD: secret(), REVALIDATE_SECRET: secret() };
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
