import { execFileSync } from "node:child_process";
import { lstatSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { TestOneServer } from "../testing/deploy/one-server.ts";

const server = new TestOneServer();
const source = server.path("/srv/site/source");
const release = server.path("/srv/site/releases/new");
const victim = server.path("/etc/site/victim");
mkdirSync(source);
mkdirSync(server.path("/srv/site/releases"));
writeFileSync(victim, "untouched");
writeFileSync(join(source, "package.json"), '{\n    "node": "24.21.0",\n    "x": 1\n}\n');
const git = (...args: string[]) =>
  execFileSync("git", ["-C", source, "-c", "user.name=a", "-c", "user.email=a@example.com", ...args], {
    encoding: "utf8",
  });
git("init", "--quiet");
git("add", ".");
git("commit", "--quiet", "--message", "first");
const commit = git("rev-parse", "HEAD").trim();
/** Does as any installed package may: replaces Node, makes files that all can write, puts a link in root's way. */
const hostilePackage = `mkdir -p .next node_modules/.bin
printf '#!/bin/sh\\n[ -n "$RUNS_AS" ] || echo "root runs Node" >>"${victim}"\\necho\\n' >node_modules/.bin/node
chmod 4777 node_modules/.bin/node
[ -L commit ] || ln -s "${victim}" commit`;
const result = (() => {
  mkdirSync(server.path("/opt/node/node_modules/.bin"), { recursive: true });
  server.addProgram("/opt/node/node_modules/.bin/npm", hostilePackage);
  return server.site(["build-release", commit, release]);
})();
afterAll(() => server.remove());

it("runs everything of a release as the build's user, and follows no link of it", () => {
  expect(result).toMatchObject({ code: 0 });
  expect(readFileSync(victim, "utf8")).toBe("untouched");
  expect(server.log).not.toContain("root runs");
  expect(lstatSync(join(release, "commit")).isFile()).toBe(true);
  expect(readFileSync(join(release, "commit"), "utf8")).toBe(`${commit}\n`);
});

it("restricts each step to its folders, without rights, and ends what the step has started", () => {
  const steps = server.log.split("\n").filter((line) => line.includes("--uid=site-build"));
  expect(steps.map((line) => /-- .* nice (\S+ \S+)/.exec(line)?.[1])).toEqual([
    "tar -x",
    "npm ci",
    "npm run",
    "npm prune",
    "node_modules/.bin/node deploy/prune-packages.ts",
    "sh -c",
    "node_modules/.bin/node deploy/collect-static.ts",
  ]);
  for (const line of steps) {
    expect(line).toMatch(/ --collect --wait .* NoNewPrivileges=yes -p CapabilityBoundingSet= /);
    expect(line).toContain(
      `ReadWritePaths=/tmp /var/tmp ${release} ${server.path("/srv/site/static")} ${server.path("/var/cache/site-build")} -p ProtectSystem=strict`,
    );
  }
});

it("gives a finished release to root, and no rights to others", () => {
  expect(server.log).toContain(`chown -R root:root ${release}\n`);
  expect(statSync(join(release, "node_modules/.bin/node")).mode & 0o7777).toBe(0o755);
});

it("installs the Node of the clone's package.json and an exact npm as the build's user", () => {
  server.addProgram("/bin/npm", "");
  expect(server.site(["install-node"])).toMatchObject({ code: 0 });
  expect(server.log).toMatch(
    /--uid=site-build .* npm install --prefix \S+ .* node@24\.21\.0 npm@\d+\.\d+\.\d+$/m,
  );
  expect(server.log).toContain(`chown -R root:root ${server.path("/opt/node")}\n`);
});

it("moves the secrets of the CMS out of the file that the site and the build read", () => {
  const file = server.path("/etc/site/environment");
  const own = "CMS_SECRET=a\nexport DATABASE_URL=postgres://x\n";
  const shared =
    "SITE_URL=https://www.example.com\nCMS_URL=https://cms.example.com\n# CMS_SECRET is elsewhere\n";
  writeFileSync(file, `${own}${shared}`);
  // It ends at the commit that does not exist.
  for (let time = 0; time < 2; time++) server.site(["update", "none"]);
  expect(readFileSync(file, "utf8")).toBe(shared);
  expect(readFileSync(server.path("/etc/site/cms-environment"), "utf8")).toBe(own);
  expect(statSync(server.path("/etc/site/cms-environment")).mode & 0o777).toBe(0o400);
  expect(server.log).toMatch(/^install -m 400 -o site-cms \/dev\/null \S+cms-environment$/m);
});
