import fc from "fast-check";
import { corruptedResponses, invalidBodies, validResponses } from "../../testing/content/backend-responses";
import { absoluteHtml } from "../feeds/absolute-html";
import { mediaUrl } from "../media/media-url";
import { recordImages } from "../read/parts";
import { excerpt } from "../rich-text/excerpt";
import { plainText } from "../rich-text/plain-text";
import { safeHtml } from "../rich-text/sanitize";
import { type CallName, calls, type ListName, type RecordName } from "./contract";
import { BackendError } from "./error";
import { parseList, parseRecord } from "./parse";

jest.mock("../runtime/env", () => ({ env: () => ({ BACKEND_URL: "https://backend.test/cms" }) }));
jest.mock("../runtime/log", () => ({ log: { warn: jest.fn(), info: jest.fn() } }));

/** The same responses in every run, and others with `FUZZ_RUNS=10000`. */
const { FUZZ_RUNS } = process.env;
const runs = FUZZ_RUNS ? { numRuns: Number(FUZZ_RUNS) } : { numRuns: 10, seed: 1 };
const names = Object.keys(calls) as CallName[];

/** The records of a response; only BackendError may be thrown. */
function read(name: CallName, body: unknown): Record<string, unknown>[] | "refused" {
  try {
    if (calls[name].shape === "list") return parseList(name as ListName, body).records as never[];
    const record = parseRecord(name as RecordName, body);
    return record ? [record as never] : [];
  } catch (error) {
    expect(error).toBeInstanceOf(BackendError);
    return "refused";
  }
}

describe.each(names)("a response of %s", (name) => {
  it("that is valid is parsed, and a page can show all its records", () => {
    fc.assert(
      fc.property(validResponses(name), (response) => {
        const body = JSON.parse(JSON.stringify(response)) as { data: unknown };
        const found = read(name, body);
        if (calls[name].shape === "list") expect(found).not.toBe("refused");
        if (found !== "refused") for (const record of found) show(record);
      }),
      runs,
    );
  });

  it("with one wrong value is parsed or rejected", () => {
    fc.assert(
      fc.property(corruptedResponses(name), (body) => {
        const found = read(name, body);
        if (found !== "refused") for (const record of found) show(record);
      }),
      runs,
    );
  });

  it("with another shape is rejected", () => {
    fc.assert(
      fc.property(invalidBodies, (text) => {
        let body: unknown;
        try {
          body = JSON.parse(text);
        } catch {}
        const found = read(name, body);
        // A bare array is a list, of which nothing is valid here.
        const isTolerated = calls[name].shape === "record" || Array.isArray(body);
        expect(found === "refused" || isTolerated).toBe(true);
        expect(found === "refused" || found.length === 0).toBe(true);
      }),
      runs,
    );
  });
});

/** Processes a record as pages do. */
function show(record: Record<string, unknown>): void {
  for (const value of [record.title, record.name]) {
    if (value !== undefined) expect(value).toEqual(expect.any(String));
  }
  for (const name of ["published_at", "updated_at", "as_of", "valid_until"])
    expect(record[name] ?? "2024-05-06").toMatch(/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}\.\d{3}Z)?$/);
  for (const value of Object.values(record)) {
    if (typeof value !== "string") continue;
    expect(value.isWellFormed()).toBe(true);
    expect(value).not.toMatch(/(?![\t\n\r])\p{Cc}/u);
    const html = safeHtml(value);
    if (html) absoluteHtml(html, "https://site.test/");
    expect(excerpt(plainText(value), 180).length).toBeLessThanOrEqual(180);
    expect(mediaUrl(value) ?? "/files/").toMatch(/^\/files\//);
  }
  if ("images" in record) {
    for (const image of recordImages(record as never)) expect(image.image).not.toContain("//");
  }
}
