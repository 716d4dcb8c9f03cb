import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exampleInquiry } from "../lib/form/fields.ts";
import { InquiryStore } from "../lib/inquiry/store.ts";

/** Commands that run in a test: the file, and a text in it that shows where. */
const executed: [command: RegExp, file: string, text: string][] = [
  [/^npm test$/, ".ci/run", "npm test"],
  [/^npm test -- (--only|--quick|\S+\.ts$)/, "scripts/test/choose-stages.test.ts", "chooseStages"],
  [/^npm run (--silent )?inquiries\b/, "scripts/docs-commands.test.ts", "npm run inquiries"],
  [/^npm run webhook:receive/, "scripts/webhook-receive.test.ts", "scripts/webhook-receive.ts"],
  [/^npm run check:backend$/, "scripts/check-backend.test.ts", "check-backend.ts"],
  [/^npm run brand( -- mark\.svg)?$/, "tools/brand/brand.test.ts", "tools/brand/main.ts"],
  [/^npm run content:new -- \S+$/, "scripts/content-new.test.ts", "scripts/content-new.ts"],
  [/^npm run words:new -- \S+$/, "scripts/words-new.test.ts", "scripts/words-new.ts"],
  [/^node adapters\/start\.js strapi$/, "adapters/adapters.test.ts", "requestListener("],
  [/^npm run openapi$/, "backend/openapi.test.ts", "openapi.json"],
  [/^npm run cms:(backup|restore)/, "cms/test/backup.test.ts", 'cms.run("backup-cli", "restore"'],
  [/^npm run cms:erase/, "cms/test/inquiry-desk.test.ts", 'cms.run("erase-cli"'],
  [/^npm run cms:(import|export)/, "cms/test/contract.test.ts", 'cms.run("export-cli"'],
  [/deploy\/prune-packages\.ts$/, "deploy/prune-packages.test.ts", "prunePackages("],
  [/^(export )?[A-Z_]+=\S*( [A-Z_]+=\S*)*$/, "scripts/settings/dotenv.test.ts", "readDotenv"],
  [/^REDIS_URL=\S+ npm run serve/, "testing/sites/test-site.ts", "REDIS_URL"],
  [/^curl -X POST .*\/api\/revalidate/, "e2e/outage/freshness.spec.ts", "revalidate"],
  [/^curl -si? https?:\S+\/api\/health/, "e2e/outage/health.spec.ts", "/api/health/ready"],
];

/** Commands that no test runs, with the reason. */
const notExecuted: [command: RegExp, reason: string][] = [
  [/^npm start$/, "installs and builds in the working folder; the end-to-end tests start the same build"],
  [/^npm run dev$/, "compiles for as long as somebody looks; its parts have unit tests"],
  [
    /^npm ci && npm run build && npm run serve$/,
    "minutes of installation; the stage build of npm test builds",
  ],
  [/^npm run test:(slow|cms)( -- --slow)?$/, "runs tests itself"],
  [/^npm prune --omit=dev$/, "removes the packages that tests need"],
  [/^npm run cms:build$/, "npm run test:cms runs the same build"],
  [/^npm (un)?install .*@payloadcms/, "changes versions; it needs the package registry"],
  [/createuser --pwprompt cms/, "changes the machine's Postgres and asks a question"],
  [/^(DATABASE_URL=\S+ )?npm run cms$/, "builds the site; cms/test/commands.test.ts starts it until then"],
  [/^npm run bench/, "minutes of measuring, and its results depend on the machine"],
  [
    /^(npm install --save-exact|python3 tools\/brand\/)/,
    "adds packages and replaces the site's font files; tried with Figtree",
  ],
  [/^zcat -f .*\| goaccess /, "needs a server's log, and a program that the project does not install"],
  [/^npx playwright show-trace/, "opens a window"],
  [/^rm -r \.next\/cache\/pages$/, "empties the cache of a site that runs"],
  [
    /^(apt-get|npm install --prefix \/opt|addgroup|adduser|install -d|install -D|chown|chmod|git clone) ?/,
    "changes the machine; tried in a container with systemd",
  ],
  [
    /^\/srv\/site\/source\/deploy\/one-server\/install\.sh /,
    "sets up a machine; tried in a container with systemd",
  ],
  [
    /^site (update|rollback|status|inquiries|backup|restore|cms)\b/,
    "needs such a machine; tried in a container with systemd",
  ],
  [/^(systemctl|journalctl|tail -n|editor|certbot) /, "needs systemd, or files of a server"],
  [/^ln -s /, "needs a server of deploy/one-server.md"],
  [/^cp (-r )?(deploy|\/srv\/site\/source|\.\.\/\.\.\/backend)/, "copies files to folders of a server"],
  [
    /^(cd |umask|mv |install -m|printf|echo|openssl|sed|git pull|tar |docker|kubectl) ?/,
    "needs Docker or a cluster; unit tests compare the files",
  ],
  [/^npm run golden( |$)/, "builds two commits"],
  [/^npm run contrast$/, "prints the contrasts that tools/brand/tokens.test.ts checks"],
];

