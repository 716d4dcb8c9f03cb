/** Pages that editors compose of blocks, at addresses of their own. */
import { expect, test } from "../../testing/browser/test.ts";
import { records } from "../../testing/content/content.ts";
import { elementsOf, hrefsOf, readPage, shownText } from "../../testing/http/html.ts";
import { get } from "../../testing/http/http.ts";

const [page, hidden] = records("pages");
if (!page || !hidden) throw new Error("the sample content has no two pages");
const path = `/${page.id}`;

test("a page has its title, its blocks and structured data", async ({ site }) => {
  const { status, body, document } = await readPage(site.url + path);
  expect(status).toBe(200);
  const [main] = elementsOf(document, "main");
  expect(elementsOf(main, "h1").map(shownText)).toEqual([page.title]);
  const headings = elementsOf(main, "h2").map(shownText);
  expect(headings).toEqual(
    expect.arrayContaining([
      "Inspect before you buy",
      "Plants that we have moved or restarted",
      "Before you ask",
    ]),
  );
  expect(hrefsOf(main, "a").some((href) => href.startsWith("/references/details/10/"))).toBe(true);
  expect(elementsOf(main, "summary").map(shownText)).toContain("When do you advise against a plant?");
  expect(body).toContain('"@type":["WebPage","FAQPage"]');
  const canonical = elementsOf(document, "link").find(({ attribs }) => attribs.rel === "canonical");
  expect(canonical?.attribs.href).toMatch(new RegExp(`${path}$`));
});

test("menu and footer link to it, the sitemap lists it, and the search finds it", async ({ site }) => {
  const { document } = await readPage(`${site.url}/about`);
  for (const part of ["header", "footer"])
    expect(elementsOf(document, part).flatMap((element) => hrefsOf(element, "a"))).toContain(path);
  expect((await get(`${site.url}/sitemap.xml`)).body).toContain(`${path}</loc>`);
  const found = await readPage(`${site.url}/search?q=${encodeURIComponent(page.title)}`);
  expect(hrefsOf(elementsOf(found.document, "main")[0], "a")).toContain(path);
});

test("an unpublished page is missing everywhere, and so is an address that nobody has", async ({ site }) => {
  for (const missing of [`/${hidden.id}`, "/no-such-page"]) {
    const { status, body } = await get(site.url + missing);
    expect(status, missing).toBe(404);
    expect(body).toContain("Page Not Found");
  }
  for (const where of ["/", "/sitemap.xml"])
    expect((await get(site.url + where)).body).not.toContain(`/${hidden.id}`);
});

test("another spelling of its address leads to it", async ({ site }) => {
  for (const other of [path.toUpperCase(), `${path}/`]) {
    const { status, headers } = await get(site.url + other);
    expect([status, headers.get("location")]).toEqual([308, path]);
  }
});

test("an inquiry is sent from it with the subject that the editor has set", async ({
  page: browser,
  site,
}) => {
  await browser.goto(site.url + path);
  const form = browser.locator("form", { has: browser.getByRole("button", { name: "Send" }) });
  await expect(form.locator('[name="subject"]')).toHaveValue("Relocation of a used plant");
  await form.locator('[name="name"]').fill("Asha Patil");
  await form.locator('[name="email"]').fill("asha@example.com");
  await form.locator('[name="phone"]').fill("+91 98220 12345");
  await form.locator('[name="message"]').fill("A 75 t/d plant of 1994, idle for two years.");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(
    browser
      .getByText(/reference/i)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
});
