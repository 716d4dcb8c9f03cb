import { calls } from "./contract";
import { dateFault, isIsoDate, readDate } from "./dates";
import { readRecord } from "./tolerance";

const time = "2024-05-06T07:08:09.000Z";
const notIso = "not in ISO 8601";
const noZone = "without a zone, read as the company's time";
const dayFirst = "with dots, read with the day first";

it.each([
  ["2024-05-06", "2024-05-06"],
  ["2024-05-06T07:08:09Z", time],
  ["2024-05-06T12:38:09+05:30", time],
  ["2024-05-06 12:38:09.000+0530", time],
  ["2024-05-06T07:08", "2024-05-06T01:38:00.000Z", noZone],
  ["2024-05-06 07:08:09", "2024-05-06T01:38:09.000Z", noZone],
  // Postgres
  ["2024-05-06 07:08:09+00", time, notIso],
  ["2024-05-06 12:38:09.123456+05:30", "2024-05-06T07:08:09.123Z"],
  ["2024-05-06 04:08:09.5-03", "2024-05-06T07:08:09.500Z", notIso],
  ["2024-05-06 07:08:09.123456", "2024-05-06T01:38:09.123Z", noZone],
  // Mails, headers, programs
  ["Mon, 06 May 2024 07:08:09 +0000", time, notIso],
  ["Mon, 6 May 2024 12:38 +0530", "2024-05-06T07:08:00.000Z", notIso],
  ["6 May 2024 07:08:09 -0000 (UTC)", time, notIso],
  ["Mon, 06 May 2024 07:08:09 GMT", time, notIso],
  ["Monday, 06-May-2024 07:08:09 UTC", time, notIso],
  ["Mon May 06 2024 12:38:09 GMT+0530 (India Standard Time)", time, notIso],
  ["5/13/2024 7:08:09 PM", "2024-05-13T13:38:09.000Z", notIso, noZone],
  ["5/13/2024, 12:08:09\u202fAM", "2024-05-12T18:38:09.000Z", notIso, noZone],
  ["2024-05-06 07:08:09 UTC", time, notIso],
  // Compact
  ["20240506", "2024-05-06", notIso],
  [20240506, "2024-05-06", notIso],
  ["20240506T070809Z", time, notIso],
  ["20240506T1238+0530", "2024-05-06T07:08:00.000Z", notIso],
  ["20240506070809", "2024-05-06T01:38:09.000Z", notIso, noZone],
  // Since 1970
  [1714979289, time, "read as seconds since 1970"],
  ["1714979289", time, "read as seconds since 1970"],
  [1714979289.5, "2024-05-06T07:08:09.500Z", "read as seconds since 1970"],
  [1714979289000, time, "read as milliseconds since 1970"],
  ["1714979289000", time, "read as milliseconds since 1970"],
  ["/Date(1714979289000+0530)/", time, "read as milliseconds since 1970"],
  [999999999000, "2001-09-09T01:46:39.000Z", "read as milliseconds since 1970"],
  // Days
  ["13/05/2024", "2024-05-13", notIso],
  ["13-05-2024", "2024-05-13", notIso],
  ["13‑05‑2024", "2024-05-13", notIso],
  ["05/13/2024", "2024-05-13", notIso],
  ["05/05/2024", "2024-05-05", notIso],
  ["06.05.2024", "2024-05-06", notIso, dayFirst],
  ["6. 5. 2024", "2024-05-06", notIso, dayFirst],
  ["13.05.2024 07:08", "2024-05-13T01:38:00.000Z", notIso, noZone],
  ["2024/05/06", "2024-05-06", notIso],
  ["2024-5-6", "2024-05-06", notIso],
  ["6 May 2024", "2024-05-06", notIso],
  ["06-MAY-2024", "2024-05-06", notIso],
  ["6th September, 2024", "2024-09-06", notIso],
  ["May 6, 2024", "2024-05-06", notIso],
  ["Sept. 6th, 2024", "2024-09-06", notIso],
  ["May 6, 2024 at 12:38 p.m.", "2024-05-06T07:08:00.000Z", notIso, noZone],
  ["०६.०५.२०२४", "2024-05-06", notIso, dayFirst],
  [" 2024-05-06 ", "2024-05-06", notIso],
] as [string | number, string, ...string[]][])("reads %j", (value, iso, ...notes) => {
  expect(readDate(value)).toEqual({ iso, notes });
});

it.each(["06/05/2024", "06-05-2024", "5/6/2024 07:08"])("does not guess the day of %j", (text) => {
  expect(readDate(text)).toEqual({ fault: "either number may be the day" });
});

it.each([
  ...[
    "",
    " ",
    "soon",
    "volume 3",
    "5",
    "2024",
    "2024-05",
    2024,
    0,
    -1714979289,
    Number.NaN,
    1e15,
    null,
    true,
  ],
  ...["2024-13-40", "2024-02-30", "30 February 2024", "29.02.2023", "31/04/2024", "20240230", "05.13.2024"],
  ...["0001-01-01T00:00:00Z", "0000-00-00 00:00:00", "1000-01-01T00:00+05:30", "9999-12-31T23:59-05:30"],
  ...["2024-05-06T25:00Z", "2024-05-06T07:60Z", "2024-05-06T07:08+99:00", "5/13/2024 13:08 PM"],
  ...[
    "13/05/24",
    "06-MAY-24",
    "6 Maybe 2024",
    "6 Mai 2024",
    "2024-05-06 07:08:09 30",
    "Mon, 06 May 2024 07:08:09 IST",
    "May 2024",
  ],
  ...["202405060708", "2024-05/06", "13/05-2024", "x2024-05-06", `2024-05-06${" ".repeat(200)}`],
])("does not read %j", (value) => {
  expect(readDate(value)).toEqual({ fault: "not an ISO 8601 date" });
});

it("are read in every field for one, with a description of its own too", () => {
  const opening = { id: 1, title: "A", published_at: "6 May 2024", valid_through: "6 May 2024" };
  expect(readRecord(calls.openings.schema, opening)).toMatchObject({
    published_at: "2024-05-06",
    valid_through: "2024-05-06",
  });
});

it("accepts the dates of the contract only", () => {
  for (const text of ["2024-05-06", "2024-05-06 07:08:09.1", "2024-05-06T07:08+0530"])
    expect(isIsoDate(text)).toBe(true);
  for (const text of ["20240506", "2024-05-06 07:08:09+00", "2024-02-30", "6 May 2024", " 2024-05-06"])
    expect(isIsoDate(text)).toBe(false);
  expect(dateFault("6 May 2024")).toBe("not an ISO 8601 date");
  expect(dateFault("06/05/2024")).toBe("either number may be the day");
});
