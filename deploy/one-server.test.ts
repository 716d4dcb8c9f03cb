import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";

const scripts = globSync("deploy/one-server/*.sh");
const read = (name: string) => readFileSync(`deploy/one-server/${name}`, "utf8");
const [install, site] = [read("install.sh"), read("site.sh")];
const readUnit = (name: string) => readFileSync(`deploy/systemd/${name}`, "utf8");
const shellcheck = "/usr/bin/shellcheck";

it("has scripts that a plain shell can read, without what shellcheck warns about", () => {
  expect(scripts.length).toBe(5);
  for (const script of scripts) expect(spawnSync("sh", ["-n", script], { encoding: "utf8" }).stderr).toBe("");
  for (const text of [install, site]) expect(text).toMatch(/^#!\/bin\/sh\n[\s\S]*^set -eu$/m);
  // The others are parts of site.sh.
  const commands = ["install.sh", "site.sh"].map((name) => `deploy/one-server/${name}`);
  if (existsSync(shellcheck)) execFileSync(shellcheck, ["-x", ...commands], { stdio: "pipe" });
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

it("writes the site's names as nginx.conf and the page about containers have them", () => {
  const [, heredoc = ""] = /cat >"\$local\/names\.conf" (<<END\n[\s\S]*?^END$)/m.exec(install) ?? [];
  const written = (others: string) =>
    execFileSync("sh", ["-c", `name=www.example.com; set -- ${others}; cat ${heredoc}`], {
      encoding: "utf8",
    });
  const asked =
    readFileSync("deploy/nginx/nginx.conf", "utf8").match(/^ *# (?:server_name|set) .*;$/gm) ?? [];
  expect(written("example.com")).toBe(asked.map((line) => `${line.replace(/^ *# /, "")}\n`).join(""));
  expect(written("")).toBe(written("example.com").replace(" example.com;", ";"));
  expect(readFileSync("deploy/container.md", "utf8")).toContain(
    `printf '${written("example.com").replaceAll("\n", "\\n")}'`,
  );
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
    const text = readUnit(unit);
    expect(text).toMatch(/^User=site(-backend|-cms)?$/m);
    for (const line of [
      "ProtectSystem=strict",
      "NoNewPrivileges=yes",
      "CapabilityBoundingSet=",
      "PrivateTmp=yes",
    ])
      expect(text).toContain(`\n${line}\n`);
  }
});

it("restricts the backup like the other units, except that it becomes the users whose databases it copies", () => {
  const linesOf = (unit: string) =>
    readUnit(unit)
      .slice(readUnit(unit).indexOf("UMask="))
      .split("\n")
      .filter((line) => /^[A-Z]/.test(line));
  const backup = linesOf("site-backup.service");
  const other = linesOf("site@.service").filter((line) => !line.startsWith("WantedBy="));
  expect(other.filter((line) => !backup.includes(line))).toEqual([
    "CapabilityBoundingSet=",
    "PrivateUsers=yes",
    "RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX",
    "SystemCallFilter=~@privileged @resources",
  ]);
  for (const line of [
    "ReadWritePaths=/var/backups/site -/var/lib/site -/var/lib/site-cms",
    "CapabilityBoundingSet=CAP_CHOWN CAP_DAC_OVERRIDE CAP_FOWNER CAP_SETGID CAP_SETUID",
    "ProtectSystem=strict",
    "PrivateTmp=yes",
    "PrivateNetwork=yes",
    "RestrictAddressFamilies=none",
  ])
    expect(readUnit("site-backup.service")).toContain(`\n${line}\n`);
});

it("gives the secrets of the CMS to its user only", () => {
  const withFile = readdirSync("deploy/systemd").filter((unit) => readUnit(unit).includes("cms-environment"));
  expect(withFile).toEqual(["site-cms.service"]);
  expect(readUnit("site-cms.service")).toMatch(/^Environment=.* CMS_ENV_FILE=\/etc\/site\/cms-environment$/m);
  expect(install).not.toContain("CMS_SECRET");
});

it("lets root run files of root's clone only, which nobody else can change", () => {
  expect(install).toMatch(/find \/srv\/site\/source \\\( ! -user root -o ! -type l -perm \/022 \\\)/);
  for (const name of scripts.map((script) => script.replace("deploy/one-server/", "")))
    for (const line of read(name).match(/^.*(?:\$node|\bnpm (?:ci|install|run|prune)|\bnode ).*$/gm) ?? [])
      expect(line).toMatch(/as_builder|in_release|^ *#|^ *\.\.\/node_modules/);
});
