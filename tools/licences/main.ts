/** `npm run licences`: writes docs/licences.md from package-lock.json. */
import { writeFileSync } from "node:fs";
import { main } from "../../scripts/process/main.ts";
import { readOptions } from "../../scripts/process/options.ts";
import { info } from "../../scripts/process/terminal.ts";
import { isAllowed, licenceDocument, lockedPackages } from "./licences.ts";

main(async () => {
  readOptions("npm run licences   regenerates docs/licences.md from the lockfile", {});
  const packages = lockedPackages();
  writeFileSync("docs/licences.md", licenceDocument(packages));
  info(`Written to docs/licences.md: ${packages.length} packages`);
  const refused = packages.filter((candidate) => !isAllowed(candidate));
  for (const { name, version, licence } of refused)
    info(`Licence not allowed: ${name} ${version} (${licence ?? "no licence"})`);
  return refused.length > 0 ? 1 : 0;
});
