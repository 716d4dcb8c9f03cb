import { fetchList } from "@/lib/backend/client";
import { BackendError } from "@/lib/backend/error";
import { log } from "@/lib/runtime/log";
import { ownSecret } from "@/lib/runtime/own-secret";
import { GET } from "./route";

jest.mock("@/lib/backend/client", () => ({ fetchList: jest.fn(), gone: "gone" }));

const list = jest.mocked(fetchList);
const get = (secret: string) =>
  GET(new Request("http://site.test/api/redirects", { headers: { authorization: `Bearer ${secret}` } }));

it("tells this process the redirects of editors, and logs those that lead nowhere", async () => {
  const records = [
    { from: "/Old/", to: "https://site.test/product", permanent: true },
    { from: "/nowhere", to: "javascript:x", permanent: true },
  ];
  list.mockResolvedValue({ records, total: 2, totalPages: 1 } as never);
  const response = await get(ownSecret);
  expect(await response.json()).toEqual([["/old", { to: "/product", permanent: true }]]);
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ from: "/nowhere" }), "redirect refused");
});

it("tells nobody else, and nothing while the backend is down", async () => {
  expect((await get("a guess")).status).toBe(404);
  list.mockRejectedValue(new BackendError("Network Error"));
  expect((await get(ownSecret)).status).toBe(503);
});
