import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Commands that run in a test: the file, and a text in it that shows where. */
const executed: { command: RegExp; file: string; text: string }[] = [
  { command: /^npm test$/, file: ".ci/run", text: "npm test" },
  {
    command: /^npm test -- (--only|--quick|\S+\.ts$)/,
    file: "scripts/test/choose-stages.test.ts",
    text: "chooseStages",
  },
  {
    command: /^npm run (--silent )?inquiries\b/,
    file: "scripts/docs-commands.test.ts",
    text: "npm run inquiries",
  },
  { command: /^npm run check:backend$/, file: "scripts/check-backend.test.ts", text: "check-backend.ts" },
  {
    command: /^npm run brand( -- mark\.svg)?$/,
    file: "tools/brand/brand.test.ts",
    text: "tools/brand/main.ts",
  },
  {
    command: /^npm run content:new -- \S+$/,
    file: "scripts/content-new.test.ts",
    text: "scripts/content-new.ts",
  },
  {
    command: /^npm run contrast$/,
    file: "tools/brand/contrast-cli.test.ts",
    text: "tools/brand/contrast-cli.ts",
  },
  { command: /^npm run openapi$/, file: "backend/openapi.test.ts", text: "openapi.json" },
  {
    command: /^npm run cms:(backup|restore)/,
    file: "cms/test/backup.test.ts",
    text: 'cms.run("backup-cli", "restore"',
  },
  {
    command: /^npm run cms:(import|export)/,
    file: "cms/test/contract.test.ts",
    text: 'cms.run("export-cli"',
  },
  { command: /deploy\/prune-packages\.ts$/, file: "deploy/prune-packages.test.ts", text: "prunePackages(" },
  { command: /deploy\/collect-static\.ts /, file: "deploy/static-files.test.ts", text: "collectStatic(" },
  {
    command: /^(export )?[A-Z_]+=\S*( [A-Z_]+=\S*)*$/,
    file: "scripts/settings/dotenv.test.ts",
    text: "readDotenv",
  },
  {
    command: /^SERVICE_WORKER=off npm run serve$/,
    file: "e2e/offline/release.slow.spec.ts",
    text: "SERVICE_WORKER",
  },
  { command: /^REDIS_URL=\S+ npm run serve/, file: "testing/sites/test-site.ts", text: "REDIS_URL" },
  { command: /^curl -X POST .*\/api\/revalidate/, file: "e2e/outage/freshness.spec.ts", text: "revalidate" },
  {
    command: /^curl -si? https?:\S+\/api\/health/,
    file: "e2e/outage/health.spec.ts",
    text: "/api/health/ready",
  },
];

/** Commands that no test runs, with the reason. */
const notExecuted: { command: RegExp; reason: string }[] = [
  {
    command: /^npm start$/,
    reason: "installs and builds in the working folder; the end-to-end tests start the same build",
  },
  { command: /^npm run dev$/, reason: "compiles for as long as somebody looks; its parts have unit tests" },
  {
    command: /^npm ci && npm run build && npm run serve$/,
    reason: "minutes of installation; the stage build of npm test builds",
  },
  { command: /^npm run test:(slow|cms)$/, reason: "runs tests itself" },
  { command: /^npm prune --omit=dev$/, reason: "removes the packages that tests need" },
  { command: /^npm run cms:build$/, reason: "npm run test:cms runs the same build" },
  { command: /^npm (un)?install .*@payloadcms/, reason: "changes versions; it needs the package registry" },
  { command: /createuser --pwprompt cms/, reason: "changes the machine's Postgres and asks a question" },
  {
    command: /^(DATABASE_URL=\S+ )?npm run cms$/,
    reason: "installs 900 MB; npm run test:cms starts the same programs",
  },
  {
    command: /^npm run (bench|build && npm run styleguide)/,
    reason: "minutes of measuring or pictures, and its results depend on the machine",
  },
  {
    command: /^(npm install --save-exact|python3 tools\/media\/fonts\/)/,
    reason: "adds packages and replaces the site's font files; tried with Figtree",
  },
  { command: /tools\/media\//, reason: "renders with Blender for hours" },
  { command: /^npx playwright show-trace/, reason: "opens a window" },
  { command: /^rm -r \.next\/cache\/pages$/, reason: "empties the cache of a site that runs" },
  {
    command: /^(apt-get|npm install --prefix \/opt|addgroup|adduser|install -d|install -D|chown|git clone) ?/,
    reason: "changes the machine; tried in a container (deploy/one-server.md)",
  },
  {
    command: /^\/srv\/site\/source\/deploy\/one-server\/install\.sh /,
    reason: "sets up a machine; tried in a container (deploy/one-server.md)",
  },
  {
    command: /^site (update|rollback|status|inquiries|backup|restore|cms)\b/,
    reason: "needs such a machine; tried in a container (deploy/one-server.md)",
  },
  {
    command: /^(systemctl|journalctl|runuser|tail -n|editor|certbot) /,
    reason: "needs systemd, or files of a server",
  },
  {
    command: /^(release=|git -C|cd |ln -sfn|ready=|timeout 60|sleep 3|for port in|done$)/,
    reason: "part of the release procedure, which deploy/one-server/site.sh has, too",
  },
  {
    command: /^cp (-r )?(deploy|\/srv\/site\/source|\.\.\/nginx|environment)/,
    reason: "copies files to folders of a server; this test looks for the files",
  },
  {
    command: /^(install -m|docker|kubectl) /,
    reason: "needs Docker or a cluster; unit tests compare the files",
  },
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
  expect(commands.length).toBeGreaterThan(80);
});

