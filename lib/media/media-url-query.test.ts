import { readPath } from "./file-query";
import { fileUrl, mediaUrl } from "./media-url";

let mockMediaUrl: string | undefined;
jest.mock("../runtime/env", () => ({
  env: () => ({
    BACKEND_URL: "https://backend.test/api",
    MEDIA_URL: mockMediaUrl,
    IMAGE_HOSTS: ["cdn.test"],
  }),
}));

describe("an address with a query", () => {
  afterEach(() => {
    mockMediaUrl = undefined;
  });

  /** Path and query that the site requests. */
  const requested = async (url: string | null) =>
    url && (await readPath(url.slice("/files/".length).split("/").map(decodeURIComponent)));

  it.each([
    ["media/a.webp?v=3#x", ["media", "a.webp"], "?v=3"],
    ["/image.php?id=5&s=a%20b", ["image.php"], "?id=5&s=a%20b"],
    ["https://backend.test/api/image.php?id=5", ["image.php"], "?id=5"],
    ["https://cdn.test/a%20b.webp?X-Amz-Signature=%2F1", ["@cdn.test", "a b.webp"], "?X-Amz-Signature=%2F1"],
    ["media/a.webp?", ["media", "a.webp"], ""],
  ])("keeps it: %s", async (raw, path, query) => {
    const url = mediaUrl(raw);
    expect(await requested(url)).toEqual({ path, query });
    expect(url).not.toContain("?");
  });

  it("keeps it at the host of MEDIA_URL", async () => {
    mockMediaUrl = "https://media.test/storage";
    const url = fileUrl("https://media.test/uploads/plan.pdf?v=1");
    expect(await requested(url)).toEqual({ path: ["@", "uploads", "plan.pdf"], query: "?v=1" });
  });

  it("is null where it is too long", () => {
    for (const base of ["media/a.webp", "https://cdn.test/a.webp"]) {
      expect(mediaUrl(`${base}?${"x".repeat(1999)}`)).toContain("/files/@=");
      expect(mediaUrl(`${base}?${"x".repeat(2000)}`)).toBeNull();
    }
  });
});