const pages = ["README.md", "CONTRIBUTING.md", ...globSync("{docs,deploy}/*.md")].filter((page) =>
  existsSync(page),
);
const blocks = pages.flatMap((page) =>
  Array.from(readFileSync(page, "utf8").matchAll(/^ *```sh\n([\s\S]*?)^ *```/gm), ([, text = ""]) => ({
    page,
    text,
  })),
);
const commands = blocks.flatMap(({ text }) =>
  text
    .replaceAll(/\\\n\s*/g, "")
    .split("\n")
    // A comment begins after two spaces, or with the line.
    .map((line) => line.replace(/(?:^|\s{2,})#.*$/, "").trim())
    .filter(Boolean),
);

it("finds the commands of the documentation", () => {
  expect(commands.length).toBeGreaterThan(60);
});

it("has each command of the documentation in one of the two lists, and none in both", () => {
  const lists = (command: string) =>
    [executed, notExecuted].filter((list) => list.some(([pattern]) => pattern.test(command))).length;
  expect(commands.filter((command) => lists(command) !== 1)).toEqual([]);
});

it("has no entry without a command", () => {
  const unused = [...executed, ...notExecuted].filter(
    ([pattern]) => !commands.some((command) => pattern.test(command)),
  );
  expect(unused).toEqual([]);
});

it("names tests that exist and run the command", () => {
  const missing = executed.filter(
    ([, file, text]) => !existsSync(file) || !readFileSync(file, "utf8").includes(text),
  );
  expect(missing).toEqual([]);
});

it("has shell blocks that a shell can read", () => {
  const input = blocks.map(({ page, text }) => `: ${page}\n${text}`).join("\n");
  expect(spawnSync("bash", ["-n"], { input, encoding: "utf8" }).stderr).toBe("");
});

it("names files of the repository that exist", () => {
  const pattern =
    /(?<![\w./])(?:\.\/|\/srv\/(?:site\/source|website)\/)?((?:deploy|tools|lib|e2e|cms|backend|scripts)\/(?!\.next)[\w./@-]+)/g;
  const named = commands.flatMap((command) => Array.from(command.matchAll(pattern), ([, name = ""]) => name));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !existsSync(name))).toEqual([]);
});

it("runs npm run inquiries as documented", () => {
  const folder = mkdtempSync(join(tmpdir(), "docs-commands-"));
  const env = { ...process.env, ENV_FILE: "", SITE_DATA_DIR: folder };
  const store = new InquiryStore(join(folder, "inquiries"));
  const received = { language: "en" as const, receivedAt: "2026-05-04T08:15:30.123Z", files: [] };
  store.add({ key: "INQ-7K3F-92QM.x", fields: exampleInquiry, ...received });
  store.close();
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: { inquiries: string } };
  const documented = commands.filter((command) => /^npm run (--silent )?inquiries\b/.test(command));
  /** The documented command with an option, or without one. As npm does, which takes longer than the command itself. */
  const run = (option: string) => {
    const isIt = (command: string) => (option ? command.includes(option) : !command.includes(" -- "));
    const script = documented
      .find(isIt)
      ?.replace(/^npm run (?:--silent )?inquiries(?: --)?/, scripts.inquiries);
    const line = String(script).replace("inquiries.csv", join(folder, "list.csv"));
    const { stdout, stderr } = spawnSync("sh", ["-c", line], { env, encoding: "utf8" });
    return stdout + stderr;
  };
  expect(run("")).toContain("Asha Rao");
  expect(run("--show")).toContain("Oxygen for a converter");
  run("--csv");
  expect(readFileSync(join(folder, "list.csv"), "utf8")).toContain("INQ-7K3F-92QM");
  expect(run("--resend")).toContain("INQ-7K3F-92QM is queued.");
  expect(run("--erase")).toContain("INQ-7K3F-92QM is erased.");
  expect(run("")).toContain("There are no inquiries in");
  rmSync(folder, { recursive: true });
});
