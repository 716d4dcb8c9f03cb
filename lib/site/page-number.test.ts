import { pageNumber, somePages } from "./page-number";

it.each([
  ["1", 1],
  ["2", 2],
  ["10", 10],
  ["99999", 99999],
])("page %s", (page, number) => {
  expect(pageNumber({ page })).toBe(number);
});

it.each(["", "0", "-1", "01", "+2", "2.0", "2e1", " 2", "2\n", "0x2", "two", "100000", "٢", "NaN"])(
  "no list has a page %j",
  (page) => {
    expect(pageNumber({ page })).toBeNull();
  },
);

it("builds at least one further page that can exist", () => {
  expect(somePages().map(pageNumber)).toEqual([2]);
});
