import { type BrowserContext, test as base, type CDPSession, expect } from "playwright/test";
import { editContent, type Item } from "../content/content.ts";
import type { MainSite } from "../sites/global-setup.ts";
import { TestSite } from "../sites/test-site.ts";

export { expect };

type Fixtures = {
  /** The site that no test changes. */
  site: MainSite;
  /** `workerSite`, reset: the test may stop its backend, fail its proxy, edit its content and publish. */
  testSite: TestSite;
};
type WorkerFixtures = {
  /** A site with its own backend behind a fault proxy, and more records than the build has seen: one for all tests of a worker. */
  workerSite: TestSite;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
  site: async ({}, use) => use(JSON.parse(process.env.E2E_MAIN_SITE ?? "{}") as MainSite),
  baseURL: async ({ site }, use) => use(site.url),
  context: async ({ context }, use) => {
    const endSessions = trackSessions(context);
    const hasClock = trackClock(context);
    await use(context);
    await endSessions();
    if (hasClock()) await context.close();
  },
  workerSite: [
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use, { workerIndex }) => {
      const options = { change: addRecords, faultProxy: true, hasImages: true, isOldBuild: true };
      await using site = await TestSite.open({ name: `worker-${workerIndex}`, ...options });
      await use(site);
    },
    { scope: "worker" },
  ],
  testSite: async ({ workerSite }, use, info) => {
    await workerSite.reset();
    await use(workerSite);
    if (info.status !== info.expectedStatus) await info.attach("site log", { body: workerSite.log() });
  },
});

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

/**
 * Tells whether a test has installed a clock. No other test can use its context: Playwright resumes the clock without waiting for
 * it, and may leave one of its scripts, which fails in each new page.
 */
function trackClock({ clock }: BrowserContext): () => boolean {
  let isInstalled = false;
  const install = clock.install.bind(clock);
  clock.install = (options) => {
    isInstalled = true;
    return install(options);
  };
  return () => isInstalled;
}

/**
 * Services and expertise up to id 150 are read for the summaries of other pages: a page that a failing backend must not have
 * been asked for takes a later one, and one that no other test visits.
 */
const addedRecords = {
  expertise: 60,
  services: 89,
  leadership: 105,
  team: 165,
  values: 110,
  miscellaneous: 40,
};

/** Adds records whose pages the build has not generated, with ids from 101. */
export function addRecords(contentDir: string, lengths: Record<string, number> = addedRecords): void {
  for (const [kind, length] of Object.entries(lengths)) {
    editContent(contentDir, kind, (items) => [
      ...items,
      ...Array.from({ length }, (_, index) => addedRecord(items, 101 + index)),
    ]);
  }
}

function addedRecord([first]: Item[], id: number): Item {
  return { ...(first as Item), id, title: `Further entry ${id}`, name: `Further Person ${id}`, status: "Y" };
}
