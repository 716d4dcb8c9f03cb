import { type BrowserContext, test as base, type CDPSession, expect } from "playwright/test";
import { editContent, type Item } from "../content/content.ts";
import type { MainSite } from "../sites/global-setup.ts";
import { TestBackend } from "../sites/test-backend.ts";
import { TestSite, type TestSiteOptions } from "../sites/test-site.ts";

export { expect };

type Fixtures = {
  /** The site that no test changes. */
  site: MainSite;
  /** Options of `testSite`. Default: a site behind a fault proxy whose backend is `manyRecords`. */
  siteOptions: Omit<TestSiteOptions, "name"> | undefined;
  /** A site of the test's own. */
  testSite: TestSite;
};
type WorkerFixtures = {
  /** A backend with more records than the build has seen. */
  manyRecords: TestBackend;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
  site: async ({}, use) => use(JSON.parse(process.env.E2E_MAIN_SITE ?? "{}") as MainSite),
  baseURL: async ({ site }, use) => use(site.url),
  context: async ({ context }, use) => {
    keepCache(context);
    const endSessions = trackSessions(context);
    await use(context);
    await endSessions();
  },
  manyRecords: [
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      await using backend = await TestBackend.open({ change: addRecords });
      await use(backend);
    },
    { scope: "worker" },
  ],
  siteOptions: [undefined, { option: true }],
  testSite: async ({ siteOptions, manyRecords }, use, info) => {
    const options = siteOptions ?? { backend: manyRecords, faultProxy: true };
    const name = `test-${info.testId}-${info.repeatEachIndex}-${info.retry}`;
    await using site = await TestSite.open({ name, ...options });
    await use(site);
    if (info.status !== info.expectedStatus) await info.attach("site log", { body: site.log() });
  },
});

/**
 * Playwright 1.65 clears the browser's cache before a test reuses the context, and has no option for it. Each test would load and
 * compile the site's scripts again, for 160 ms of CPU time.
 */
function keepCache(context: BrowserContext): void {
  type Internals = { _connection: { toImpl: (one: BrowserContext) => { clearCache: () => Promise<void> } } };
  (context as unknown as Internals)._connection.toImpl(context).clearCache = async () => undefined;
}

/** Ends the CDP sessions of a test: what they emulate would last in a context that the next test reuses. */
function trackSessions(context: BrowserContext): () => Promise<unknown> {
  const sessions: CDPSession[] = [];
  const open = context.newCDPSession.bind(context);
  context.newCDPSession = async (page) => {
    const session = await open(page);
    sessions.push(session);
    return session;
  };
  return async () => {
    context.newCDPSession = open;
    // The test may have closed the page.
    await Promise.all(sessions.map((session) => session.detach().catch(() => {})));
  };
}

/** Numbers of records whose pages the build has not generated, with ids from 101. */
const addedRecords = {
  expertise: 60,
  services: 60,
  leadership: 105,
  team: 165,
  values: 110,
  miscellaneous: 40,
};

function addRecords(contentDir: string): void {
  for (const [kind, length] of Object.entries(addedRecords)) {
    editContent(contentDir, kind, (items) => [
      ...items,
      ...Array.from({ length }, (_, index) => addedRecord(items, 101 + index)),
    ]);
  }
}

function addedRecord([first]: Item[], id: number): Item {
  return { ...(first as Item), id, title: `Further entry ${id}`, name: `Further Person ${id}`, status: "Y" };
}
