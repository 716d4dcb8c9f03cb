import en from "@/messages/en/layout.json";
import { fetchJson, loadPage, pageUrl, prefetchPage } from "./fetch-page";

const { error: words } = en;

function respond(status: number, body: string): void {
  const json = async () => JSON.parse(body) as unknown;
  const response = { ok: status < 400, status, json } as Response;
  global.fetch = jest.fn().mockResolvedValue(response);
}

it("builds the URL of a page", () => {
  expect(pageUrl("leadership", 2)).toBe("/api/lists/leadership/2");
});

it("returns the response", async () => {
  const page = { items: [{ id: "1" }], page: 2, totalPages: 3 };
  respond(200, JSON.stringify(page));
  await expect(fetchJson("/api/lists/leadership/2", words)).resolves.toEqual(page);
  expect(fetch).toHaveBeenCalledWith("/api/lists/leadership/2");
});

it.each([
  [503, '{"message":"Network Error"}', "Network Error"],
  [404, '{"message":"No such list or page"}', "No such list or page"],
  [502, "<h1>Bad Gateway</h1>", "Request failed with status code 502"],
  [500, "{}", "Request failed with status code 500"],
  [500, "null", "Request failed with status code 500"],
  [500, '{"message":{"a":1}}', "Request failed with status code 500"],
])("status %i with body %s throws %s", async (status, body, message) => {
  respond(status, body);
  await expect(fetchJson("/x", words)).rejects.toThrow(new Error(message));
});

it("reports a network failure", async () => {
  global.fetch = jest.fn().mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(fetchJson("/x", words)).rejects.toThrow(new Error("Network Error"));
});

it("hides the parser's message when a response is truncated", async () => {
  respond(200, '{"items":[');
  const message = await fetchJson("/x", words).catch((error: Error) => error.message);
  expect(message).toBe("Something went wrong");
});

describe("prefetching", () => {
  it("fetches once", async () => {
    respond(200, '{"page":2}');
    prefetchPage("/prefetched", words);
    prefetchPage("/prefetched", words);
    await expect(loadPage("/prefetched", words)).resolves.toEqual({ page: 2 });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("is used once; the next load fetches again", async () => {
    respond(200, '{"page":2}');
    prefetchPage("/used", words);
    await loadPage("/used", words);
    respond(200, '{"page":3}');
    await expect(loadPage("/used", words)).resolves.toEqual({ page: 3 });
  });

  it("drops a failure", async () => {
    respond(503, "");
    prefetchPage("/failed", words);
    await new Promise((resolve) => setTimeout(resolve));
    respond(200, '{"page":2}');
    await expect(loadPage("/failed", words)).resolves.toEqual({ page: 2 });
  });
});
