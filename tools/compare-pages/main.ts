/** `npm run compare:pages`: whether every page is, byte for byte but for the names of a build, that of another commit. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { main } from "../../scripts/process/main.ts";
import { readOptions } from "../../scripts/process/options.ts";
import { info } from "../../scripts/process/terminal.ts";
import { resetEnvironment } from "../../scripts/test/test-environment.ts";
import { get } from "../../testing/http/http.ts";
import { buildVersion, checkOut, chooseVersions, distDir, git } from "../bench/check-out.ts";
import { Version } from "../bench/version.ts";
import { addressesOf } from "./addresses.ts";
import { firstDifference, pageText } from "./page-text.ts";

const HELP = `npm run compare:pages                       the working tree with HEAD, or HEAD with the commit before
npm run compare:pages -- --against 1a2b3c4   another commit
Both are built with the content of this checkout. Exits with 1 when a page differs.`;

main(async () => {
  const { values } = readOptions(HELP, { options: { against: { type: "string" } } });
  resetEnvironment(process.env);
  const { now, before } = chooseVersions(git, values.against);
  const old = await readPages(new Version("before", before.slice(0, 12), checkOut(before)));
  const recent = await readPages(new Version("now", now?.slice(0, 12) ?? "working tree", process.cwd()));
  const addresses = new Set([...old.keys(), ...recent.keys()]);
  let different = 0;
  for (const address of addresses) {
    const difference = firstDifference(
      old.get(address) ?? "(no such page)",
      recent.get(address) ?? "(no such page)",
    );
    if (!difference) continue;
    different += 1;
    info(`${address}\n  before  ${difference.before}\n  now     ${difference.now}`);
  }
  info(`${addresses.size - different} responses are the same, ${different} differ`);
  return different > 0 ? 1 : 0;
});

/** Status and text of every page of a version, by address. */
async function readPages(version: Version): Promise<Map<string, string>> {
  await buildVersion(version.root, `${version.name} (${version.label})`);
  const url = await version.start();
  const buildId = readFileSync(join(version.root, distDir, "BUILD_ID"), "utf8").trim();
  const texts = new Map<string, string>();
  const read = async (address: string, headers: Record<string, string>) => {
    const { status, body } = await get(url + address, headers);
    return `${status}\n${pageText(body.replaceAll(url, "http://site.test"), buildId)}`;
  };
  for (const address of await addressesOf(url)) {
    texts.set(address, await read(address, {}));
    // The payload, from which the router makes the page.
    texts.set(`${address} (payload)`, await read(address, { rsc: "1" }));
  }
  await version.stop();
  return texts;
}