it("has each command of the documentation in one of the two lists, and none in both", () => {
  const lists = (command: string) =>
    [executed, notExecuted].filter((list) => list.some((entry) => entry.command.test(command))).length;
  expect(commands.filter((command) => lists(command) !== 1)).toEqual([]);
});

it("has no entry without a command", () => {
  const unused = [...executed, ...notExecuted].filter(
    ({ command }) => !commands.some((each) => command.test(each)),
  );
  expect(unused).toEqual([]);
});

it("names tests that exist and run the command", () => {
  const missing = executed.filter(
    ({ file, text }) => !existsSync(file) || !readFileSync(file, "utf8").includes(text),
  );
  expect(missing).toEqual([]);
});

it("has shell blocks that a shell can read", () => {
  for (const { page, text } of blocks) {
    const { stderr } = spawnSync("bash", ["-n"], { input: text, encoding: "utf8" });
    expect([page, stderr]).toEqual([page, ""]);
  }
});

it("names files of the repository that exist", () => {
  const named = commands.flatMap((command) =>
    Array.from(command.matchAll(/(?<![\w/])((?:deploy|tools|lib|e2e)\/[\w./@-]+)/g), ([, name = ""]) => name),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !existsSync(name))).toEqual([]);
});

it("names the version of Node that package.json has", () => {
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
    dependencies: { node: string };
  };
  const versions = commands.flatMap((command) =>
    Array.from(command.matchAll(/\bnode@(\S+)/g), ([, version]) => version),
  );
  expect(new Set(versions)).toEqual(new Set([dependencies.node]));
});

it("runs npm run inquiries as documented", () => {
  const folder = mkdtempSync(join(tmpdir(), "docs-commands-"));
  const env = { ...process.env, ENV_FILE: "", DATA_DIR: join(folder, "data") };
  const run = (command: string, to: string) =>
    execFileSync("sh", ["-c", command.replace("/var/backups", folder).replace("inquiries.csv", to)], {
      env,
      encoding: "utf8",
      stdio: "pipe",
    });
  const documented = commands.filter((command) => /^npm run (--silent )?inquiries\b/.test(command));
  const byOption = (option: string) => documented.find((command) => command.includes(option)) ?? "";
  execFileSync(process.execPath, [
    "--input-type=module",
    "-e",
    `import { InquiryStore } from "./backend/inquiry-store.ts";
     const text = { name: "Asha", email: "a@example.com", phone: "", company: "", subject: "", message: "Hello", page: "/" };
     new InquiryStore(${JSON.stringify(env.DATA_DIR)}).accept("INQ-7K3F-92QM.x", text);`,
  ]);
  const csv = join(folder, "list.csv");
  expect(run(byOption("--backup"), csv)).toContain("1 inquiry saved in");
  expect(run(byOption("--delete INQ"), csv)).toContain("1 inquiry deleted.");
  expect(run(byOption("--delete-before"), csv)).toContain("0 inquiries deleted.");
  expect(run(byOption("--restore"), csv)).toContain("1 inquiry restored");
  run(byOption("--csv"), csv);
  expect(readFileSync(csv, "utf8")).toContain("INQ-7K3F-92QM");
  rmSync(folder, { recursive: true });
});
