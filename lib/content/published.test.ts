import { cacheLife } from "next/cache";
import { fetchList, fetchRecord } from "../backend/client";
import { BackendError } from "../backend/error";
import { getLinkedEntries } from "./entries";
import { getUnpublishedPages } from "./navigation";
import { isPublished, shownLinks } from "./published";

jest.mock("../backend/client", () => ({ fetchList: jest.fn(), fetchRecord: jest.fn(), gone: "gone" }));

const down = new BackendError("Network Error");
const list = (...titles: string[]) => ({
  records: titles.map((title, index) => ({ id: String(index + 1), title })) as never[],
  total: titles.length,
  totalPages: 1,
});

beforeEach(() => {
  jest.mocked(fetchList).mockResolvedValue(list());
  jest.mocked(fetchRecord).mockResolvedValue(null);
});

it("has nothing where the backend lacks the calls", async () => {
  expect([...(await getUnpublishedPages())]).toEqual([
    "/product",
    "/references",
    "/quality-policy",
    "/privacy",
  ]);
});

it("links what has content", async () => {
  jest.mocked(fetchList).mockResolvedValue(list("A product"));
  jest.mocked(fetchRecord).mockResolvedValue({ description: "<p>Text</p>" } as never);
  expect([...(await getUnpublishedPages())]).toEqual([]);
  jest.mocked(fetchRecord).mockResolvedValue({ description: "" } as never);
  expect([...(await getUnpublishedPages())]).toEqual(["/quality-policy", "/privacy"]);
});

it("keeps the last answer of a failing call, and asks again soon", async () => {
  jest.mocked(fetchRecord).mockRejectedValue(down);
  expect(await isPublished("about")).toBe(true);
  expect(cacheLife).toHaveBeenLastCalledWith(expect.objectContaining({ revalidate: 30 }));
  jest.mocked(fetchRecord).mockResolvedValue(null);
  expect(await isPublished("about")).toBe(false);
  expect(cacheLife).toHaveBeenLastCalledWith("content");
  jest.mocked(fetchRecord).mockRejectedValue(down);
  expect(await isPublished("about")).toBe(false);
});

it("leaves out editors' links to records that are not shown", async () => {
  jest.mocked(fetchRecord).mockImplementation((async (name: string, _: string, id: string) => {
    if (name === "blogItem") throw down;
    return name === "newsItem" && id === "1" ? { title: "Any" } : null;
  }) as never);
  const kept = [
    "/contact",
    "/info-news/details/1/any#part",
    "https://a.test/info-news/details/2",
    "/blogs/details/2",
  ];
  const links = [...kept, "/info-news/details/2/none?x=1", "/services/details/3"].map((href) => ({ href }));
  expect((await shownLinks(links)).map(({ href }) => href)).toEqual(kept);
});

it.each([
  [
    "their own",
    { title: "Any" },
    ["/services/details/1/refurbishment-revamp", "/services/details/2/inspection"],
  ],
  ["static ones of the same name, if any, without the call", null, ["/service/detail/refurbishment", null]],
])("the pages of services are %s", async (_, record, hrefs) => {
  jest.mocked(fetchList).mockResolvedValue(list("Refurbishment & Revamp", "Inspection"));
  jest.mocked(fetchRecord).mockResolvedValue(record as never);
  const services = await getLinkedEntries("services", "en");
  expect(services.ok && services.data.map(({ href }) => href)).toEqual(hrefs);
});
