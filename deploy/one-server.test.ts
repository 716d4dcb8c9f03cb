import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";

const scripts = globSync("deploy/one-server/*.sh");
const read = (name: string) => readFileSync(`deploy/one-server/${name}`, "utf8");
const [install, site] = [read("install.sh"), read("site.sh")];
const shellcheck = "/usr/bin/shellcheck";

it("has scripts that a plain shell can read, without what shellcheck warns about", () => {
  expect(scripts.length).toBe(2);
  for (const script of scripts) {
    expect(spawnSync("sh", ["-n", script], { encoding: "utf8" }).stderr).toBe("");
    expect(readFileSync(script, "utf8")).toMatch(/^#!\/bin\/sh\n[\s\S]*^set -eu$/m);
  }
  if (existsSync(shellcheck)) execFileSync(shellcheck, scripts, { stdio: "pipe" });
});

it("documents each command of site, and has each documented one", () => {
  const usage = execFileSync("sh", ["deploy/one-server/site.sh", "help"], { encoding: "utf8" });
  const commands = Array.from(usage.matchAll(/^site (\w+)/gm), ([, name]) => name);
  expect(commands.length).toBe(7);
  const page = readFileSync("deploy/one-server.md", "utf8");
  const documented = Array.from(page.matchAll(/^site (\w+)/gm), ([, name]) => name);
  expect(new Set(documented)).toEqual(new Set(commands));
  for (const name of commands) expect(site).toMatch(new RegExp(`^  ${name}\\)`, "m"));
  expect(spawnSync("sh", ["deploy/one-server/site.sh", "unknown"]).status).toBe(2);
});

it("writes variables that the programs read", () => {
  const [, text = ""] = /cat >\/etc\/site\/environment <<END\n([\s\S]*?)^END$/m.exec(install) ?? [];
  const written = Array.from(text.matchAll(/^([A-Z_]+)=/gm), ([, name = ""]) => name);
  expect(written.length).toBeGreaterThan(7);
  const sources = [...globSync("lib/runtime/*.ts"), "backend/config.ts"]
    .map((file) => readFileSync(file, "utf8"))
    .join("");
  expect(written.filter((name) => !sources.includes(name))).toEqual([]);
});

it("uses files and units that exist", () => {
  const files = Array.from(install.matchAll(/"\$(here|deploy)\/([\w./-]+)"/g), ([, folder, name]) =>
    folder === "here" ? `deploy/one-server/${name}` : `deploy/${name}`,
  );
  expect(files.length).toBeGreaterThan(4);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  const units = readdirSync("deploy/systemd");
  for (const name of ["site-backend", "site-cms", "site-backup.timer", "site@"])
    expect(units.some((unit) => unit.startsWith(name))).toBe(true);
  // One service for each backend on this machine, at the port that BACKEND_URL names.
  expect(site).toContain("http://127.0.0.1:4000) echo site-backend ;;");
  expect(site).toContain("http://127.0.0.1:4100) echo site-cms ;;");
  expect(readFileSync("deploy/systemd/site-cms.service", "utf8")).toContain("CMS_PORT=4100");
});

it("closes every port but those of SSH, HTTP and HTTPS", () => {
  const rules = read("nftables.conf");
  expect(rules).toMatch(/hook input priority filter; policy drop;/);
  expect(rules).toMatch(/hook forward priority filter; policy drop;/);
  const ports = Array.from(rules.matchAll(/dport (\{[^}]*\}|\d+) accept/g), ([, ports]) => ports);
  expect(ports).toEqual(["546", "{ SSH_PORTS 80, 443 }"]);
  expect(install).toContain("s/SSH_PORTS/$" + "{ssh_ports:-22, }/");
});

it("gives each process a user of its own, and no way to write to a release", () => {
  for (const unit of ["site@.service", "site-backend.service", "site-cms.service"]) {
    const text = readFileSync(`deploy/systemd/${unit}`, "utf8");
    expect(text).toMatch(/^User=site(-backend|-cms)?$/m);
    for (const line of [
      "ProtectSystem=strict",
      "NoNewPrivileges=yes",
      "CapabilityBoundingSet=",
      "PrivateTmp=yes",
    ])
      expect(text).toContain(`\n${line}\n`);
  }
  expect(site).toMatch(/chown -R root:root "\$2"/);
});
