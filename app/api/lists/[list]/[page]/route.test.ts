import { getShownList } from "@/lib/content/list-page";
import { GET } from "./route";

jest.mock("@/lib/content/list-page", () => ({
  getShownList: jest.fn(),
  isPagedList: (name: string) => name === "team",
}));

const team = jest.mocked(getShownList);
const items = [{ id: "1", name: "One" }] as never[];
const good = { ok: true as const, data: { items, page: 2, total: 20, totalPages: 2 } };
const failed = { ok: false as const, message: "Network Error" };

async function get(): Promise<{ status: number; body: unknown; caching: string | null }> {
  const params = Promise.resolve({ list: "team", page: "2" });
  const response = await GET(new Request("http://site.test/api/lists/team/2"), { params });
  return {
    status: response.status,
    body: await response.json(),
    caching: response.headers.get("cache-control"),
  };
}

it("serves the last good response while the backend is down, until the page no longer exists", async () => {
  team.mockResolvedValue(failed);
  expect(await get()).toEqual({ status: 503, body: { message: "Network Error" }, caching: "no-store" });

  team.mockResolvedValue(good);
  expect(await get()).toMatchObject({ status: 200, body: good.data });
  team.mockResolvedValue(failed);
  expect(await get()).toEqual({ status: 200, body: good.data, caching: "no-store" });

  team.mockResolvedValue({ ok: true, data: { items: [], page: 2, total: 3, totalPages: 1 } });
  expect((await get()).status).toBe(404);
  team.mockResolvedValue(failed);
  expect((await get()).status).toBe(503);
});

it("serves the last good response while the backend is slow, and the new one once it has arrived", async () => {
  team.mockResolvedValue(good);
  await get();
  const newer = { ok: true as const, data: { ...good.data, total: 19 } };
  let respond: (response: typeof newer) => void = () => {};
  team.mockReturnValue(
    new Promise((resolve) => {
      respond = resolve;
    }),
  );
  expect(await get()).toEqual({ status: 200, body: good.data, caching: "no-store" });
  respond(newer);
  team.mockResolvedValue(failed);
  expect(await get()).toMatchObject({ body: newer.data });
});
