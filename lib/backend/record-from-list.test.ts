import type * as RecordFromList from "./record-from-list";

const pages = [[{ id: "1" }, { id: "2" }], [{ id: "3" }]];
const fetchList = jest.fn(async (_: string, page = 1) => ({
  records: pages[page - 1] ?? [],
  total: 3,
  totalPages: 2,
}));
const hasRecord = jest.fn(async (_id: string) => false);
let findInList: typeof RecordFromList.findInList;
const find = (name: "product" | "banner", id: string) =>
  findInList(name, id, { fetchList: fetchList as never, hasRecord });

beforeEach(async () => {
  // The module remembers which calls a backend lacks.
  jest.resetModules();
  ({ findInList } = await import("./record-from-list"));
  hasRecord.mockResolvedValue(false);
  fetchList.mockClear();
});

it("finds a record on any page of a list whose own first record has no call", async () => {
  expect(await find("product", "3")).toEqual({ id: "3" });
  expect(await find("product", "4")).toBeNull();
});

it("asks whether a backend has the call once in a while, and then no more", async () => {
  hasRecord.mockResolvedValue(true);
  for (const id of ["3", "4", "5"]) expect(await find("product", id)).toBeNull();
  expect(fetchList).toHaveBeenCalledTimes(1);
});

it("believes the 404 of a record while its list fails, and for other calls", async () => {
  fetchList.mockRejectedValueOnce(new Error("Network Error"));
  expect(await find("product", "3")).toBeNull();
  expect(await find("banner", "3")).toBeNull();
  expect(await find("product", "3")).toEqual({ id: "3" });
});
