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
import { exampleInquiry } from "../lib/form/fields.ts";
import { type Claim, InquiryStore } from "../lib/inquiry/store.ts";
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

/** The inquiries of the site on the server. */
const siteData = server.path("/var/lib/site");
const folder = join(siteData, "inquiries");
const receiver = "sales@example.com";
const keyOf = (name: string) => `INQ-7K3F-92QM.${name}`;

/** Accepts an inquiry with one file, which waits for the receiver. */
function accept(store: InquiryStore, name: string): void {
  const key = keyOf(name);
  mkdirSync(join(folder, "files", key), { recursive: true });
  writeFileSync(join(folder, "files", key, "Plan A.pdf"), name);
  const file = { name: "Plan A.pdf", type: "application/pdf" as const, bytes: name.length, sha256: "" };
  const fields = { ...exampleInquiry, name };
  store.add({ key, fields, language: "en", receivedAt: "2026-05-04T08:15:30.123Z", files: [file] });
  store.queue([receiver]);
}

const claimAll = (store: InquiryStore): Claim[] => {
  const claim = store.claim(receiver);
  return claim ? [claim, ...claimAll(store)] : [];
};
const waiting = () => {
  const store = new InquiryStore(folder);
  const names = store
    .list()
    ?.flatMap(({ fields, deliveries }) => (deliveries[receiver] === "waiting" ? fields.name : []));
  store.close();
  return names?.sort();
};
const archiveIn = (output: string) => /== (\S+\.tar\.gz)/.exec(output)?.[1] ?? "";

it.each([
  ["in a unit of its own", {}],
  ["in the unit of the backup", { IN_UNIT: "yes" }],
])(
  "backs up %s and restores, and root runs no program of a release",
  (_name, env: Record<string, string>) => {
    const store = new InquiryStore(folder);
    accept(store, "Asha");
    store.close();
    symlinkSync(secret, join(server.content, "media/leak.png"));
    const saved = server.site(["backup"], env);
    rmSync(join(server.content, "media/leak.png"));
    expect(saved.output).toContain("Left out, because the backend does not serve links: media/leak.png");
    const file = archiveIn(saved.output);
    expect(saved).toMatchObject({ code: 0 });
    const members = execFileSync("tar", ["-tzf", file], { encoding: "utf8" }).split("\n");
    expect(members).toEqual(
      expect.arrayContaining([
        "./environment",
        "./content/banners.json",
        "./inquiries/inquiries.sqlite",
        `./inquiries/files/${keyOf("Asha")}/Plan A.pdf`,
      ]),
    );
    expect(statSync(file).mode & 0o777).toBe(0o600);

    writeFileSync(banners, "[2]");
    rmSync(siteData, { recursive: true });
    expect(server.site(["restore", file])).toMatchObject({ code: 0 });
    expect(readFileSync(banners, "utf8")).toBe("[]");
    expect(waiting()).toEqual(["Asha"]);
    expect(server.log).not.toContain("root runs");
    expect(server.log).toMatch(env.IN_UNIT ? /^setpriv --reuid=site /m : /^systemd-run .*--uid=site /m);
    rmSync(file);
    rmSync(siteData, { recursive: true });
  },
);

it("adds missing inquiries with their files, and repeats none that was handed over", () => {
  const store = new InquiryStore(folder);
  for (const name of ["Mailed", "Waits"]) accept(store, name);
  const saved = server.site(["backup"]);
  expect(saved).toMatchObject({ code: 0 });
  const archived = archiveIn(saved.output);
  const [mailed] = claimAll(store);
  expect(mailed?.inquiry.fields.name).toBe("Mailed");
  store.end(mailed as Claim, "done");
  accept(store, "Later");
  store.close();

  // On the same server: what was mailed meanwhile is not mailed again.
  expect(server.site(["restore", archived])).toMatchObject({ code: 0 });
  expect(waiting()).toEqual(["Later", "Waits"]);

  // On a new one, whose own inquiries have the same numbers.
  rmSync(siteData, { recursive: true });
  const other = new InquiryStore(folder);
  accept(other, "Later");
  other.close();
  expect(server.site(["restore", archived])).toMatchObject({ code: 0 });
  expect(waiting()).toEqual(["Later", "Mailed", "Waits"]);
  const path = join(folder, "files", keyOf("Waits"), "Plan A.pdf");
  expect(readFileSync(path, "utf8")).toBe("Waits");
  expect(statSync(path).mode & 0o077).toBe(0);

  // On one where the site has never run.
  rmSync(siteData, { recursive: true });
  expect(server.site(["restore", archived])).toMatchObject({ code: 0 });
  expect(waiting()).toEqual(["Mailed", "Waits"]);
  expect(statSync(join(folder, "inquiries.sqlite")).mode & 0o077).toBe(0);
  expect(server.log).toMatch(/^systemctl try-restart site-backend site@\*$/m);
  expect(server.log).not.toContain("root runs");
  rmSync(archived);
});

it("runs npm run inquiries as the user of the site, on its folder", () => {
  rmSync(siteData, { recursive: true, force: true });
  const store = new InquiryStore(folder);
  accept(store, "Asha");
  store.close();
  const { code, output } = server.site(["inquiries", "--csv"]);
  expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining("Asha") });
  expect(server.log).toMatch(/^systemd-run .*--uid=site .*scripts\/inquiries\.ts --csv$/m);
});
