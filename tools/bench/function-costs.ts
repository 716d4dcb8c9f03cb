/**
 * Bundled from a version's own sources, and run in a process of its own: prints the CPU time of each task as JSON.
 *
 *     node --conditions=react-server <bundle> <records of the search index>
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formPage } from "../../lib/inquiry/form-page.ts";
import { drawCharts } from "../../lib/rich-text/charts.ts";
import { htmlExcerpt } from "../../lib/rich-text/excerpt.ts";
import { plainText } from "../../lib/rich-text/plain-text.ts";
import { safeHtml } from "../../lib/rich-text/sanitize.ts";
import { focusWideTables } from "../../lib/rich-text/wide-tables.ts";
import { find } from "../../lib/search/find.ts";
import { SearchIndex } from "../../lib/search/search-index.ts";
import { mailLink, phoneLink, whatsappHref } from "../../lib/site/contact-links.ts";
import { hostileTexts, longContacts, unclosedMarkup } from "../../testing/content/hostile-texts.ts";
import { largeDocument, queries } from "../../testing/content/large-index.ts";
import { percentile } from "../percentile.ts";

const [recordCount = "0"] = process.argv.slice(2);

/** CPU time in ms of the fastest of three runs, which the machine's other work disturbs least. */
async function cpuMs(work: () => unknown, runs = 3): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return Math.min(...times);
}

async function costsOf(tasks: Record<string, () => unknown>): Promise<Record<string, number>> {
  const costs: Record<string, number> = {};
  for (const [name, work] of Object.entries(tasks)) costs[name] = await cpuMs(work);
  return costs;
}

function textTasks(): Record<string, () => unknown> {
  const scope = { prefix: "blog-7", isAlone: true };
  return Object.fromEntries(
    Object.entries(hostileTexts).flatMap(([name, html]) => [
      [`${name}: sanitise`, () => safeHtml(html, 1, undefined, scope)],
      [`${name}: plain text`, () => plainText(html)],
      [`${name}: excerpt`, () => htmlExcerpt(html, 400)],
    ]),
  );
}

function contactLinks(): void {
  for (const text of longContacts) {
    phoneLink(text);
    whatsappHref(text, "");
    mailLink(text);
    mailLink(`a@${text}b.c`);
  }
}

const contactPage = `<!DOCTYPE html><html><head><title>Contact</title></head><body><form method="post" action="/api/inquiry" aria-label="Inquiry"><div data-notice="true" role="alert" tabindex="-1"></div>
<input name="name" id="n"/><p data-error="name"></p><textarea name="message"></textarea><p data-error="message"></p><input type="hidden" name="formToken" value="old"/></form>${"<p>Text</p>".repeat(5_000)}</body></html>`;

/** One page, of 50 that are filled in one after the other. */
async function formMs(): Promise<number> {
  globalThis.fetch = async () => new Response(contactPage);
  const fill = (name: string) =>
    formPage({ values: { name, message: "m".repeat(5_000) }, message: "Not sent" }, "en");
  await fill("first");
  const all = async () => {
    for (let count = 0; count < 50; count++) await fill(`$& ${count}`);
  };
  return (await cpuMs(all, 5)) / 50;
}

/** 95 % of the queries, and the memory of the index. */
async function searchCosts(): Promise<{ query: number; memory: number }> {
  const folder = mkdtempSync(join(tmpdir(), "bench-search-"));
  const memoryBefore = process.memoryUsage().rss;
  const index = new SearchIndex(join(folder, "index.sqlite"));
  for (let id = 0; id < Number(recordCount); id += 20)
    index.put(
      "news",
      Array.from({ length: 20 }, (_, offset) => largeDocument(id + offset, 40)),
    );
  await index.readVocabulary();
  const times: number[] = [];
  for (const query of queries) times.push(await cpuMs(() => find(index, query), 4));
  const memory = (process.memoryUsage().rss - memoryBefore) / 1e6;
  index.close();
  rmSync(folder, { recursive: true });
  return { query: percentile(times, 0.95), memory };
}

const search = await searchCosts();
const figures = {
  charts: await cpuMs(() => {
    drawCharts('<table class="chart-line"><tr><td>1'.repeat(20_000), "en");
    drawCharts(`${'<figure class="chart-line"><table><tr><td>1'.repeat(20_000)}</table>`, "en");
  }),
  tables: await cpuMs(() => focusWideTables("<table><tr><td>x".repeat(20_000))),
  texts: await costsOf(textTasks()),
  unclosed: await costsOf(
    Object.fromEntries(
      Object.entries(unclosedMarkup).map(([name, html]) => [
        name,
        () => {
          safeHtml(html);
          plainText(html);
        },
      ]),
    ),
  ),
  contacts: await cpuMs(contactLinks),
  form: await formMs(),
  query: search.query,
  indexMemory: search.memory,
};
process.stdout.write(`${JSON.stringify(figures)}\n`);
