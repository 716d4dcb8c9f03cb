import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { failCommits } from "../../testing/cache/fail-commits";
import { log } from "../runtime/log";
import { type Message, Outbox } from "./outbox";

const folder = mkdtempSync(join(tmpdir(), "outbox-"));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => jest.useRealTimers());

const hook = "https://crm.test/hook";
const message = { id: "INQ-AAAA-0001", key: "INQ-AAAA-0001", inquiry: {}, language: "en" } as Message;
const other = { ...message, id: "INQ-AAAA-0002", key: "INQ-AAAA-0002" };
let files = 0;
const newFile = () => join(folder, `${++files}.sqlite`);
const passClaim = () => jest.setSystemTime(Date.now() + 600_000);

it("gives nothing out that the disk does not take", () => {
  const file = newFile();
  const outbox = new Outbox(file);
  expect(outbox.add(message, [hook])).toBe(true);
  const end = failCommits(file, "message");
  for (let tries = 0; tries < 20; tries++) expect(outbox.claim(hook)).toBeUndefined();
  expect(outbox.add(other, [hook])).toBeUndefined();
  // It waits for the disk.
  expect(outbox.waitMs([hook])).toBeLessThanOrEqual(0);
  expect(jest.mocked(log.warn).mock.calls.map(([, line]) => line)).toEqual(["outbox: cannot use the disk"]);
  end();
  expect(outbox.claim(hook)).toMatchObject({ tries: 1, message });
  expect(outbox.claim(hook)).toBeUndefined();
});

it("gives out once what was sent while the disk took nothing", () => {
  jest.useFakeTimers();
  const file = newFile();
  const outbox = new Outbox(file);
  outbox.add(message, [hook]);
  const claim = outbox.claim(hook);
  const end = failCommits(file, "message");
  if (claim) outbox.finish(claim, "sent");
  expect(outbox.isHandedOver(message.id)).toBe(true);
  passClaim();
  expect(outbox.claim(hook)).toBeUndefined();
  end();
  expect(outbox.claim(hook)).toBeUndefined();
  expect(outbox.waitMs([hook])).toBeUndefined();
  passClaim();
  // Another process of this machine.
  expect(new Outbox(file).claim(hook)).toBeUndefined();
});

it("knows what was sent without it", () => {
  const file = newFile();
  const outbox = new Outbox(file);
  const end = failCommits(file, "message");
  expect(outbox.add(message, [hook])).toBeUndefined();
  outbox.finish({ message, receiver: hook, tries: 1 }, "sent");
  end();
  // The visitor reloads the confirmation.
  expect(outbox.add(message, [hook])).toBe(true);
  expect(outbox.claim(hook)).toBeUndefined();
  expect(outbox.isHandedOver(message.id)).toBe(true);
});

it("tries again after a failure, though the disk took nothing meanwhile", () => {
  jest.useFakeTimers();
  const file = newFile();
  const outbox = new Outbox(file);
  outbox.add(message, [hook]);
  const claim = outbox.claim(hook);
  const end = failCommits(file, "message");
  expect(claim && outbox.defer(claim, 0)).toBe(true);
  end();
  expect(outbox.claim(hook)).toBeUndefined();
  passClaim();
  expect(outbox.claim(hook)).toMatchObject({ tries: 2 });
});
