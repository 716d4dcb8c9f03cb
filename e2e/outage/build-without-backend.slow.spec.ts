/** The site builds while its backend is down, and shows all content soon after the backend starts. */
import { filesWithValues } from "../../scripts/build/find-values.ts";
import { freePort } from "../../scripts/process/ports.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { excerptOf, firstOf, textOf } from "../../testing/content/content.ts";
import { listCases, routeCases } from "../../testing/content/routes.ts";
import { get, waitUntil } from "../../testing/http/http.ts";
import { removeCopy } from "../../testing/sites/build-copy.ts";
import { generateBuild } from "../../testing/sites/generate-build.ts";
import { newSecret } from "../../testing/sites/secret.ts";
import { TestSite } from "../../testing/sites/test-site.ts";

test("a build without a backend succeeds, and its pages become complete once there is one", async () => {
  const backendUrl = `http://127.0.0.1:${await freePort()}`;
  const secrets = {
    BACKEND_USERNAME: newSecret(),
    BACKEND_PASSWORD: newSecret(),
    REVALIDATE_SECRET: newSecret(),
  };
  const distDir = await generateBuild("cold", { BACKEND_URL: backendUrl, ...secrets });
  const values = [...Object.values(secrets), new URL(backendUrl).host];
  expect(filesWithValues(distDir, values), "files of the build that contain a secret").toEqual([]);

  try {
    await using site = await TestSite.open({ name: "cold", distDir });
    const failed = /Failed to load|Error: |Network Error/;
    const isComplete = async (path: string) => {
      const { status, body } = await get(site.url + path);
      const text = textOf(body);
      return status === 200 && !failed.test(text) && expectedTexts(path).every((part) => text.includes(part));
    };
    const waiting = new Set(routeCases.map(({ path }) => path));
    await waitUntil(`all routes are complete`, async () => {
      for (const path of waiting) if (await isComplete(path)) waiting.delete(path);
      return waiting.size === 0;
    }).catch((error: Error) => {
      throw new Error(`${error.message}: ${[...waiting].join(", ")}`);
    });
    await waitUntil("the sitemap is complete", async () =>
      (await get(`${site.url}/sitemap.xml`)).body.includes("/expertise/details/"),
    );
  } finally {
    removeCopy(distDir);
  }
});

/** Texts of a complete page that one without content cannot have. */
function expectedTexts(path: string): string[] {
  const list = listCases.find((candidate) => candidate.path === path);
  if (list) return [textOf(firstOf(list.kind)[list.name])];
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
