import { type BrowserContext, test as base, expect } from "playwright/test";
import { editContent, type Item } from "./content.ts";
import type { MainSite } from "./global-setup.ts";
import { type Backend, type Outage, openBackend, openOutage } from "./test-site.ts";

export { expect };

type Fixtures = {
  /** The site that nobody changes. */
  site: MainSite;
  /** A site of the test's own, behind a proxy that can fail. */
  outage: Outage;
};
type WorkerFixtures = {
  /** A backend with more records than the build has seen. */
  manyRecords: Backend;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
  site: async ({}, use) => use(JSON.parse(process.env.E2E_MAIN_SITE ?? "{}") as MainSite),
  baseURL: async ({ site }, use) => use(site.url),
  context: async ({ context }, use) => {
    await replacePictures(context);
    await use(context);
  },
  manyRecords: [
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      const backend = await openBackend({ change: addRecords });
      await use(backend);
      await backend.close();
    },
    { scope: "worker" },
  ],
  outage: async ({ manyRecords }, use, info) => {
    const outage = await openOutage(
      `outage-${info.testId}-${info.repeatEachIndex}-${info.retry}`,
      manyRecords,
    );
    await use(outage);
    if (info.status !== info.expectedStatus) await info.attach("site log", { body: outage.log() });
    await outage.close();
  },
});

/** A picture of one pixel. */
const pixel = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/** Pictures are asked for in tests of their own; making them for every page visit would take most of the time. */
async function replacePictures(context: BrowserContext): Promise<void> {
  await context.route(/\/(_next\/image|files\/|images\/)/, (route) =>
    route.fulfill({ contentType: "image/gif", body: pixel }),
  );
  await context.route(
    ({ hostname }) => hostname !== "127.0.0.1",
    (route) => route.fulfill({ contentType: "text/html", body: "elsewhere" }),
  );
}

/** Records whose pages no build has made: ids from 101, and lists of many pages. */
function addRecords(contentDir: string): void {
  for (const kind of ["expertise", "services", "leadership", "team", "values", "timeline", "miscellaneous"]) {
    editContent(contentDir, kind, (items) => [
      ...items,
      ...Array.from({ length: 60 }, (_, index) => further(items, 101 + index)),
    ]);
  }
}

function further([first]: Item[], id: number): Item {
  return { ...(first as Item), id, title: `Further entry ${id}`, name: `Further Person ${id}`, status: "Y" };
}
