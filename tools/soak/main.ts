/** `npm run soak`: visitors come all the time while the backend fails in every way, and none of them notices. */
import { parseArgs } from "node:util";
import { editContent, textOf } from "../../e2e/support/content.ts";
import { get, revalidate, waitUntil } from "../../e2e/support/http.ts";
import { routeCases } from "../../e2e/support/routes.ts";
import { tags } from "../../lib/backend/contract.ts";
import { readFingerprint } from "../../scripts/build/fingerprint.ts";
import { main } from "../../scripts/process/main.ts";
import { CliError, info, step, warn } from "../../scripts/process/terminal.ts";
import { SoakSite } from "./soak-site.ts";
import { stages } from "./stages.ts";
import { generateLoad, watchPages } from "./traffic.ts";

const HELP = `npm run soak                      ten minutes of it
npm run soak -- --minutes 2       shorter
npm run soak -- --rate 300        requests per second`;
/** How much more memory the last third of the stages may have than the second, by their means; in the first, caches fill. */
const growth = 1.15;

type Row = {
  stage: string;
  requests: number;
  failed: number;
  p99: number;
  /** Megabytes at the end of the stage. */
  memory: number;
  /** Milliseconds from the backend's return until an edit was seen; undefined: not within a minute. */
  healed: number | undefined;
};

main(async () => {
  const { values } = parseArgs({
    options: {
      minutes: { type: "string", default: "10" },
      rate: { type: "string", default: "300" },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help) {
    info(HELP);
    return 0;
  }
  const [minutes, rate] = [Number(values.minutes), Number(values.rate)];
  if (!(minutes > 0 && rate >= 1)) throw new CliError("--minutes and --rate are positive numbers.");
  if (!readFingerprint(process.env.NEXT_DIST_DIR || ".next"))
    throw new CliError("There is no build. Run: npm run build");
  const seconds = Math.max(3, Math.round((minutes * 60) / stages.length));

  const progress = step("Soaking");
  const house = await SoakSite.open();
  const marks = await warm(house);
  const pictures = await picturesOf(house.url);
  const paths = [...marks.keys(), ...pictures, "/api/lists/team/1", "/sitemap.xml"];
  const watching = watchPages(house.url, marks);
  const rows: Row[] = [];
  for (const [index, stage] of stages.entries()) {
    progress.update(`${index + 1} of ${stages.length}: ${stage.name}`);
    const loading = generateLoad(house.url, paths, seconds, rate);
    await stage.begin(house);
    await revalidate(house, tags);
    const found = await loading;
    house.proxy.pass();
    rows.push({ stage: stage.name, ...found, memory: house.memory(), healed: await heals(house, index) });
  }
  const wrong = await watching.stop();
  progress.done();
  await house.close();
  return report(rows, wrong);
});

/** Visits every route; returns words that each must go on having. */
async function warm(house: SoakSite): Promise<Map<string, string>> {
  const marks = new Map<string, string>();
  for (const { path } of routeCases) {
    const { status, body } = await get(house.url + path);
    const [, title = ""] = /<h1[^>]*>(.*?)<\/h1>/s.exec(body) ?? [];
    if (status !== 200 || !title) throw new CliError(`${path} cannot be had, with a backend that is well.`);
    marks.set(path, textOf(title).trim());
  }
  return marks;
}

/** The pictures of the home page, as a phone asks for them. */
async function picturesOf(url: string): Promise<string[]> {
  const { body } = await get(url);
  const found = Array.from(body.matchAll(/src="(\/_next\/image[^"]+)"/g), ([, path = ""]) =>
    path.replaceAll("&amp;", "&"),
  );
  const paths = [...new Set(found)].slice(0, 6);
  for (const path of paths) await get(url + path);
  return paths;
}

/** An edit, published as often as it takes. */
async function heals(house: SoakSite, index: number): Promise<number | undefined> {
  const name = `Appointed In Stage ${index}`;
  editContent(house.contentDir, "leadership", ([first, ...others]) =>
    first ? [{ ...first, name }, ...others] : [],
  );
  let asked = 0;
  return waitUntil(name, 60_000, async () => {
    if (performance.now() - asked > 2_000) {
      asked = performance.now();
      await revalidate(house, ["leadership"]);
    }
    return textOf((await get(`${house.url}/leadership`)).body).includes(name);
  }).catch(() => undefined);
}

function report(rows: Row[], wrong: string[]): number {
  info(
    `\n${"stage".padEnd(46)}${["requests", "failed", "p99 ms", "memory MB", "healed ms"].map(right).join("")}`,
  );
  for (const { stage, requests, failed, p99, memory, healed } of rows) {
    const cells = [
      requests,
      failed,
      Math.round(p99),
      Math.round(memory),
      healed ? Math.round(healed) : "not",
    ];
    info(stage.padEnd(46) + cells.map(right).join(""));
  }
  const third = Math.ceil(rows.length / 3);
  const mean = (some: Row[]) => some.reduce((sum, { memory }) => sum + memory, 0) / some.length;
  const ratio = mean(rows.slice(-third)) / mean(rows.slice(third, -third));
  info(`\nMemory of the last third of the stages to the second: ${ratio.toFixed(2)}`);
  const failures = [
    ...rows.filter(({ failed }) => failed > 0).map(({ stage, failed }) => `${failed} failed: ${stage}`),
    ...rows.filter(({ healed }) => healed === undefined).map(({ stage }) => `not healed: ${stage}`),
    ...(ratio > growth ? [`memory grew by more than ${growth}`] : []),
    ...wrong.slice(0, 20),
  ];
  for (const failure of failures) warn(failure);
  return failures.length > 0 ? 1 : 0;
}

function right(cell: string | number): string {
  return String(cell).padStart(11);
}
