import type { PageValue } from "../../lib/next/cache-values.ts";
import { finishPage } from "./finish-page.ts";

test("a page that is too large becomes a small error", () => {
  const payload = Buffer.alloc(3_000_000);
  const page: PageValue = { kind: "APP_PAGE", html: "x".repeat(2_990_000), rscData: payload, status: 200 };
  finishPage(page, "/about");
  expect(page.rscData).toBe(payload);
  page.html += "x".repeat(20_000);
  expect(() => finishPage(page, "/about")).toThrow("the page is too large: 6010000, at most 6000000");
  expect(page).toMatchObject({ html: "500 Internal Server Error\n", status: 500, rscData: undefined });
});

test("a 404 page that says that its record is gone becomes 410", () => {
  const document = (body: string) =>
    `<!DOCTYPE html><html lang="en"><head></head><body>${body}</body></html>`;
  const gone = '<main><div class="a" data-status="410"><h1>Page Not Found</h1></div></main>';
  const status = (body: string, before?: number) =>
    finishPage({ kind: "APP_PAGE", html: document(body), status: before }, "/about").status;
  expect(status(gone, 404)).toBe(410);
  expect(status(gone)).toBeUndefined();
  expect(
    status('<p>data-status="410"</p><script type="application/ld+json">"data-status="410""</script>', 404),
  ).toBe(404);
});

test.each([
  ["/search/find/782079", "/hi/search?q=x+y"],
  ["/blogs/page/2", "/hi/inner"],
  ["/about", "/hi/inner"],
])("the page at %s leads to %s in another language", (path, expected) => {
  const link = (href: string) =>
    `<a rel="alternate" hrefLang="hi" lang="hi" href="${href}">हिन्दी</a><a hrefLang="hi" href="/hi/inner">x</a>`;
  const page: PageValue = { kind: "APP_PAGE", html: link("/hi/inner") };
  expect(finishPage(page, path).html).toBe(link(expected));
});

test("the page in another language leads back with its query", () => {
  const link = (href: string) => `<a rel="alternate" hrefLang="en" lang="en" href="${href}">English</a>`;
  const page: PageValue = { kind: "APP_PAGE", html: link("/search/find/78") };
  expect(finishPage(page, "/hi/search/find/78").html).toBe(link("/search?q=x"));
});
