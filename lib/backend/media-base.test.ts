import { fileAddress, filePath, hasCredentials } from "./media-base";

const backendUrl = "https://host.test/api";

it.each([
  [undefined, "a/b%20c.webp", "https://host.test/api/a/b%20c.webp", true],
  ["https://host.test/api/files", "a.webp", "https://host.test/api/files/a.webp", true],
  ["https://host.test", "storage/a.webp", "https://host.test/storage/a.webp", true],
  ["https://host.test/storage", "@/uploads/a.webp", "https://host.test/uploads/a.webp", false],
  ["https://media.test/storage", "a.webp", "https://media.test/storage/a.webp", false],
  ["https://media.test/storage", "@/b/a.webp", "https://media.test/b/a.webp", false],
  ["http://host.test/api", "a.webp", "http://host.test/api/a.webp", false],
])("with MEDIA_URL %s, %s is at %s; the password goes along: %s", (mediaUrl, path, address, isTrusted) => {
  const base = { backendUrl, mediaUrl };
  const url = fileAddress(path, base);
  expect(url.href).toBe(address);
  expect(filePath(url.href, base)).toBe(path);
  expect(hasCredentials(url, base)).toBe(isTrusted);
});

it("sends the password to a backend whose URL is not written as browsers write it", () => {
  const base = { backendUrl: "https://HOST.test:443/api" };
  expect(hasCredentials(fileAddress("a.webp", base), base)).toBe(true);
});

it.each([
  ["uploads//a.webp", "uploads/a.webp"],
  ["https://host.test/api//a.webp", "a.webp"],
  ["a.webp/", "a.webp"],
  ["!//", "!"],
  ["a%2Db%5f%41%2Ewebp", "a-b_A.webp"],
  ["o/images%2Fa%20b.webp", "o/images%2Fa%20b.webp"],
  ["https://host.test/api///", null],
  ["https://host.test/api//@evil.test/a.webp", null],
])("writes %j as the site serves it", (raw, path) => {
  expect(filePath(raw, { backendUrl })).toBe(path);
});
