import { cacheLife, cacheTag } from "next/cache";
import { fetchList, fetchRecord } from "../backend/client";
import { BackendError } from "../backend/error";
import { publishContent } from "../runtime/content-version";
import { read, readOne } from "./read";

jest.mock("../backend/client", () => ({ fetchList: jest.fn(), fetchRecord: jest.fn() }));

const list = jest.mocked(fetchList);
const record = jest.mocked(fetchRecord);
const down = new BackendError("Request failed with status code 503");

afterEach(() => {
  delete process.env.NEXT_PHASE;
});

const building = () => {
  process.env.NEXT_PHASE = "phase-production-build";
};

describe("at run time", () => {
  it("a list is cached with its tag", async () => {
    list.mockResolvedValue({ records: [], total: 0, totalPages: 0 });
    const page = { items: [], page: 1, total: 0, totalPages: 0 };
    await expect(read("team", { page: 1, language: "en" })).resolves.toEqual({ ok: true, data: page });
    expect(list).toHaveBeenCalledWith("team", "en", 1);
    expect(cacheTag).toHaveBeenCalledWith("team");
    expect(cacheLife).toHaveBeenCalledTimes(1);
    expect(cacheLife).toHaveBeenCalledWith("content");
    await read("team", { page: 1, language: "hi" });
    expect(cacheTag).toHaveBeenLastCalledWith("team", "team.hi");
  });

  it("what was published during the call is in its result", async () => {
    const [before, after] = [1, 2].map((total) => ({ records: [], total, totalPages: total }));
    list.mockImplementationOnce(async () => {
      publishContent(["team"]);
      return before as never;
    });
    list.mockResolvedValueOnce(after as never);
    await expect(read("team", { page: 1, language: "en" })).resolves.toMatchObject({ data: { total: 2 } });
  });

  it("constant publishing does not keep a page waiting", async () => {
    const page = { records: [], total: 0, totalPages: 0 };
    list.mockImplementation(async () => {
      publishContent();
      return page;
    });
    await expect(read("team", { page: 1, language: "en" })).resolves.toMatchObject({ ok: true });
    expect(list).toHaveBeenCalledTimes(3);
  });

  it("a record is cached with the tag of its kind", async () => {
    record.mockResolvedValue(null);
    await expect(readOne("blog", "7", { language: "en" })).resolves.toEqual({ ok: true, data: null });
    expect(record).toHaveBeenCalledWith("blogItem", "en", "7");
    expect(cacheTag).toHaveBeenCalledWith("blog");
    expect(cacheLife).toHaveBeenCalledWith("missing");
  });

  it("a missing record is content where a list names it, or where it is the only one", async () => {
    record.mockResolvedValue(null);
    await readOne("news", "7", { language: "en", isListed: true });
    await readOne("banners", "our-story", { language: "en" });
    await readOne("vision", { language: "en" });
    expect(jest.mocked(cacheLife).mock.calls).toEqual([["content"], ["content"], ["content"]]);
  });

  it("an entry of a list of titles is one entry of the cache for all pages, until it is missing", async () => {
    record.mockResolvedValue({ id: "7", title: "T", images: [], description: "" } as never);
    await readOne("services", "7", { language: "en" });
    expect(jest.mocked(cacheLife).mock.calls).toEqual([["content"]]);
    record.mockResolvedValue(null);
    await readOne("services", "8", { language: "en" });
    expect(jest.mocked(cacheLife).mock.calls).toEqual([["content"], ["content"], ["missing"]]);
  });

  it("a failure is returned and not cached", async () => {
    list.mockRejectedValue(down);
    record.mockRejectedValue(down);
    const failed = { ok: false, message: "Request failed with status code 503" };
    await expect(read("team", { page: 1, language: "en" })).resolves.toEqual(failed);
    await expect(readOne("vision", { language: "en" })).resolves.toEqual(failed);
    // A cached function that throws keeps the last good page; one that sets a lifetime replaces it.
    expect(cacheLife).not.toHaveBeenCalled();
  });

  it("a failure is recognized by its digest, as in production", async () => {
    record.mockRejectedValue(Object.assign(new Error("hidden"), { digest: down.digest }));
    await expect(readOne("vision", { language: "en" })).resolves.toEqual({
      ok: false,
      message: down.message,
    });
  });

  it("an error of the site itself is rethrown", async () => {
    list.mockRejectedValue(new TypeError("x is not a function"));
    await expect(read("team", { page: 1, language: "en" })).rejects.toThrow(TypeError);
  });
});

it("a record has the id that was asked for, whatever the backend responds", async () => {
  for (const id of [undefined, "8"]) {
    record.mockResolvedValue({ id, title: "T", description: "", images: [] } as never);
    const read = await readOne("services", "7", { language: "en" });
    expect(read.ok && read.data).toMatchObject({ id: "7", title: "T" });
  }
});

describe("during a build", () => {
  it("a failure is a value with a short lifetime", async () => {
    building();
    list.mockRejectedValue(down);
    record.mockRejectedValue(new BackendError("Network Error"));
    await expect(read("team", { page: 1, language: "en" })).resolves.toEqual({
      ok: false,
      message: down.message,
    });
    await expect(readOne("vision", { language: "en" })).resolves.toEqual({
      ok: false,
      message: "Network Error",
    });
    expect(jest.mocked(cacheLife).mock.calls).toEqual([["failedBuild"], ["failedBuild"]]);
  });

  it("hides the message of other errors", async () => {
    building();
    list.mockRejectedValue(new Error("ENOENT /srv/secret"));
    await expect(read("team", { page: 1, language: "en" })).resolves.toEqual({
      ok: false,
      message: "Something went wrong",
    });
  });
});

describe("an id", () => {
  it.each(["", "-", "-1", "../secret", "a b", "a/b", "é", "7\n", "x".repeat(65)])(
    "does not request %j, which is not an id",
    async (id) => {
      await expect(readOne("blog", id, { language: "en" })).resolves.toEqual({
        ok: true,
        data: null,
      });
      expect(record).not.toHaveBeenCalled();
    },
  );

  it.each(["7", "0", "65f0c2a9b1e4d3", "a-b_c", "x".repeat(64)])("requests %j", async (id) => {
    record.mockResolvedValue(null);
    await readOne("blog", id, { language: "en" });
    expect(record).toHaveBeenCalledWith("blogItem", "en", id);
  });
});
