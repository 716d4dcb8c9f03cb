import { pageWindow } from "./page-window";

it.each([
  [1, 0, []],
  [1, 4, [1, 2, 3, 4]],
  [1, 5, [1, 2, 5]],
  [5, 10, [1, 4, 5, 6, 10]],
  [4, 10, [1, 2, 3, 4, 5, 10]],
  [10, 10, [1, 9, 10]],
])("page %i of %i", (page, totalPages, numbers) => {
  expect(pageWindow(page, totalPages)).toEqual(numbers);
});

it("shows the neighbors of every page, both ends, and no gap of one page", () => {
  for (let totalPages = 1; totalPages <= 30; totalPages++) {
    for (let page = 1; page <= totalPages; page++) {
      const shown = pageWindow(page, totalPages);
      expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b));
      const needed = [1, page - 1, page, page + 1, totalPages];
      expect(shown).toEqual(expect.arrayContaining(needed.filter((n) => n >= 1 && n <= totalPages)));
      expect(shown.every((number) => number >= 1 && number <= totalPages)).toBe(true);
      expect(shown.length).toBeLessThanOrEqual(7);
      for (const [index, number] of shown.entries()) {
        const before = shown[index - 1] ?? number - 1;
        expect({ page, totalPages, gap: number - before }).not.toMatchObject({ gap: 2 });
      }
    }
  }
});
