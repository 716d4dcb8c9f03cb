import { safeHtml } from "../rich-text/sanitize";
import { absoluteHtml } from "./absolute-html";

jest.mock("../runtime/env", () => ({ env: () => ({ BACKEND_URL: "https://backend.test/api" }) }));

const base = "https://www.example.com/blogs/details/1/a-post";

function read(raw: string): string {
  const html = safeHtml(raw);
  if (!html) throw new Error("nothing is left");
  return absoluteHtml(html, base);
}

it.each([
  ["/contact", "https://www.example.com/contact"],
  ["/product?a=1&amp;b=2", "https://www.example.com/product?a=1&amp;b=2"],
  ["#table-2", `${base}#table-2`],
  ["other", "https://www.example.com/blogs/details/1/other"],
  ["mailto:info@example.com", "mailto:info@example.com"],
  ["https://elsewhere.test/x?y=&quot;z&quot;", "https://elsewhere.test/x?y=&quot;z&quot;"],
])("a link to %s becomes one to %s", (href, absolute) => {
  expect(read(`<p><a href="${href}">there</a></p>`)).toContain(`href="${absolute}"`);
});

it("leaves text alone that looks like an attribute", () => {
  const text = '<p>write <code>a href="/x"</code></p>';
  expect(read(text)).toBe(text);
});

it.each(["line", "bars"])("reduces a chart of %s to its table", (kind) => {
  const rows = ["<tr><th>a</th><td>1</td></tr>", "<tr><th>b</th><td>2</td></tr>"].join("");
  const table = `<table class="chart-${kind}"><caption>Air</caption><tr><th>Name</th><th>Flow</th></tr>${rows}</table>`;
  expect(safeHtml(table)).toContain("<svg");
  expect(read(table)).toMatch(/^<table[^>]*><caption>Air<\/caption><thead>.*<\/table>$/);
  expect(read(table)).not.toContain("svg");
});
