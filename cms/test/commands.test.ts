/** `npm run cms`, and `npm run cms:…` with the variables of a server. */

import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { test } from "node:test";
import { freePort } from "../../scripts/process/ports.ts";
import { password, TestCms, until, username } from "../../testing/cms/cms-process.ts";

const root = resolve(import.meta.dirname, "../..");

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
    cwd: root,
    env: { PATH, ENV_FILE: siteFile, CMS_ENV_FILE: cmsFile } as unknown as NodeJS.ProcessEnv,
    encoding: "utf8",
  } as const;
  const args = ["scripts/cms-command.ts", "user-cli", "name@example.com", "--role", "editor"];
  assert.match(execFileSync(process.execPath, args, options), /^ {4}\S+$/m);
  assert.ok(existsSync(join(cms.dataDir, "cms.sqlite")));
});

test("the CMS says what is left to do, and editors sign in before the site is built", async (t) => {
  const cms = new TestCms();
  const distDir = ".next-unbuilt";
  const [CMS_PORT, PREVIEW_PORT, PORT] = [await freePort(), await freePort(), await freePort()].map(String);
  const { PATH } = process.env;
  const ports = { CMS_PORT, PREVIEW_PORT, PORT };
  const file = join(cms.dir, "environment");
  writeFileSync(file, "");
  const own = { ENV_FILE: file, CMS_DATA_DIR: cms.dataDir, NEXT_DIST_DIR: distDir };
  const env = { PATH, ...ports, ...own } as unknown as NodeJS.ProcessEnv;
  const child = spawn(process.execPath, ["scripts/cms.ts"], { cwd: root, env });
  const ended = once(child, "exit");
  t.after(async () => {
    child.kill();
    await ended;
    rmSync(join(root, distDir), { recursive: true, force: true });
    await cms.remove();
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const address = /^Editors sign in at (\S+)/m;
  await until(() => address.test(output) || child.exitCode !== null);
  assert.match(
    output,
    /^To do:\n {2}1\. start the CMS: editors can sign in then\n {2}2\. build the site\n {2}3\. start the site and the preview\n/m,
  );
  const [before = ""] = output.split(address, 1);
  assert.doesNotMatch(before, /Building|Visiting/);
  assert.equal((await fetch(`${address.exec(output)?.[1]}/login`)).status, 200);
});
