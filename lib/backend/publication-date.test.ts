import { calls } from "./contract";
import { normalizeRecord } from "./normalize";
import { parseList } from "./parse";

const system = {
  createdAt: "2026-05-01T00:00:00.000Z",
  updatedAt: "2026-11-20T00:00:00.000Z",
  publishedAt: "2026-11-20T07:08:09.000Z",
};
const item = { id: 1, title: "A plant starts" };

const dateOf = (record: object) =>
  parseList("news", { data: [{ ...item, ...record }] }).records[0]?.published_at;

it.each(["published_on", "publishedOn", "date", "Date", "publication_date", "publish_date", "posted_on"])(
  "is %s, not the time at which Strapi published the record",
  (name) => {
    expect(dateOf({ ...system, [name]: "2026-05-06" })).toBe("2026-05-06");
    expect(dateOf({ [name]: "2026-05-06", ...system, documentId: "abc" })).toBe("2026-05-06");
    expect(dateOf({ attributes: { ...system, [name]: "2026-05-06" } })).toBe("2026-05-06");
    expect(dateOf({ [name]: "6 May 2026" })).toBe("2026-05-06");
  },
);

it("is published_at where the record has that", () => {
  expect(dateOf({ ...system, date: "2026-05-06", published_at: "2026-05-07" })).toBe("2026-05-07");
});

it.each([{}, { date: null }, { published_on: "" }, { date: "soon" }])(
  "is the system's where the record has no other one: %j",
  (record) => {
    expect(dateOf({ ...record, ...system })).toBe(system.publishedAt);
  },
);

it("is named", () => {
  const found = new Set<string>();
  normalizeRecord(calls.news.schema, { ...item, ...system }, found);
  expect([...found].join()).toContain("add a field published_on");
  found.clear();
  normalizeRecord(
    calls.news.schema,
    { ...item, publishedAt: "2026-11-20", published_on: "2026-05-06" },
    found,
  );
  normalizeRecord(calls.news.schema, { ...item, publishedAt: "2026-05-06", date: "2026-05-06" }, found);
  expect([...found]).toEqual(["the name published_on for published_at", "the name date for published_at"]);
});
