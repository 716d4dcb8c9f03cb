/** @jest-environment node */
import { fetchList } from "../backend/client";
import { BackendError } from "../backend/error";
import { getMiscellaneousItem } from "./miscellaneous";

jest.mock("next/cache", () => ({ cacheLife: jest.fn(), cacheTag: jest.fn() }));
jest.mock("../runtime/env", () => ({ env: () => ({ BACKEND_URL: "https://backend.test" }) }));
jest.mock("../backend/client", () => ({ fetchList: jest.fn(), fetchRecord: jest.fn() }));

const list = jest.mocked(fetchList);

/** Page N holds the items N1 and N2. */
function pages(totalPages: number) {
  list.mockImplementation(async (_, page = 1) => ({
    records: [1, 2].map((n) => ({
      id: `${page}${n}`,
      title: `Item ${page}${n}`,
      image: null,
      description: "",
    })) as never[],
    total: 2 * totalPages,
    totalPages,
  }));
}

const none = { ok: true, data: null };

/** The pages that were asked for, each once: the first is read anew with every other, out of the cache. */
const asked = () => [...new Set(list.mock.calls.map(([, page]) => page))];

it("is found on its page, and no further page is asked for", async () => {
  pages(4);
  await expect(getMiscellaneousItem("22")).resolves.toMatchObject({ ok: true, data: { title: "Item 22" } });
  expect(asked()).toEqual([1, 2]);
});

it("is null after the last page", async () => {
  pages(3);
  await expect(getMiscellaneousItem("99")).resolves.toEqual(none);
  expect(asked()).toEqual([1, 2, 3]);
});

it("is null where the list is empty", async () => {
  list.mockResolvedValue({ records: [], total: 0, totalPages: 0 });
  await expect(getMiscellaneousItem("1")).resolves.toEqual(none);
  expect(list).toHaveBeenCalledTimes(1);
});

it("is not looked for without end", async () => {
  pages(1_000_000);
  await expect(getMiscellaneousItem("none")).resolves.toEqual(none);
  expect(list.mock.calls.length).toBeLessThanOrEqual(100);
});

it("is a failure, not a missing item, where a page on the way fails", async () => {
  pages(3);
  list.mockRejectedValueOnce(new BackendError("Network Error"));
  await expect(getMiscellaneousItem("21")).resolves.toEqual({ ok: false, message: "Network Error" });
});

it.each(["-", "../1", ""])("is not asked for where no item can be called %j", async (id) => {
  await expect(getMiscellaneousItem(id)).resolves.toEqual(none);
  expect(list).not.toHaveBeenCalled();
});
