import { fetchList } from "../backend/client";
import { BackendError } from "../backend/error";
import { getMiscellaneousItem } from "./miscellaneous";

jest.mock("../backend/client", () => ({ fetchList: jest.fn(), fetchRecord: jest.fn() }));

const list = jest.mocked(fetchList);

/** Page N contains the items N1 and N2. */
function pages(totalPages: number) {
  list.mockImplementation(async (_name, _language, page = 1) => ({
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

/** The requested pages, each once: every page also reads the first one, from the cache. */
const requestedPages = () => [...new Set(list.mock.calls.map(([, , page]) => page))];

it("is found on its page without reading further ones", async () => {
  pages(4);
  await expect(getMiscellaneousItem("22", "en")).resolves.toMatchObject({
    ok: true,
    data: { title: "Item 22" },
  });
  expect(requestedPages()).toEqual([1, 2]);
});

it("is not searched beyond the page limit", async () => {
  pages(1_000_000);
  await expect(getMiscellaneousItem("none", "en")).resolves.toEqual(none);
  expect(list.mock.calls.length).toBeLessThanOrEqual(100);
});

it("is a failure, not a missing item, when a page fails", async () => {
  pages(3);
  list.mockRejectedValueOnce(new BackendError("Network Error"));
  await expect(getMiscellaneousItem("21", "en")).resolves.toEqual({ ok: false, message: "Network Error" });
});

it.each(["-", "../1", ""])("is not requested for %j, which is not an id", async (id) => {
  await expect(getMiscellaneousItem(id, "en")).resolves.toEqual(none);
  expect(list).not.toHaveBeenCalled();
});
