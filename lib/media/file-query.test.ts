import { pathOfAddress, readPath } from "./file-query";

const read = (path: string) => readPath(path.split("/").map(decodeURIComponent));

const signed =
  "X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIA%2F20260302%2Feu&X-Amz-Expires=3600&X-Amz-Signature=0a1b";

it.each([
  ["image.php", "id=5"],
  ["media/a%20b.webp", "v=3"],
  ["@cdn.test:8443/bucket/%C3%A9.webp", signed],
  ["@/uploads/a.webp", "?&=%3F#"],
])("carries the query of %s?%s in its path", async (path, query) => {
  const own = pathOfAddress(`${path}?${query}`);
  expect(own).toMatch(/^@=[\w-]+\.[\w-]{16}\//);
  expect(own.endsWith(`/${path}`)).toBe(true);
  expect(await read(own)).toEqual({ path: path.split("/").map(decodeURIComponent), query: `?${query}` });
});

it("leaves a path without a query", async () => {
  expect(pathOfAddress("media/a.webp")).toBe("media/a.webp");
  expect(await read("media/a%20b.webp")).toEqual({ path: ["media", "a b.webp"], query: "" });
});

it("refuses what a visitor has made up", async () => {
  const [part = "", file] = pathOfAddress("image.php?id=5").split("/");
  const [query = "", signature] = part.split(".");
  const other = Buffer.from("id=6").toString("base64url");
  for (const path of [
    `@=${other}.${signature}/${file}`,
    `${part}/other.php`,
    `${part}/x/${file}`,
    `${part}/@cdn.test/${file}`,
    `${query}/${file}`,
    `${query}./${file}`,
    `${query}.${"A".repeat(16)}/${file}`,
    `${part}x/${file}`,
    `@=.${signature}/${file}`,
    `@=/${file}`,
    `@=${"A".repeat(5000)}.${signature}/${file}`,
    part,
  ])
    expect([path, await read(path)]).toEqual([path, null]);
});

it("fits with the longest query into the address of a resized image", () => {
  const own = `/files/${pathOfAddress(`@cdn.test/${"a".repeat(200)}.webp?${"x".repeat(1999)}`)}`;
  // Next's limit for `url`, and the site's for an address.
  expect(own.length).toBeLessThan(3072);
  expect(`/_next/image?url=${encodeURIComponent(own)}&w=1920&q=70`.length).toBeLessThan(4096);
});
