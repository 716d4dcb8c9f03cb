import { parseContentFile } from "./content-file.ts";
import { type Kind, kinds } from "./kinds.ts";

function kind(name: string): Kind {
  const found = kinds.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`no kind ${name}`);
  return found;
}

function reasons(name: string, content: unknown): string[] {
  const result = parseContentFile(
    typeof content === "string" ? content : JSON.stringify(content),
    kind(name),
  );
  return result.ok ? [] : result.reasons;
}

describe("parseContentFile", () => {
  it("accepts one object where the contract has a single record", () => {
    const result = parseContentFile('{"phone": 123, "status": "Y"}', kind("settings"));
    expect(result).toMatchObject({ ok: true, records: [{ phone: "123", site_logo: null, status: "Y" }] });
    expect(reasons("settings", [])).toEqual(["the file must contain one object"]);
    expect(reasons("team", {})).toEqual(["the file must contain an array"]);
  });

  it("accepts a byte order mark", () => {
    expect(parseContentFile("\uFEFF[]", kind("team"))).toEqual({ ok: true, records: [] });
  });

  it("reports line and column of a JSON syntax error", () => {
    expect(reasons("team", '[\n  {"id": 1,\n   "name": }\n]')).toEqual([
      "line 3, column 12: Unexpected token '}'",
    ]);
  });

  it("reports record and field of an invalid value", () => {
    expect(reasons("team", [{ id: 1, name: "A" }, { id: 2 }])).toEqual([
      "record 2 (id 2), field name: expected string or number, but it is missing",
    ]);
    expect(reasons("gallery", [{ id: 5, title: "A", image: null }])).toEqual([
      "record 1 (id 5), field image: expected string, found null",
    ]);
    expect(reasons("news", [{ id: 1, title: "A", published_at: "yesterday" }])).toEqual([
      'record 1 (id 1), field published_at: not an ISO 8601 date, found "yesterday"',
    ]);
    expect(reasons("vision", { description: {} })).toEqual([
      "field description: expected string or number or null, found {}",
    ]);
  });

  it("requires ids where records are read by id, and unique keys", () => {
    expect(reasons("services", [{ title: "A" }])).toHaveLength(1);
    expect(
      reasons("values", [
        { id: 1, title: "A" },
        { id: "1", title: "B" },
      ]),
    ).toEqual(['record 2 (id "1"), field id: record 1 has the same value']);
    expect(reasons("banners", [{ name: "Home" }, { name: "home" }])).toEqual([
      'record 2 (name "home"), field name: record 1 has the same value',
    ]);
  });
});
