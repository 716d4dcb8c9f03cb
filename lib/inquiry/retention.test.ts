import { inquiryMonths, keptSince } from "./retention.ts";

it.each([
  [24, "2026-11-28T10:00:00.000Z", "2024-11-28T10:00:00.000Z"],
  [1, "2026-03-31T10:00:00.000Z", "2026-02-28T10:00:00.000Z"],
  [12, "2028-02-29T10:00:00.000Z", "2027-02-28T10:00:00.000Z"],
  [1, "2026-01-15T10:00:00.000Z", "2025-12-15T10:00:00.000Z"],
  [0, "2026-11-28T10:00:00.000Z", undefined],
])("with %i months, on %s inquiries are kept since %s", (months, now, since) => {
  expect(keptSince(months, new Date(now))).toBe(since);
});

it.each(["two", "-1", "1.5", "1e9"])("INQUIRY_MONTHS=%s is refused", (value) => {
  expect(inquiryMonths.safeParse(value).success).toBe(false);
});

it("keeps inquiries for 24 months where nothing else is set", () => {
  expect(inquiryMonths.parse(undefined)).toBe(24);
});
