/** @jest-environment node */
import { finishPage } from "./finish-page.ts";

test("a 404 page that says that its record is retired becomes 410", () => {
  const document = (body: string) =>
    `<!DOCTYPE html><html lang="en"><head></head><body>${body}</body></html>`;
  const retired = '<main><div class="a" data-status="410"><h1>Page Not Found</h1></div></main>';
  const status = (body: string, before?: number) =>
    finishPage({ kind: "APP_PAGE", html: document(body), status: before }).status;
  expect(status(retired, 404)).toBe(410);
  expect(status(retired)).toBeUndefined();
  expect(
    status('<p>data-status="410"</p><script type="application/ld+json">"data-status="410""</script>', 404),
  ).toBe(404);
});
