import { answerDay } from "./answer-day";

it.each([
  ["2026-11-23T10:00:00+05:30", "Tuesday, 24 November"],
  ["2026-11-27T23:59:00+05:30", "Monday, 30 November"],
  ["2026-11-28T00:01:00+05:30", "Monday, 30 November"],
  ["2026-11-29T12:00:00+05:30", "Monday, 30 November"],
  // In India the next day has begun already.
  ["2026-11-26T20:00:00Z", "Monday, 30 November"],
  ["2026-12-31T10:00:00+05:30", "Friday, 1 January"],
])("an inquiry of %s is answered by %s", (now, day) => {
  expect(answerDay("en", new Date(now))).toBe(day);
});
