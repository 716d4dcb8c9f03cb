import { normalizeQuery, parseSearchSegment } from "./search-query";

it("has single spaces, no control characters and a length", () => {
  expect(normalizeQuery("  cold\n\t box\u0000 ")).toBe("cold box");
  expect(normalizeQuery("x".repeat(500))).toHaveLength(80);
  expect(normalizeQuery(`${"x".repeat(79)}😀`)).not.toMatch(/[\ud800-\udfff]/);
});

it.each(["", "zz", "6", "ff", "%20"])("finds no words in the segment %j", (segment) => {
  expect(parseSearchSegment(segment).replace("\ufffd", "")).toBe("");
});
