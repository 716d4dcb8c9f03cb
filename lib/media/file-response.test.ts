import { checkFileResponse, fileConditions, NoFile, setType } from "./file-response";

const maxBytes = 1000;
const date = "Mon, 02 Mar 2026 10:00:00 GMT";

it.each([
  [{}, {}],
  [{ "if-none-match": '"1"' }, { "if-none-match": '"1"' }],
  [{ "if-none-match": "x".repeat(5000) }, {}],
  [{ range: "bytes=5-" }, { range: "bytes=5-" }],
  [{ range: "bytes=-5" }, { range: "bytes=-5" }],
  [{ range: "bytes=0-1,5-6" }, {}],
  [{ range: "bytes=6-5" }, {}],
  [{ range: "bytes=-" }, {}],
  [{ range: "pages=1-2" }, {}],
  [{ "if-range": '"1"' }, {}],
  [
    { range: "bytes=5-", "if-range": '"1"' },
    { range: "bytes=5-", "if-range": '"1"' },
  ],
  [
    { range: "bytes=5-", "if-range": date },
    { range: "bytes=5-", "if-range": date },
  ],
  [{ range: "bytes=5-", "if-range": 'W/"1"' }, {}],
  [{ range: "bytes=5-", "if-range": "yesterday" }, {}],
])("passes of the conditions %j on %j", (headers, expected) => {
  expect(fileConditions(new Headers(headers as Record<string, string>))).toEqual(expected);
});

function check(status: number, headers: object, conditions: Record<string, string> = {}) {
  const body = [304, 416].includes(status) ? null : "body";
  const response = new Response(body, { status, headers: headers as Record<string, string> });
  const checked = checkFileResponse(response, conditions, maxBytes);
  return { ...checked, headers: Object.fromEntries(checked.headers) };
}

it("passes on what is known of a file, and no other header", () => {
  const known = { "accept-ranges": "bytes", etag: '"1"', "last-modified": date };
  const others = { "set-cookie": "a=b", "content-disposition": "attachment", "x-file-length": "3" };
  expect(check(200, { ...known, ...others, "content-length": "4" })).toEqual({
    status: 200,
    bytes: 4,
    headers: known,
  });
  const invalid = { "accept-ranges": "pages", etag: "1", "last-modified": "2026", "content-length": "4, 5" };
  expect(check(200, invalid)).toEqual({
    status: 200,
    bytes: undefined,
    headers: {},
  });
});

it("names the type of a file, and offers no ranges of a drawing", () => {
  const typed = (status: 200 | 206, type: string | undefined) => {
    const headers = new Headers({ "accept-ranges": "bytes" });
    setType({ status, headers, bytes: 9 }, type);
    return Object.fromEntries(headers);
  };
  for (const status of [200, 206] as const)
    expect(typed(status, "application/pdf")).toEqual({
      "accept-ranges": "bytes",
      "content-type": "application/pdf",
    });
  expect(typed(200, "image/svg+xml")).toEqual({ "content-type": "image/svg+xml" });
  expect(() => typed(200, undefined)).toThrow(NoFile);
  for (const type of [undefined, "image/svg+xml"]) expect(() => typed(206, type)).toThrow("different type");
});

const part = (range: string) => ({ "content-range": range });
it.each([
  ["bytes=2-4", "bytes 2-4/9", 3],
  ["bytes=2-", "bytes 2-8/9", 7],
  ["bytes=2-99", "bytes 2-8/9", 7],
  ["bytes=-3", "bytes 6-8/9", 3],
  ["bytes=-99", "bytes 0-8/9", 9],
])("takes for %s the part %s", (range, contentRange, bytes) => {
  const { headers, ...found } = check(206, part(contentRange), { range });
  expect(found).toEqual({ status: 206, bytes });
  expect(headers).toMatchObject({ "content-range": contentRange, "accept-ranges": "bytes" });
});

const range = { range: "bytes=2-4" };
it.each([
  ["of other bytes", part("bytes 3-5/9"), range],
  ["that is longer", part("bytes 2-5/9"), range],
  ["that is shorter", part("bytes 2-3/9"), range],
  ["without a place", {}, range],
  ["of an unknown file", part("bytes 2-4/*"), range],
  ["beyond the end of its file", part("bytes 2-4/3"), range],
  ["with two places", part("bytes 2-4/9, bytes 2-4/9"), range],
  ["of another length", { ...part("bytes 2-4/9"), "content-length": "4" }, range],
  ["that is compressed", { ...part("bytes 2-4/9"), "content-encoding": "gzip" }, range],
  ["of a newer file", { ...part("bytes 2-4/9"), etag: '"2"' }, { ...range, "if-range": '"1"' }],
  ["of a file without a date", part("bytes 2-4/9"), { ...range, "if-range": date }],
  ["that is too large", part("bytes 0-4999/5000"), { range: "bytes=0-" }],
  ["that nobody asked for", part("bytes 2-4/9"), {}],
])("does not take a part %s", (_, headers, conditions) => {
  expect(() => check(206, headers, conditions)).toThrow();
});

it("takes a part of the file that the visitor has begun", () => {
  const begun = { etag: '"1"', "last-modified": date };
  for (const ifRange of Object.values(begun))
    expect(check(206, { ...part("bytes 2-4/9"), ...begun }, { ...range, "if-range": ifRange }).status).toBe(
      206,
    );
});

it("takes 304 and 416 as answers to a condition only", () => {
  expect(check(304, { etag: '"1"' }, { "if-none-match": '"1"' })).toMatchObject({ status: 304, bytes: 0 });
  expect(check(416, part("bytes */9"), range)).toEqual({ status: 416, bytes: 0, headers: part("bytes */9") });
  expect(() => check(304, {}, range)).toThrow("status 304");
  expect(() => check(416, {}, { "if-none-match": '"1"' })).toThrow("status 416");
});

it("does not take a compressed file, whose size nobody knows", () => {
  expect(() => check(200, { "content-encoding": "br" })).toThrow("compressed");
});
