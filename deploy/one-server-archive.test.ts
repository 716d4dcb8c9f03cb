import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { InquiryStore } from "../backend/inquiry-store.ts";
import { type Claim, Outbox } from "../lib/inquiry/outbox.ts";
import { UploadStore } from "../lib/uploads/store.ts";
import { archiveOf, type Member, TestOneServer } from "../testing/deploy/one-server.ts";

const server = new TestOneServer();
const archive = server.path("/archive.tar.gz");
const secret = server.path("/secret");
const banners = join(server.content, "banners.json");
writeFileSync(secret, "PASSWORD=x");
beforeEach(() => {
  mkdirSync(join(server.content, "media"), { recursive: true });
  writeFileSync(banners, "[]");
});
afterAll(() => server.remove());

const good: Member[] = [
  { name: "./", type: "5" },
  { name: "./environment", text: "A=1\n" },
  { name: "./content/", type: "5" },
  { name: "./content/banners.json", text: "[1]" },
];

it("restores the content of an archive, readable for all and without rights of its files", () => {
  writeFileSync(archive, archiveOf(good));
  expect(server.site(["restore", archive])).toMatchObject({
    code: 0,
    output: expect.stringContaining("Restored."),
  });
  expect(readFileSync(banners, "utf8")).toBe("[1]");
  expect(statSync(banners).mode & 0o7777).toBe(0o755);
});

test.each<[name: string, ...members: Member[]]>([
  ["a symbolic link", { name: "./content/media/leak.png", type: "2", target: "/etc/passwd" }],
  ["a link to a folder", { name: "./content/media", type: "2", target: "/etc" }],
  ["a link in place of the content", { name: "./content", type: "2", target: "/etc" }],
  ["a hard link", { name: "./content/media/leak.png", type: "1", target: "environment" }],
  ["a hard link outside", { name: "./content/leak.png", type: "1", target: "/etc/passwd" }],
  ["a character device", { name: "./content/zero.png", type: "3" }],
  ["a block device", { name: "./content/disk.png", type: "4" }],
  ["a pipe", { name: "./content/pipe.png", type: "6" }],
  ["an absolute path", { name: secret, text: "overwritten" }],
  ["a path above the archive", { name: "../secret", text: "overwritten" }],
  ["one in the middle", { name: "./content/../../../secret", text: "overwritten" }],
  ["a link with a line break in its name", { name: "./content/a\n-b", type: "2", target: "/etc" }],
  [
    "a link, and a file through it",
    { name: "./content/out", type: "2", target: server.dir },
    { name: "./content/out/secret", text: "overwritten" },
  ],
])("refuses an archive with %s, and changes nothing", (_name, ...members) => {
  writeFileSync(archive, archiveOf([...good, ...members]));
  const before = readdirSync(server.path("/srv/site"));
  const { code, output } = server.site(["restore", archive]);
  expect({ code, output }).toEqual({
    code: 1,
    output: expect.stringContaining("Not restored: the archive has"),
  });
  expect(readFileSync(banners, "utf8")).toBe("[]");
  expect(readFileSync(secret, "utf8")).toBe("PASSWORD=x");
  expect(readdirSync(server.path("/srv/site"))).toEqual(before);
});

it("keeps the content if an archive has none", () => {
  writeFileSync(archive, archiveOf(good.slice(0, 2)));
  expect(server.site(["restore", archive])).toMatchObject({ code: 1 });
  expect(existsSync(banners)).toBe(true);
});

it.each([
  ["in a unit of its own", {}],
  ["in the unit of the backup", { IN_UNIT: "yes" }],
])(
  "backs up %s and restores, and root runs no program of a release",
  (_name, env: Record<string, string>) => {
    const dataDir = server.path("/var/lib/site-backend");
    new InquiryStore(dataDir).close();
    symlinkSync(secret, join(server.content, "media/leak.png"));
    const saved = server.site(["backup"], env);
    rmSync(join(server.content, "media/leak.png"));
    expect(saved.output).toContain("Left out, because the backend does not serve links: media/leak.png");
    const [, file = ""] = /== (\S+\.tar\.gz)/.exec(saved.output) ?? [];
    expect(saved).toMatchObject({ code: 0 });
    const members = execFileSync("tar", ["-tzf", file], { encoding: "utf8" }).split("\n");
    expect(members).toEqual(
      expect.arrayContaining(["./environment", "./content/banners.json", "./inquiries.sqlite"]),
    );
    expect(statSync(file).mode & 0o777).toBe(0o600);

    writeFileSync(banners, "[2]");
    rmSync(dataDir, { recursive: true });
    mkdirSync(dataDir);
    expect(server.site(["restore", file])).toMatchObject({ code: 0 });
    expect(readFileSync(banners, "utf8")).toBe("[]");
    expect(readdirSync(dataDir)).toContain("inquiries.sqlite");
    expect(server.log).not.toContain("root runs");
    expect(server.log).toMatch(
      env.IN_UNIT ? /^setpriv --reuid=site-backend/m : /^systemd-run .*--uid=site-backend/m,
    );
    rmSync(file);
  },
);

/** The data of the site on the server: its outbox, and the files of inquiries. */
const siteData = server.path("/var/lib/site");
const openSite = () => ({
  outbox: new Outbox(join(siteData, "outbox.sqlite")),
  files: new UploadStore(join(siteData, "uploads")),
});
const message = (id: string) => ({
  id,
  key: id,
  inquiry: {} as never,
  language: "en" as const,
  receivedAt: "",
});

it("backs up mails, webhooks and files that wait, and restores them without repeating what was handed over", () => {
  mkdirSync(siteData, { recursive: true });
  const before = openSite();
  for (const id of ["mailed", "waits"]) before.outbox.add(message(id), ["sales@example.com"]);
  const file = before.files.add("plan.pdf", 4, "address") ?? "";
  writeFileSync(before.files.pathOf(file), "plan");
  const saved = server.site(["backup"]);
  expect(saved).toMatchObject({ code: 0 });
  const [, archived = ""] = /== (\S+\.tar\.gz)/.exec(saved.output) ?? [];
  before.outbox.finish(before.outbox.claim("sales@example.com", "mailed") as Claim, "sent");

  // On the same server: what was mailed meanwhile is not mailed again.
  const waiting = ({ outbox }: ReturnType<typeof openSite>) =>
    ["mailed", "waits", "later"].filter((id) => outbox.claim("sales@example.com", id));
  expect(server.site(["restore", archived])).toMatchObject({ code: 0 });
  expect(waiting(openSite())).toEqual(["waits"]);

  // On a new one, whose own messages have the same numbers.
  rmSync(siteData, { recursive: true });
  mkdirSync(siteData);
  openSite().outbox.add(message("later"), ["sales@example.com"]);
  expect(server.site(["restore", archived])).toMatchObject({ code: 0 });
  const after = openSite();
  expect(waiting(after)).toEqual(["mailed", "waits", "later"]);
  expect(after.files.find(file)).toMatchObject({ name: "plan.pdf", bytes: 4 });
  expect(readFileSync(after.files.pathOf(file), "utf8")).toBe("plan");

  // On one where the site has never run.
  rmSync(siteData, { recursive: true });
  expect(server.site(["restore", archived])).toMatchObject({ code: 0 });
  expect(waiting(openSite())).toEqual(["mailed", "waits"]);
  expect(server.log).toMatch(/^systemctl try-restart site-backend site@\*$/m);
  expect(server.log).not.toContain("root runs");
  rmSync(archived);
});
