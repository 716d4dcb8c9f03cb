import { fetchPage, loadPage, pageUrl, prefetchPage } from "./fetch-page";

function answer(status: number, body: string): void {
  const json = async () => JSON.parse(body) as unknown;
  const response = { ok: status < 400, status, json } as Response;
  global.fetch = jest.fn().mockResolvedValue(response);
}

it("knows where a page is", () => {
  expect(pageUrl("leadership", 2)).toBe("/api/lists/leadership/2");
});

it("returns the page", async () => {
  const page = { items: [{ id: "1" }], page: 2, totalPages: 3 };
  answer(200, JSON.stringify(page));
  await expect(fetchPage("/api/lists/leadership/2")).resolves.toEqual(page);
  expect(fetch).toHaveBeenCalledWith("/api/lists/leadership/2");
});

it.each([
  [503, '{"message":"Network Error"}', "Network Error"],
  [404, '{"message":"There is no such list or page"}', "There is no such list or page"],
  [502, "<h1>Bad Gateway</h1>", "Request failed with status code 502"],
  [500, "{}", "Request failed with status code 500"],
  [500, "null", "Request failed with status code 500"],
  [500, '{"message":{"a":1}}', "Request failed with status code 500"],
])("says for %i %s: %s", async (status, body, message) => {
  answer(status, body);
  await expect(fetchPage("/x")).rejects.toThrow(new Error(message));
});

it("says that there is no network", async () => {
  global.fetch = jest.fn().mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(fetchPage("/x")).rejects.toThrow(new Error("Network Error"));
});

it("says nothing of a parser when a good answer is cut short", async () => {
  answer(200, '{"items":[');
  const said = await fetchPage("/x").catch((error: Error) => error.message);
  expect(said).toBe("Something went wrong");
});

describe("fetching ahead", () => {
  it("asks once, for whoever wants the page then", async () => {
    answer(200, '{"page":2}');
    prefetchPage("/ahead");
    prefetchPage("/ahead");
    await expect(loadPage("/ahead")).resolves.toEqual({ page: 2 });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("is used once: what is asked for later is fetched anew", async () => {
    answer(200, '{"page":2}');
    prefetchPage("/used");
    await loadPage("/used");
    answer(200, '{"page":3}');
    await expect(loadPage("/used")).resolves.toEqual({ page: 3 });
  });

  it("forgets a failure", async () => {
    answer(503, "");
    prefetchPage("/failed");
    await new Promise((resolve) => setTimeout(resolve));
    answer(200, '{"page":2}');
    await expect(loadPage("/failed")).resolves.toEqual({ page: 2 });
  });
});
