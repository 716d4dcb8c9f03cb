/** `npm run licences`: writes docs/licences.md from package-lock.json. */
import { writeFileSync } from "node:fs";
import { info } from "../../scripts/process/terminal.ts";
import { isAllowed, licenceDocument, lockedPackages } from "./licences.ts";

const packages = lockedPackages();
writeFileSync("docs/licences.md", licenceDocument(packages));
info(`Written to docs/licences.md: ${packages.length} packages`);
for (const each of packages.filter((candidate) => !isAllowed(candidate))) {
  info(`Licence not allowed: ${each.name} ${each.version} (${each.licence ?? "no licence"})`);
  process.exitCode = 1;
}
