import { cacheLife } from "next/cache";
import { fetchList, fetchRecord } from "../backend/client";
import { BackendError } from "../backend/error";
import { getLinkedEntries } from "./entries";
import { getUnpublishedPages } from "./navigation";
import { isPublished } from "./published";

jest.mock("next/cache", () => ({ cacheLife: jest.fn(), cacheTag: jest.fn() }));
jest.mock("../runtime/env", () => ({ env: () => ({ BACKEND_URL: "https://backend.test" }) }));
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

it("hides no fault of its own", async () => {
  jest.mocked(fetchRecord).mockRejectedValue(new TypeError("a bug"));
  await expect(isPublished("about")).rejects.toThrow("a bug");
});

describe("the pages of services", () => {
  const hrefs = async () => {
    const services = await getLinkedEntries("services");
    return services.ok ? services.data.map(({ href }) => href) : [];
  };
  beforeEach(() => {
    jest.mocked(fetchList).mockResolvedValue(list("Refurbishment & Revamp", "Inspection"));
  });

  it("are their own", async () => {
    jest.mocked(fetchRecord).mockResolvedValue({ title: "Any" } as never);
    expect(await hrefs()).toEqual([
      "/services/details/1/refurbishment-revamp",
      "/services/details/2/inspection",
    ]);
  });

  it("are their own although the first record is missing", async () => {
    jest.mocked(fetchRecord).mockImplementation(async (_, key) => (key === "1" ? null : ({} as never)));
    expect(await hrefs()).toEqual([
      "/services/details/1/refurbishment-revamp",
      "/services/details/2/inspection",
    ]);
  });

  it("are static pages of the same name, if any, without the call for one service", async () => {
    expect(await hrefs()).toEqual(["/service/detail/refurbishment", null]);
  });

  it("cost a page one call", async () => {
    jest
      .mocked(fetchRecord)
      .mockClear()
      .mockResolvedValue({} as never);
    await getLinkedEntries("services");
    expect(fetchRecord).toHaveBeenCalledTimes(1);
  });
});
