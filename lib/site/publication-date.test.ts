import { publicationDay, publishedAt } from "./publication-date";

it.each([
  ["2026-05-06", "2026-05-06"],
  ["2026-05-06T00:30:00Z", "2026-05-06T00:30:00.000Z"],
  ["2026-05-06T00:30", "2026-05-05T19:00:00.000Z"],
  ["2026-05-06 00:30:15.25", "2026-05-05T19:00:15.250Z"],
  ["2026-05-06 00:30:00+0200", "2026-05-05T22:30:00.000Z"],
  ["2026-05-06T00:30-03:00", "2026-05-06T03:30:00.000Z"],
])("normalizes %j to %j", (raw, read) => {
  expect(publishedAt(raw)).toBe(read);
});

it.each([
  ["a day", "2026-05-06", "6 May 2026"],
  ["half past midnight in India", "2026-05-06T00:30:00+05:30", "6 May 2026"],
  ["half past midnight, no zone", "2026-05-06 00:30", "6 May 2026"],
  ["the last minute of the day in India", "2026-05-06T18:29:00Z", "6 May 2026"],
  ["the first of the next", "2026-05-06T18:30:00Z", "7 May 2026"],
])("shows the date of %s", (_, raw, day) => {
  expect(publicationDay(publishedAt(raw))).toBe(day);
});
