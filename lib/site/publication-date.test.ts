import { publicationDay } from "./publication-date";

it.each([
  ["a day", "2026-05-06", "6\u00a0May\u00a02026"],
  ["half past midnight in India", "2026-05-05T19:00:00.000Z", "6\u00a0May\u00a02026"],
  ["the last minute of the day in India", "2026-05-06T18:29:00.000Z", "6\u00a0May\u00a02026"],
  ["the first of the next", "2026-05-06T18:30:00.000Z", "7\u00a0May\u00a02026"],
])("shows the date of %s", (_, published, day) => {
  expect(publicationDay(published, "en")).toBe(day);
});
