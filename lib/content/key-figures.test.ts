import { fetchList, fetchRecord } from "../backend/client";
import { calls } from "../backend/contract";
import { BackendError } from "../backend/error";
import { getKeyFigures } from "./key-figures";

jest.mock("../backend/client", () => ({ gone: "gone", fetchList: jest.fn(), fetchRecord: jest.fn() }));

const figure = (href?: string) => calls.figures.schema.parse({ value: 4, label: `by ${href}`, href });

function serve(hrefs: (string | undefined)[]): void {
  jest.mocked(fetchList).mockImplementation((async (name: string) => {
    if (name !== "figures") throw new BackendError("Network Error");
    return { records: hrefs.map(figure), total: hrefs.length, totalPages: 1 };
  }) as never);
  jest.mocked(fetchRecord).mockImplementation((async (name: string, _language: string, id: string) => {
    if (name !== "newsItem") throw new BackendError("Network Error");
    return id === "1"
      ? calls.newsItem.schema.parse({ id, title: "It runs", published_at: "2026-01-01" })
      : null;
  }) as never);
}

it("name the page that proves them, and where it is unknown, none", async () => {
  serve([
    "/references",
    "/info-news/details/1/it-runs#result",
    "/info-news/details/2/none",
    "/product/details/3/x",
  ]);
  const figures = await getKeyFigures("en");
  expect(figures.map((one) => one.evidence)).toEqual(["References", "It runs", null, null]);
  // The third is not there; the fourth may be.
  expect(figures.map(({ href }) => href)).toEqual([
    "/references",
    "/info-news/details/1/it-runs#result",
    null,
    "/product/details/3/x",
  ]);
  serve([undefined, "https://example.com/report"]);
  expect((await getKeyFigures("en")).map((one) => one.evidence)).toEqual([null, null]);
});

it("are the first four", async () => {
  serve(["/references", "/references", "/references", "/references", "/our-team"]);
  expect(await getKeyFigures("en")).toHaveLength(4);
});
