import { fetchList } from "../backend/client";
import { calls, type ListName } from "../backend/contract";
import { BackendError } from "../backend/error";
import { isOutOfRange } from "./page";
import { read } from "./read";

jest.mock("../backend/client", () => ({ fetchList: jest.fn(), fetchRecord: jest.fn() }));

/** Records of the backend, by call, before parsing. */
let lists: Partial<Record<ListName, object[]>> = {};

beforeEach(() => {
  jest.mocked(fetchList).mockImplementation(async (name: ListName) => {
    const parsed = lists[name]?.map((record) => calls[name].schema.parse(record));
    if (!parsed) throw new BackendError("Network Error");
    return { records: parsed as never[], total: 20, totalPages: 4 };
  });
});

const bare = { id: 1, title: "T", image: null, description: null };
const noData = {
  tag: null,
  family: null,
  gases: [],
  specs: [],
  expertise: [],
  pdf: null,
  pdfRevision: null,
  pdfDate: null,
};
const full = { id: 1, title: "T", image: "a.webp", description: "<h2>H</h2><p>D</p>" };
const bareItem = { id: "1", title: "T", image: null, description: null };
const fullItem = {
  id: "1",
  title: "T",
  image: "/files/a.webp",
  description: "<h3>H</h3><p>D</p>",
};

describe("a page of a list", () => {
  it.each([
    ["miscellaneous", [bare, full], [bareItem, fullItem]],
    [
      "products",
      [bare, { ...full, pdf_file: "/a.pdf" }],
      [
        { id: "1", title: "T", image: null, ...noData },
        { id: "1", title: "T", image: "/files/a.webp", ...noData, pdf: "/files/a.pdf" },
      ],
    ],
    [
      "team",
      [
        { ...bare, name: "A", position: "" },
        { ...full, name: "B", position: "Chief" },
      ],
      [
        { id: "1", name: "A", position: null, image: null, description: null },
        { id: "1", name: "B", position: "Chief", image: "/files/a.webp", description: "<h4>H</h4><p>D</p>" },
      ],
    ],
    ["commitments", [{ title: "T", description: "<p>&nbsp;</p>" }], [{ title: "T", description: null }]],
    [
      "timeline",
      [{ ...full, year: 2017 }],
      [{ year: "2017", title: "T", image: "/files/a.webp", description: "<h4>H</h4><p>D</p>" }],
    ],
    [
      "gallery",
      [
        { id: 1, title: "T", image: "https://evil.test/x" },
        { id: 2, title: "U", image: "a.webp" },
      ],
      [{ id: "2", title: "U", image: "/files/a.webp" }],
    ],
  ] as const)("of %s has converted items", async (name, given, items) => {
    lists = { [name]: [...given] };
    const data = { items, page: 3, total: 20, totalPages: 4 };
    await expect(read(name, { page: 3, language: "en" })).resolves.toEqual({ ok: true, data });
    expect(fetchList).toHaveBeenCalledWith(name, "en", 3);
    lists = {};
    await expect(read(name, { page: 3, language: "en" })).resolves.toEqual({
      ok: false,
      message: "Network Error",
    });
  });

  it("is out of range when the list has fewer", () => {
    const at = (page: number, totalPages: number) =>
      isOutOfRange({ ok: true, data: { items: [], page, total: 0, totalPages } });
    expect([at(1, 0), at(1, 1), at(2, 2)]).toEqual([false, false, false]);
    expect([at(2, 0), at(2, 1), at(3, 2)]).toEqual([true, true, true]);
    expect(isOutOfRange({ ok: false, message: "Network Error" })).toBe(false);
  });
});

it("asks a backend that does not respond once for a page of a list, and one that fails otherwise for that page too", async () => {
  await expect(read("team", { page: 3, language: "en" })).resolves.toEqual({
    ok: false,
    message: "Network Error",
  });
  expect(jest.mocked(fetchList).mock.calls).toEqual([["team", "en", 1]]);
  jest.mocked(fetchList).mockClear().mockRejectedValue(new BackendError("Something went wrong"));
  await expect(read("team", { page: 3, language: "en" })).resolves.toEqual({
    ok: false,
    message: "Something went wrong",
  });
  expect(jest.mocked(fetchList).mock.calls).toEqual([
    ["team", "en", 1],
    ["team", "en", 3],
  ]);
});
