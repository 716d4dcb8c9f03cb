import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { log } from "../runtime/log";
import { words } from "../words/words";
import { checkFiles, dropFiles, keepFiles } from "./files";
import { filesFolder } from "./inquiry";
import type { ArrivedFile } from "./read-form";

const mockEnv: { CLAMD_URL?: string } = {};
jest.mock("../runtime/env", () => ({ env: () => mockEnv }));
jest.mock("../runtime/log", () => ({ log: { warn: jest.fn(), error: jest.fn() } }));

jest.mock("../runtime/periods", () => {
  const { periods } = jest.requireActual("../runtime/periods");
  return { periods: { ...periods, inquiry: { ...periods.inquiry, scanMs: 1_000 } } };
});

const folder = mkdtempSync(join(tmpdir(), "uploads-"));
process.env.SITE_DATA_DIR = folder;
const t = words("en");
const eicar = "X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*";

/** A double of clamd: it finds the EICAR test file, and answers a talkative file without an end. */
const clamd: Server = createServer((socket) => {
  socket.on("error", () => {});
  let received = Buffer.alloc(0);
  socket.on("data", (data) => {
    received = Buffer.concat([received, data]);
    let at = received.indexOf("\0") + 1;
    let file = "";
    while (at + 4 <= received.length) {
      const size = received.readUInt32BE(at);
      file += received.toString("latin1", at + 4, at + 4 + size);
      at += 4 + size;
      if (size === 0 && file.includes("talkative")) {
        const talk = () => void (socket.writable && socket.write(`${file} `.repeat(5_000), talk));
        return talk();
      }
      if (size === 0)
        return socket.end(file.includes(eicar) ? "stream: Eicar-Signature FOUND\0" : "stream: OK\0");
    }
  });
});
const socketPath = join(folder, "clamd.ctl");
beforeAll(() => new Promise<void>((resolve) => void clamd.listen(socketPath, resolve)));
afterAll(() => {
  clamd.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  mockEnv.CLAMD_URL = undefined;
});

let requests = 0;
/** Files as they arrive with a request. */
function arrive(...files: [name: string, content: string][]): ArrivedFile[] {
  const own = join(folder, `request-${++requests}`);
  mkdirSync(own, { mode: 0o700 });
  return files.map(([name, content], number) => {
    const path = join(own, `${number}`);
    writeFileSync(path, content, "latin1");
    return { path, name, bytes: content.length };
  });
}

it("takes files of accepted types, of two with the same content one, and gives each a name of its own", async () => {
  const arrived = arrive(
    ["a.pdf", "%PDF-1.7 a"],
    ["b.pdf", "%PDF-1.7 a"],
    ["A.pdf", "%PDF-1.7 other"],
    ["../../c.csv", "a,b\n1,2\n"],
    ["d.exe", "%PDF-1.7 d"],
  );
  const { files, errors } = await checkFiles(arrived, t);
  expect(files.map(({ name, type, bytes }) => [name, type, bytes])).toEqual([
    ["a.pdf", "application/pdf", 10],
    ["A (2).pdf", "application/pdf", 14],
    ["c.csv", "text/csv", 8],
    ["d.exe.pdf", "application/pdf", 10],
  ]);
  expect(errors).toEqual([]);
});

it("keeps the files of an accepted inquiry by their names, also when it comes again, and drops others", async () => {
  for (const key of ["one", "one", "two"]) {
    const arrived = arrive(
      ["plan.pdf", "%PDF-1.7 a"],
      ["copy.pdf", "%PDF-1.7 a"],
      ["list.csv", "a,b\n1,2\n"],
    );
    const { files } = await checkFiles(arrived, t);
    if (key === "one")
      await expect(keepFiles(key, files)).resolves.toMatchObject([
        { name: "plan.pdf" },
        { name: "list.csv" },
      ]);
    await dropFiles(arrived);
  }
  expect([
    statSync(join(filesFolder("one"), "..")).mode & 0o077,
    statSync(filesFolder("one")).mode & 0o077,
  ]).toEqual([0, 0]);
  expect(readdirSync(filesFolder("one")).sort()).toEqual(["list.csv", "plan.pdf"]);
  expect(readdirSync(folder).filter((name) => name === `request-${requests}`)).toEqual([]);
});

it.each([
  ["all.zip", "PK\x03\x04".padEnd(60, "\0"), "all.zip is a ZIP archive"],
  ["photo.jpg", "MZ\x90\0\x03\0", "photo.jpg is of a type"],
  ["empty.pdf", "", "empty.pdf is empty"],
])("refuses %s", async (name, content, message) => {
  const { files, errors } = await checkFiles(arrive([name, content]), t);
  expect([files, errors]).toEqual([[], [expect.stringContaining(message)]]);
});

const clamdUrl = `unix://${socketPath}`;
it.each([
  [`%PDF-1.7 ${eicar}`, clamdUrl, "plan.pdf contains a virus"],
  ["%PDF-1.7 b", `${clamdUrl}.missing`, "plan.pdf could not be checked for viruses"],
  ["%PDF-1.7 c", clamdUrl, undefined],
])("asks the scanner about %j", async (content, url, message) => {
  mockEnv.CLAMD_URL = url;
  const { files, errors } = await checkFiles(arrive(["plan.pdf", content]), t);
  expect(errors).toEqual(message ? [expect.stringContaining(message)] : []);
  expect(files).toHaveLength(message ? 0 : 1);
});

it("logs little of a scanner that answers without an end, and nothing of the file that it repeats", async () => {
  mockEnv.CLAMD_URL = clamdUrl;
  const talk = "%PDF-1.7 talkative drawing of asha@plant.example, file size limit";
  const { errors } = await checkFiles(arrive(["plan.pdf", talk]), t);
  expect(errors).toEqual([expect.stringContaining("could not be checked for viruses")]);
  expect(jest.mocked(log.error).mock.calls.at(-1)).toEqual([
    { message: expect.stringMatching(/^clamd answers: [a-z, …]{1,200}$/) },
    "a file of an inquiry cannot be scanned",
  ]);
});

it("waits for the scanner for a limited time in all, also for one that goes on talking", async () => {
  const slow = createServer((socket) => {
    const timer = setInterval(() => socket.write("."), 5);
    socket.on("close", () => clearInterval(timer)).on("error", () => {});
  });
  const path = join(folder, "slow.ctl");
  await new Promise<void>((resolve) => void slow.listen(path, resolve));
  mockEnv.CLAMD_URL = `unix://${path}`;
  const { errors } = await checkFiles(arrive(["plan.pdf", "%PDF-1.7 slow"]), t);
  expect(errors).toEqual([expect.stringContaining("could not be checked for viruses")]);
  slow.close();
});
