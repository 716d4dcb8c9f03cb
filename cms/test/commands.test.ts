/** `npm run cms:…` with the variables of a server. */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { test } from "node:test";
import { password, TestCms, username } from "../../testing/cms/cms-process.ts";

test("a command reads ENV_FILE and CMS_ENV_FILE, also where the CMS is the site's backend", async (t) => {
  const cms = new TestCms();
  t.after(() => cms.remove());
  const [siteFile, cmsFile] = [join(cms.dir, "environment"), join(cms.dir, "cms-environment")];
  writeFileSync(
    siteFile,
    `BACKEND_URL=http://127.0.0.1:4100\nBACKEND_USERNAME=${username}\nBACKEND_PASSWORD=${password}\nCMS_DATA_DIR=${cms.dataDir}\n`,
  );
  writeFileSync(cmsFile, "CMS_SECRET=of-the-tests\n");
  const { PATH } = process.env;
  const options = {
    cwd: resolve(import.meta.dirname, "../.."),
    env: { PATH, ENV_FILE: siteFile, CMS_ENV_FILE: cmsFile } as unknown as NodeJS.ProcessEnv,
    encoding: "utf8",
  } as const;
  const args = ["scripts/cms-command.ts", "user-cli", "name@example.com", "--role", "editor"];
  assert.match(execFileSync(process.execPath, args, options), /^ {4}\S+$/m);
  assert.ok(existsSync(join(cms.dataDir, "cms.sqlite")));
});
