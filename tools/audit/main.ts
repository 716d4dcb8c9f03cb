/** `npm run audit`: asks the registry for known faults in what a server runs. Where it cannot be asked, it says so. */
import { spawnSync } from "node:child_process";
import { info, warn } from "../../scripts/process/terminal.ts";
import { parseAudit } from "./parse-audit.ts";

const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], { encoding: "utf8" });
const found = parseAudit(stdout);
if (found === undefined) info("The registry that npm uses does not answer npm audit: nothing is known.");
else if (found.length === 0) info("No known faults in what a server runs.");
else {
  for (const { name, severity, title } of found) warn(`${name}: ${severity}: ${title}`);
  process.exitCode = 1;
}
