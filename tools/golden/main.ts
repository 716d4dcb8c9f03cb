/** `npm run golden`: whether everything that visitors and other programs get is that of another commit. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { main } from "../../scripts/process/main.ts";
import { readOptions } from "../../scripts/process/options.ts";
import { info, step } from "../../scripts/process/terminal.ts";
import { resetEnvironment } from "../../scripts/test/test-environment.ts";
import { checkOut, chooseVersions, git } from "../bench/check-out.ts";
import { firstDifference } from "./normalise.ts";
import { record } from "./record.ts";

const HELP = `npm run golden                        compares the working tree with HEAD, or HEAD with the commit before
npm run golden -- --against 1a2b3c4   compares it with another commit
npm run golden -- --into folder       only records this checkout
Each commit is built and recorded once, by its own tool, into .golden/. Dates in pages are those of the recording: compare
records of one day. Exits with 1 if something differs.`;

const text = { type: "string" } as const;
/** Two renderings of one page may differ in the last bit of a colour. */
const maxChannelDifference = 8;

main(async () => {
  const { values } = readOptions(HELP, { options: { against: text, into: text } });
  resetEnvironment(process.env);
  if (values.into) {
    await record(values.into);
    return 0;
  }
  const { now, before } = chooseVersions(git, values.against);
  const old = recordOf(before);
  const recent = now ? recordOf(now) : resolve(".golden/working-tree");
  if (!now) await record(recent);
  return (await compare(old, recent)) > 0 ? 1 : 0;
});

/** The folder with the record of a commit, which is made if it is missing. */
function recordOf(commit: string): string {
  const folder = resolve(".golden", commit.slice(0, 12));
  if (existsSync(join(folder, "responses.json"))) return folder;
  const progress = step(`Recording ${commit.slice(0, 12)}`);
  const cli = ["scripts/bootstrap.mjs", "tools/golden/main.ts", "--into", folder];
  execFileSync(process.execPath, cli, { cwd: checkOut(commit), stdio: "inherit" });
  progress.done();
  return folder;
}

/** Prints each difference. Returns their number. */
async function compare(old: string, recent: string): Promise<number> {
  const [before, now] = [old, recent].map((folder) => ({
    responses: JSON.parse(readFileSync(join(folder, "responses.json"), "utf8")) as Record<string, string>,
    pictures: readdirSync(folder).filter((file) => file.endsWith(".png")),
  })) as [Recorded, Recorded];
  const addresses = new Set([...Object.keys(before.responses), ...Object.keys(now.responses)]);
  const pictures = new Set([...before.pictures, ...now.pictures]);
  let different = 0;
  for (const address of addresses) {
    const [a = "(missing)", b = "(missing)"] = [before.responses[address], now.responses[address]];
    const difference = firstDifference(a, b);
    if (!difference) continue;
    different += 1;
    info(`${address}\n  before  ${difference.before}\n  now     ${difference.now}`);
  }
  for (const picture of pictures) {
    const reason = await pictureDifference(join(old, picture), join(recent, picture));
    if (!reason) continue;
    different += 1;
    info(`${picture}: ${reason}`);
  }
  info(`${different} of ${addresses.size + pictures.size} differ`);
  return different;
}

type Recorded = { responses: Record<string, string>; pictures: string[] };

/** The difference between two pictures in words, or undefined. */
async function pictureDifference(old: string, recent: string): Promise<string | undefined> {
  if (!existsSync(old) || !existsSync(recent)) return `only in ${existsSync(old) ? old : recent}`;
  const [a, b] = await Promise.all(
    [old, recent].map((file) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!a || !b) return "cannot be read";
  if (a.info.height !== b.info.height)
    return `${a.info.height} px high before, ${b.info.height} px now: ${old} ${recent}`;
  let pixels = 0;
  for (let index = 0; index < a.data.length; index += 3)
    if ([0, 1, 2].some((channel) => isOther(a.data[index + channel], b.data[index + channel]))) pixels += 1;
  return pixels > 0 ? `${pixels} pixels differ: ${old} ${recent}` : undefined;
}

const isOther = (one = 0, other = 0): boolean => Math.abs(one - other) > maxChannelDifference;
