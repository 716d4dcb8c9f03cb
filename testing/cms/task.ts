/** Tasks of editors in the admin, and how many clicks each takes. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import type { Server } from "../../scripts/servers/servers.ts";
import { waitUntil } from "../http/http.ts";

/** In all browsers. */
let clicks = 0;

/** Counts each press of the pointer in these tabs: keys are free. */
export async function countClicks(page: Page): Promise<void> {
  const context = page.context();
  await context.exposeBinding("countClick", () => {
    clicks += 1;
  });
  await context.addInitScript(() => {
    const { countClick } = globalThis as unknown as { countClick: () => void };
    // At the document: Playwright takes back a press, at the window, when what it aims at has moved meanwhile.
    document.addEventListener("pointerdown", ({ isTrusted }) => isTrusted && countClick(), { capture: true });
  });
}

/**
 * Fails where the task takes more clicks than it took when it was written.
 * @param work ends when the site shows what was done
 */
export function task(name: string, maxClicks: number, work: () => Promise<void>): void {
  test(name, async (context) => {
    const clicksBefore = clicks;
    const startedAt = performance.now();
    await work();
    const taken = clicks - clicksBefore;
    context.diagnostic(`${name}: ${taken} clicks, ${Math.round((performance.now() - startedAt) / 1000)} s`);
    assert.ok(taken > 0 && taken <= maxClicks, `${taken} clicks, at most ${maxClicks}`);
  });
}

/** Waits until a page of the site, or the one to which it leads, has all of these texts. */
export async function siteShows({ url }: Server, path: string, ...texts: string[]): Promise<void> {
  await waitUntil(`${path} shows ${texts.join(", ")}`, async () => {
    const html = await (await fetch(url + path)).text();
    return texts.every((text) => html.includes(text));
  });
}
