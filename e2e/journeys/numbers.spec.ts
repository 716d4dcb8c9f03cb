/** Numbers as people write them, in the finder, its address, the search and the form. The spellings: lib/text/numbers.test.ts. */
import { hydrate } from "../../testing/browser/hydrate.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { shownText } from "../../testing/http/html.ts";
import { get } from "../../testing/http/http.ts";
import { Visitor } from "../../testing/http/visitor.ts";

const message = /^Enter one number from 0\.01 to 900\sbar\(g\), such as 6\.5\.$/;
const note = "No single number found. Your text is sent as you wrote it.";

test("what is typed into the finder is what is searched for", async ({ page }) => {
  await page.goto("/product");
  await hydrate(page);
  const finder = page.getByRole("search");
  const flow = finder.getByRole("textbox", { name: "Flow" });
  await expect(flow).toHaveAttribute("inputmode", "decimal");
  await finder.getByRole("radio", { name: "nitrogen" }).check({ force: true });
  await flow.pressSequentially("1,000");
  await expect(finder.getByRole("slider")).toHaveValue("3");
  await finder.getByRole("textbox", { name: "Pressure" }).pressSequentially("6,5");
  await finder.getByRole("button", { name: "Find products" }).click();
  await expect(page).toHaveURL(/\/product\/find\/nitrogen\/1000-nm3h\/6\.5-barg#results$/);
  await expect(
    page.getByRole("heading", { name: /^nitrogen, 1,000\sNm³\/h, 6\.5\sbar\(g\)$/ }),
  ).toBeVisible();
});

for (const [typed, segment] of [
  ["5-7", "pressure-5-7"],
  ["5000", "pressure-5000"],
] as const)
  test(`${typed} in the finder gets a message, and is corrected there`, async ({ page }) => {
    await page.goto("/product/find/nitrogen/300-nm3h#finder");
    await hydrate(page);
    const pressure = page.getByRole("textbox", { name: "Pressure" });
    await pressure.fill(typed);
    await pressure.press("Enter");
    await expect(page).toHaveURL(new RegExp(`/product/find/nitrogen/300-nm3h/${segment}#`));
    await expect(pressure).toHaveValue(typed);
    await expect(pressure).toHaveAttribute("aria-invalid", "true");
    await expect(pressure).toHaveAccessibleDescription(message);
    await expect(pressure).toBeInViewport();
    await hydrate(page);
    await pressure.fill("5");
    await pressure.press("Enter");
    await expect(page).toHaveURL(/\/product\/find\/nitrogen\/300-nm3h\/5-barg#results$/);
  });

test("without scripts a text that is no number stays in its field, with a message beside it", async ({
  site,
}) => {
  const visitor = await Visitor.open(`${site.url}/product?pressure=abc`);
  const [field] = visitor.elements("input", { name: "pressure" });
  const { value, type, inputmode } = field?.attribs ?? {};
  expect({ value, type, inputmode }).toEqual({ value: "abc", type: "text", inputmode: "decimal" });
  expect(field?.attribs["aria-invalid"]).toBe("true");
  const id = field?.attribs["aria-describedby"] ?? "";
  expect(shownText(visitor.elements("p", { id })[0])).toMatch(message);
  expect(visitor.elements("section", { id: "results" })).toEqual([]);
  await visitor.press("Find products", { gas: "nitrogen", flow: "12 500", pressure: ".5 bar" });
  expect(visitor.address).toBe("/product/find/nitrogen/12500-nm3h/0.5-barg#results");
});

test("the page of a value that cannot be read is in no cache and no index", async ({ site }) => {
  const { status, headers, body } = await get(`${site.url}/product/find/pressure-!3Cscript!3E`);
  expect(status).toBe(200);
  expect(body).toContain('value="&lt;script&gt;"');
  expect(body).toContain('<meta name="robots" content="noindex"');
  expect(headers.get("x-nextjs-cache")).not.toBe("HIT");
});

test("a search leads to the finder with the numbers that were typed, or not at all", async ({ site }) => {
  const pathOf = async (query: string) => {
    const visitor = await Visitor.open(`${site.url}/search?${new URLSearchParams({ q: query })}`);
    const links = visitor.elements("a").map(({ attribs }) => attribs.href ?? "");
    return links.find((href) => /\/product\/find\/nitrogen\//.test(href));
  };
  expect(await pathOf("nitrogen 12 500 Nm3/h .5 bar")).toContain("/12500-nm3h/0.5-barg");
  expect(await pathOf("nitrogen 500 Nm3/h 5-7 bar")).toBeUndefined();
});

test("the form says what it cannot read, and sends it as it was written", async ({ page }) => {
  await page.goto("/contact?gas=nitrogen&flow=12%20500&pressure=5-7%20bar");
  await hydrate(page);
  const pressure = page.locator("[name=pressure]");
  await expect(page.locator("[name=flow]")).toHaveValue("12500");
  await expect(pressure).toHaveValue("5-7 bar");
  await expect(pressure).toHaveAccessibleDescription(new RegExp(note));
  await expect(pressure).not.toHaveAttribute("aria-invalid");
  await pressure.fill("6,5 bar");
  await pressure.blur();
  await expect(pressure).not.toHaveAccessibleDescription(new RegExp(note));
});
