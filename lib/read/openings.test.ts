import { fetchList } from "../backend/client";
import { read } from "./read";

jest.mock("../backend/client", () => ({ fetchList: jest.fn() }));

beforeAll(() => {
  // In India the next day has begun already.
  jest.useFakeTimers({ now: new Date("2026-11-28T20:00:00Z"), doNotFake: ["setImmediate", "nextTick"] });
});
afterAll(() => jest.useRealTimers());

const opening = { id: "1", title: "Welder", description: "<p>Text</p>", published_at: "2026-11-01" };

it.each([
  [undefined, true],
  ["2026-11-30", true],
  ["2026-11-29", true],
  ["2026-11-28", false],
  ["2026-11-28T23:00:00+05:30", false],
  ["2026-11-29T00:30:00+05:30", true],
])("a position until %s is open: %s", async (valid_through, isOpen) => {
  const records = [{ ...opening, valid_through }] as never[];
  jest.mocked(fetchList).mockResolvedValue({ records, total: 1, totalPages: 1 });
  const result = await read("openings", { language: "en" });
  expect(result.ok && result.data.map(({ title }) => title)).toEqual(isOpen ? ["Welder"] : []);
});
