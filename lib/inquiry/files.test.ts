import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { log } from "../runtime/log";
import { words } from "../words/words";
import { checkUpload, checkUploads, pendingUploads } from "./check";
import { uploadStore } from "./store";

const mockEnv: { CLAMD_URL?: string } = {};
jest.mock("../runtime/env", () => ({ env: () => mockEnv }));
jest.mock("../runtime/log", () => ({ log: { warn: jest.fn(), error: jest.fn() } }));

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

function add(name: string, content: string, address = "a"): string {
  const id = uploadStore().add(name, content.length, address) ?? "";
  writeFileSync(uploadStore().pathOf(id), content, "latin1");
  return id;
}

it("takes a file of an accepted type, and of two with the same content one", async () => {
  const ids = [add("a.pdf", "%PDF-1.7 a"), add("b.pdf", "%PDF-1.7 a"), add("c.csv", "a,b\n1,2\n")];
  const { files, errors } = await checkUploads(ids, 1_000, t);
  expect(files.map(({ name, type, bytes }) => [name, type, bytes])).toEqual([
    ["a.pdf", "application/pdf", 10],
    ["c.csv", "text/csv", 8],
  ]);
  expect(errors).toEqual([]);
});

it.each([
  ["all.zip", "PK\x03\x04".padEnd(60, "\0"), "all.zip is a ZIP archive"],
  ["photo.jpg", "MZ\x90\0\x03\0", "photo.jpg is of a type"],
  ["empty.pdf", "", "empty.pdf is empty"],
])("refuses and removes %s", async (name, content, message) => {
  const id = add(name, content);
  const { files, errors } = await checkUploads([id], 1_000, t);
  expect([files, errors]).toEqual([[], [expect.stringContaining(message)]]);
  expect(pendingUploads([id])).toEqual([]);
});

it("refuses files that are unknown, incomplete, or too large together", async () => {
  const incomplete = uploadStore().add("a.pdf", 100, "a") ?? "";
  for (const id of ["../../etc/passwd", "0".repeat(32), incomplete])
    await expect(checkUpload(id, t)).rejects.toThrow("no longer here");
  const large = [add("a.pdf", "%PDF-1.7 large"), add("b.pdf", "%PDF-1.7 large too")];
  expect((await checkUploads(large, 20, t)).errors).toEqual([expect.stringContaining("MB in all")]);
});

it("refuses more files than an inquiry may have", async () => {
  const ids = Array.from({ length: 21 }, (_, number) => add(`${number}.csv`, "a,b\n1,2\n"));
  const { files, errors } = await checkUploads(ids, 1_000, t);
  expect([files, errors]).toEqual([[], [expect.stringContaining("At most 10 files")]]);
});

it("removes a file with a virus, and accepts others", async () => {
  mockEnv.CLAMD_URL = `unix://${socketPath}`;
  const infected = add("plan.pdf", `%PDF-1.7 ${eicar}`);
  await expect(checkUpload(infected, t)).rejects.toThrow("plan.pdf contains a virus");
  expect(pendingUploads([infected])).toEqual([]);
  await expect(checkUpload(add("b.pdf", "%PDF-1.7 b"), t)).resolves.toMatchObject({ name: "b.pdf" });
});

it("keeps a file that cannot be scanned, and accepts it once it can", async () => {
  mockEnv.CLAMD_URL = `unix://${socketPath}.missing`;
  const id = add("plan.pdf", "%PDF-1.7 c");
  await expect(checkUpload(id, t)).rejects.toThrow("could not be checked for viruses");
  mockEnv.CLAMD_URL = `unix://${socketPath}`;
  await expect(checkUpload(id, t)).resolves.toMatchObject({ name: "plan.pdf" });
});

it("logs little of a scanner that answers without an end, and nothing of the file that it repeats", async () => {
  mockEnv.CLAMD_URL = `unix://${socketPath}`;
  const id = add("plan.pdf", "%PDF-1.7 talkative drawing of asha@plant.example, file size limit");
  await expect(checkUpload(id, t)).rejects.toThrow("could not be checked for viruses");
  expect(jest.mocked(log.error).mock.calls.at(-1)).toEqual([
    { message: expect.stringMatching(/^clamd answers: [a-z, …]{1,200}$/) },
    "a file of an inquiry cannot be scanned",
  ]);
});
