import { fetchList, fetchRecord } from "../backend/client";
import { calls, type ListName, type RecordName } from "../backend/contract";
import { log } from "../runtime/log";
import { maxCharacters } from "./load";
import { read, readOne } from "./read";

// Each of these tests is to see its lines.
jest.mock("../runtime/log-limit", () => ({
  logOncePerMinute: (level: "warn", _cause: string, details: object, message: string) =>
    log[level](details, message),
}));
jest.mock("../backend/client", () => ({ fetchList: jest.fn(), fetchRecord: jest.fn() }));

function serveList(records: object[]) {
  jest.mocked(fetchList).mockImplementation(async (name: ListName) => ({
    records: records.map((record) => calls[name].schema.parse(record)) as never[],
    total: records.length,
    totalPages: 1,
  }));
}

const member = (id: number, description: string) => ({ id, name: `N ${id}`, description });
const words = `<p>${"The cold box cools the air. ".repeat(30)}</p>`.repeat(107);

it("names the record, the field and the bound of a text that is cut off", async () => {
  serveList([member(1, "<p>a</p>"), member(2, "<p>a</p>".repeat(4_000))]);
  const result = await read("team", { page: 1, language: "en" });
  expect(result.ok && result.data.items.map(({ description }) => description?.length)).toEqual([8, 16_000]);
  const details = { call: "team", id: "2", field: "description", max: { tags: 4_000 } };
  expect(jest.mocked(log.warn).mock.calls).toEqual([[details, "backend text cut off"]]);
});

it("fails a page that is too large, and logs its size", async () => {
  serveList(Array.from({ length: 6 }, (_, index) => member(index, words)));
  await expect(read("team", { page: 2, language: "en" })).resolves.toEqual({
    ok: false,
    message: "Something went wrong",
  });
  const details = { call: "team", page: 1, characters: expect.any(Number), max: maxCharacters.page };
  expect(jest.mocked(log.warn).mock.calls).toEqual([
    [details, "backend page too large"],
    [{ ...details, page: 2 }, "backend page too large"],
  ]);
});

it("shows a page that is just small enough", async () => {
  serveList(Array.from({ length: 5 }, (_, index) => member(index, words)));
  await expect(read("team", { page: 1, language: "en" })).resolves.toMatchObject({
    ok: true,
    data: { total: 5 },
  });
});

it("fails a record that is too large", async () => {
  // Each character of a path may be encoded as nine.
  const images = Array.from({ length: 100 }, (_, index) => `/${"氧".repeat(600)}${index}.webp`);
  jest
    .mocked(fetchRecord)
    .mockImplementation(
      async (name: RecordName) => calls[name].schema.parse({ title: "T", images }) as never,
    );
  await expect(readOne("expertise", "7", { language: "en" })).resolves.toEqual({
    ok: false,
    message: "Something went wrong",
  });
  expect(jest.mocked(log.warn).mock.calls).toEqual([
    [
      { call: "expertiseEntry", id: undefined, characters: expect.any(Number), max: maxCharacters.record },
      "backend record too large",
    ],
  ]);
});
