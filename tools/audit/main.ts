/** `npm run audit`: looks up known vulnerabilities of the production dependencies. */
import { spawnSync } from "node:child_process";
import { main } from "../../scripts/process/main.ts";
import { readOptions } from "../../scripts/process/options.ts";
import { info, warn } from "../../scripts/process/terminal.ts";
import { parseAudit } from "./parse-audit.ts";

main(async () => {
  readOptions("npm run audit   asks npm's registry for known vulnerabilities in production packages", {});
  const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], { encoding: "utf8" });
  const advisories = parseAudit(stdout);
  if (advisories === undefined)
    info("The npm registry does not support `npm audit`, so vulnerabilities are unknown.");
  else if (advisories.length === 0) info("The production dependencies have no known vulnerabilities.");
  for (const { name, severity, title } of advisories ?? []) warn(`${name}: ${severity}: ${title}`);
  return advisories?.length ? 1 : 0;
});
