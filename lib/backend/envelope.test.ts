import { calls } from "./contract";
import { readEnvelope } from "./envelope";
import { parseList } from "./parse";

jest.mock("../runtime/log", () => ({ log: { warn: jest.fn(), info: jest.fn() } }));

const records = (length: number) => Array.from({ length }, (_, index) => ({ id: index + 1, title: "x" }));
/** Of news, six to a page. */
const read = (length: number, pagination: unknown, page = 1) => {
  const { total, totalPages } = parseList("news", { data: records(length), pagination }, page);
  return [total, totalPages];
};

it.each([
  ["a division that nobody rounded", 6, { total: 7, totalPages: 1.17 }, [7, 2]],
  ["the same as text", 6, { total: "7", totalPages: "1.17" }, [7, 2]],
  ["no number of pages", 6, { total: 14 }, [14, 3]],
  ["null", 6, { total: 14, totalPages: null }, [14, 3]],
  ["0", 6, { total: 14, totalPages: 0 }, [14, 3]],
  ["a word", 6, { total: 14, totalPages: "many" }, [14, 3]],
  ["less than nothing", 6, { total: 14, totalPages: -1 }, [14, 3]],
  ["another size of pages", 5, { total: 14, totalPages: null, per_page: 5 }, [14, 3]],
  ["all records at once", 14, { total: 14, totalPages: null }, [14, 1]],
  ["no total", 6, { total: null, totalPages: 3 }, [6, 3]],
  ["neither", 4, { total: null, totalPages: null }, [4, 1]],
  ["nothing", 4, null, [4, 1]],
  ["too few pages for a full page", 6, { total: 14, totalPages: 1 }, [14, 3]],
  ["more pages than the total fills", 5, { total: 14, totalPages: 3 }, [14, 3]],
  ["the number of this page's records as total", 6, { total: 6, totalPages: 3 }, [6, 3]],
  ["a total with records that are not published", 4, { total: 40, totalPages: 1 }, [40, 1]],
  ["a limit that is ignored", 10, { total: 38, totalPages: 4 }, [38, 4]],
  ["nothing for some records", 4, { total: 0, totalPages: 0 }, [4, 1]],
  ["an empty list", 0, { total: 0, totalPages: null }, [0, 0]],
  ["an empty list without totals", 0, { total: null, totalPages: null }, [0, 0]],
  ["an empty list with one page", 0, { total: 0, totalPages: 1 }, [0, 1]],
])("counts the pages that a visitor needs: %s", (_, length, pagination, expected) => {
  expect(read(length, pagination)).toEqual(expected);
});

it("counts a later page that came with records", () => {
  expect(read(2, { total: 14, totalPages: 2 }, 3)).toEqual([14, 3]);
  expect(read(2, { total: null, totalPages: null }, 3)).toEqual([2, 3]);
  expect(read(2, null, 3)).toEqual([2, 3]);
});

it("ignores the totals of a list without pages", () => {
  const list = parseList("services", { data: records(2), pagination: { total: null, totalPages: 1.5 } });
  expect(list).toMatchObject({ total: 2, totalPages: 1 });
});

it.each([
  [{ total: 7, totalPages: 1.17 }, "1.17 for totalPages, which is rounded up or counted from the total"],
  [{ total: 7 }, "nothing for totalPages, which is rounded up or counted from the total"],
  [{ total: 7, totalPages: "2" }, "numbers as text"],
  [
    { total: 7, totalPages: { toString: [] } },
    '{"toString":[]} for totalPages, which is rounded up or counted from the total',
  ],
  [{ total: 14, totalPages: 1 }, "totals that contradict each other, such as 14 records on 1 pages"],
])("names %j", (pagination, difference) => {
  const found = new Set<string>();
  readEnvelope(calls.news, { data: records(6), pagination }, found);
  expect([...found]).toEqual([difference]);
});

it("names nothing of the contract's own totals", () => {
  const found = new Set<string>();
  readEnvelope(calls.news, { data: records(6), pagination: { total: 14, totalPages: 3 } }, found);
  readEnvelope(calls.news, { data: [], pagination: { total: 0, totalPages: 1 } }, found);
  expect([...found]).toEqual([]);
});
