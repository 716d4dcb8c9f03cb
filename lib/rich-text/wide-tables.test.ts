import { focusWideTables } from "./wide-tables";

const row = (count: number) => `<tr>${"<td>x</td>".repeat(count)}</tr>`;

it("lets tables of three columns take the focus, and no others", () => {
  const narrow = `<table><tbody>${row(2)}${row(2)}</tbody></table>`;
  const wide = `<table lang="en"><tbody>${row(2)}${row(3)}${row(4)}</tbody></table>`;
  expect(focusWideTables(`<p>a</p>${narrow}${wide}${narrow}${wide}`)).toBe(
    `<p>a</p>${narrow}${wide.replace("<table", '<table tabindex="0"')}${narrow}${wide.replace("<table", '<table tabindex="0"')}`,
  );
  expect(focusWideTables(narrow)).toBe(narrow);
});

it("gets through hostile tables, and leaves them as they are", () => {
  const hostile = "<table><tr><td>x".repeat(20_000);
  expect(focusWideTables(hostile)).toBe(hostile);
});
