/** Responses that are within the bounds of the input, and as costly as they can be. */
import { maxLength } from "../../lib/backend/bounds.ts";
import { type CallName, calls } from "../../lib/backend/contract.ts";
import { fill, largestRecord } from "./bound-content.ts";

const maxResponseBytes = 2 * 1024 * 1024;

const html = (unit: string) => fill(unit, maxLength.html);
const text = fill("Long words ", maxLength.text);
/** Those that cost most; hostile-texts.ts has more. */
export const costlyTexts = {
  images: html("<img src=a.png>"),
  "angles, of three bytes each": html("‹"),
  tables: html("<tr><td>x"),
  links: html('<a href="https://a.b">x</a>'),
  words: html(`<p>${"The cold box cools the air. ".repeat(20)}</p>`),
};

/** A list with as many records as a response may have. */
function listBody(recordOf: (index: number) => unknown, maxRecords: number, totalPages = 2_000): string {
  const records: string[] = [];
  let bytes = 200;
  for (let index = 0; index < maxRecords; index++) {
    const record = JSON.stringify(recordOf(index));
    bytes += Buffer.byteLength(record) + 1;
    if (bytes > maxResponseBytes) break;
    records.push(record);
  }
  return `{"data":[${records.join()}],"pagination":{"total":100000,"totalPages":${totalPages}}}`;
}

/** A page of the team with so many members that each has this text. */
export const teamBody = (html: string, count = 150): string =>
  listBody((index) => ({ id: index, name: "N", image: "a.webp", description: html }), count);

const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

/** Pages of the team, from number 100 on. */
export const teamPages = () =>
  [
    ...Object.entries(costlyTexts).map(([name, html]) => ({ name, body: teamBody(html) })),
    {
      name: "150 members",
      body: listBody((index) => largestRecord("team", index, { html: "", text: "", pathLength: 900 }), 150),
    },
    { name: "thousands of records", body: listBody((id) => ({ id }), 6_000) },
    { name: "thousands of values", body: listBody(() => 1, 1_000_000) },
    { name: "nested lists", body: `{"data":${nested(900_000)},"pagination":{}}` },
    {
      name: "a nested id",
      body: `{"data":[{"id":${nested(9_000)}}],"pagination":{"total":1,"totalPages":2000}}`,
    },
    { name: "titles of 1 MB", body: listBody((id) => ({ id, name: fill("a", 900_000) }), 2) },
  ].map((page, index) => ({ ...page, number: 100 + index }));

const bodies = new Map<CallName, string>();

/** The most costly response to a call. */
export function costlyBody(name: CallName): string {
  const body = bodies.get(name) ?? makeBody(name);
  bodies.set(name, body);
  return body;
}

function makeBody(name: CallName): string {
  const htmls = Object.values(costlyTexts);
  const record = (index: number) =>
    largestRecord(name, index, { html: htmls[index % htmls.length] ?? "", text, pathLength: 900 });
  if (calls[name].shape === "record") return JSON.stringify({ data: record(1) });
  // The site reads each service and each field of expertise.
  return listBody(record, "limit" in calls[name] ? 150 : 20, 2);
}
