import { fileUrl, mediaUrl } from "./media-url";

let mockUrl = "";
let mockHosts: string[] | undefined;
let mockMediaUrl: string | undefined;
jest.mock("../runtime/env", () => ({
  env: () => ({ BACKEND_URL: mockUrl, MEDIA_URL: mockMediaUrl, IMAGE_HOSTS: mockHosts }),
}));

describe.each(["https://backend.test", "https://backend.test:8443/cms/v1"])("mediaUrl below %s", (base) => {
  beforeEach(() => {
    mockUrl = base;
  });

  it.each([
    ["media/a.webp", "/files/media/a.webp"],
    ["/media/a.webp", "/files/media/a.webp"],
    ["./media/a.webp", "/files/media/a.webp"],
    ["media/b/../a.webp", "/files/media/a.webp"],
    ["media\\a.webp", "/files/media/a.webp"],
    ["media/my plan.pdf", "/files/media/my%20plan.pdf"],
    ["media/my%20plan.pdf", "/files/media/my%20plan.pdf"],
    ["media/संयंत्र.webp", `/files/media/${encodeURIComponent("संयंत्र")}.webp`],
    ["media/a.pdf#page=2", "/files/media/a.pdf"],
    ['media/"onload=x.webp', "/files/media/%22onload=x.webp"],
  ])("maps %s", (raw, expected) => {
    expect(mediaUrl(raw)).toBe(expected);
  });

  it("maps an absolute URL of the backend, without its host and credentials", () => {
    expect(mediaUrl(`${base}/media/a.webp`)).toBe("/files/media/a.webp");
    expect(mediaUrl(`${base.replace("//", "//user:pass@")}/media/a.webp`)).toBe("/files/media/a.webp");
    expect(mediaUrl(`${base.replace("https:", "")}/media/a.webp`)).toBe("/files/media/a.webp");
    expect(mediaUrl(`${base.replace("https", "HTTPS")}/media/a.webp`)).toBe("/files/media/a.webp");
  });

  it.each([
    null,
    "",
    "/",
    ".",
    "?id=1",
    "#top",
    "//",
    "https://",
    "http://[",
    "https://evil.test/a.webp",
    "http://backend.test/a.webp",
    "https://backend.test.evil.test/a.webp",
    "https://backend.test@evil.test/a.webp",
    "//evil.test/a.webp",
    "\\\\evil.test\\a.webp",
    "\t//evil.test/a.webp",
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    "data:image/png;base64,AAAA",
    "file:///etc/passwd",
    `blob:${base}/media/a.webp`,
    "ftp://backend.test/a.webp",
  ])("is null for %j", (raw) => {
    expect(mediaUrl(raw)).toBeNull();
  });

  it.each(["50% off.webp", "100%.webp", "%zz.webp", "%E0%A4.webp"])(
    "makes a decodable path from %j",
    (raw) => {
      const path = mediaUrl(raw);
      expect(() => decodeURIComponent(path ?? "")).not.toThrow();
    },
  );
});

describe("mediaUrl below a path", () => {
  beforeEach(() => {
    mockUrl = "https://backend.test/cms";
  });

  it.each([
    "../secret.pdf",
    "/../secret.pdf",
    "%2e%2e/secret.pdf",
    "/.%2E/secret.pdf",
    "media/../../secret.pdf",
    "..\\secret.pdf",
    "/\\secret.pdf",
    "https://backend.test/secret.pdf",
    "https://backend.test/cms/../secret.pdf",
    "https://backend.test/cms-other/secret.pdf",
    "https://backend.test/cms",
    "https://backend.test/cms/",
  ])("does not leave it for %j", (raw) => {
    expect(mediaUrl(raw)).toBeNull();
  });
});

describe("mediaUrl on other hosts", () => {
  beforeEach(() => {
    mockUrl = "https://backend.test";
    mockHosts = ["cdn.test", "files.test:8443"];
  });

  it.each([
    ["https://cdn.test/a/b%20c.webp#x", "/files/@cdn.test/a/b%20c.webp"],
    ["HTTPS://CDN.test:443/a.webp", "/files/@cdn.test/a.webp"],
    ["https://files.test:8443/a.pdf", "/files/@files.test:8443/a.pdf"],
    ["https://cdn.test/../a.webp", "/files/@cdn.test/a.webp"],
  ])("maps %s, which is allowed", (raw, expected) => {
    expect(mediaUrl(raw)).toBe(expected);
    // A link to a page there stays a link.
    expect(fileUrl(raw)).toBeNull();
  });

  it.each([
    "https://cdn.test",
    "https://cdn.test/",
    "http://cdn.test/a.webp",
    "//cdn.test/a.webp",
    "https://cdn.test:8443/a.webp",
    "https://files.test/a.webp",
    "https://sub.cdn.test/a.webp",
    "https://cdn.test.evil.test/a.webp",
    "https://user@cdn.test/a.webp",
    "https://evil.test/@cdn.test/a.webp",
    "@cdn.test/a.webp",
    "/@evil.test/a.webp",
    "https://backend.test/@cdn.test/a.webp",
  ])("is null for %s", (raw) => {
    expect(mediaUrl(raw)).toBeNull();
  });
});

describe("mediaUrl with MEDIA_URL", () => {
  beforeEach(() => {
    mockUrl = "https://backend.test/api";
    mockMediaUrl = "https://media.test/storage";
    mockHosts = undefined;
  });
  afterEach(() => {
    mockMediaUrl = undefined;
  });

  it.each([
    ["a/b.webp", "/files/a/b.webp"],
    ["/a/b.webp", "/files/a/b.webp"],
    ["https://media.test/storage/a.webp", "/files/a.webp"],
    ["http://media.test/storage/a.webp", "/files/a.webp"],
    ["//media.test/storage/a.webp", "/files/a.webp"],
    ["https://media.test/uploads/a%20b.webp", "/files/@/uploads/a%20b.webp"],
    ["https://media.test/storage-2/a.webp", "/files/@/storage-2/a.webp"],
  ])("maps %s", (raw, expected) => {
    expect(mediaUrl(raw)).toBe(expected);
    expect(fileUrl(raw)).toBe(expected);
  });

  it.each([
    "../secret.pdf",
    "/../secret.pdf",
    "/\\secret.pdf",
    "https://media.test/",
    "https://media.test/@cdn.test/a.webp",
    "https://media.test/@/a.webp",
    "https://media.test:8443/storage/a.webp",
    "https://media.test.evil.test/storage/a.webp",
    "ftp://media.test/storage/a.webp",
    "https://backend.test/api/a.webp",
    "https://backend.test/a.webp",
  ])("is null for %s", (raw) => {
    expect(mediaUrl(raw)).toBeNull();
  });

  it("leaves links to pages of its host", () => {
    expect(fileUrl("https://media.test/about")).toBeNull();
    expect(fileUrl("https://media.test/storage/")).toBeNull();
    expect(fileUrl("https://media.test/plan.PDF")).toBe("/files/@/plan.PDF");
  });
});
