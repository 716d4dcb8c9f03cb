import { eachPage } from "./each-page";

it.each([
  [0, 9, [1]],
  [3, 9, [1, 2, 3]],
  [3, 2, [1, 2]],
])("loads of a list with %i pages, at most %i, these: %j", async (totalPages, maxPages, numbers) => {
  const load = jest.fn(async (_page: number) => ({ totalPages }));
  const pages = await Array.fromAsync(eachPage(load, maxPages), ({ page }) => page);
  expect(pages).toEqual(numbers);
  expect(load.mock.calls.flat()).toEqual(numbers);
});
