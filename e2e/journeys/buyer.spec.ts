/** A buyer with a duty sends an inquiry from a phone, in as few actions as the site needs. */
import type { Page } from "playwright/test";
import { hydrate } from "../../testing/browser/hydrate.ts";
import { get, waitUntil } from "../../testing/http/http.ts";
import type { TestSite } from "../../testing/sites/test-site.ts";
import {
  expect,
  field,
  inquiryForm,
  sendButton,
  test,
  waitForTokenOf,
} from "../contact-form/inquiry-test.ts";
import { menu, menuButton, phone } from "../interactions/helpers.ts";
import { duty, dutyPath } from "./ways.ts";

test.use(phone);

/** Counts the actions of a visitor: each tap, and each field that is typed into. */
function counter() {
  const counted = {
    actions: 0,
    async act(action: Promise<void>) {
      counted.actions++;
      await action;
    },
  };
  return counted;
}

type Act = ReturnType<typeof counter>["act"];

/** From the answer to a duty, which is in view, to a sent inquiry. */
async function inquire(page: Page, inquirySite: TestSite, act: Act): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/product/find/${dutyPath}#results$`));
  const offer = page.getByRole("link", { name: "Ask for an offer at 300\u00a0Nm³/h" });
  await expect(page.getByRole("heading", { name: "PSA nitrogen, 5 to 5,000\u00a0Nm³/h" })).toBeInViewport();
  await expect(offer).toBeInViewport({ ratio: 1 });
  await act(offer.tap());

  await expect(page).toHaveURL(new RegExp(`/contact/about/expertise-3\\?${duty}$`));
  const topic = inquiryForm(page).getByText(/^PSA Nitrogen Generation/);
  await expect(topic).toBeInViewport();
  await waitForTokenOf(page);
  const email = `buyer-${crypto.randomUUID()}@plant.example`;
  await act(field(page, "name").fill("Asha Rao"));
  await act(field(page, "email").fill(email));
  await act(sendButton(page).tap());
  await expect(page.locator("[data-sent]")).toBeVisible();
  const [stored] = inquirySite.storedInquiries().filter((row) => row.email === email);
  expect(stored).toMatchObject({ gas: "Nitrogen", flow: "300\u00a0Nm³/h", message: "" });
}

test("nitrogen, 300 Nm³/h, 99.9 %, 6 bar: from home to a sent inquiry in seven actions", async ({
  page,
  inquirySite,
}) => {
  await waitUntil("the index", async () =>
    (await get(`${inquirySite.url}/api/search?q=vnd300`)).body.includes("VND"),
  );
  const visitor = counter();
  const { act } = visitor;
  await page.goto(inquirySite.url);
  await hydrate(page);
  await act(menuButton(page).tap());
  await act(
    menu(page)
      .getByRole("searchbox")
      .or(menu(page).getByRole("combobox"))
      .fill("nitrogen 300 Nm3/h 99.9 % 6 bar"),
  );
  await act(page.getByRole("option", { name: /^Find products for nitrogen, 300/ }).tap());
  await inquire(page, inquirySite, act);
  expect(visitor.actions).toBe(7);
});

test("the same through the finder's form in eight: the gas from an industry, the last field ends with the keyboard's search key", async ({
  page,
  inquirySite,
}) => {
  const visitor = counter();
  const { act } = visitor;
  await page.goto(inquirySite.url);
  await act(page.locator("main").getByRole("link", { name: "Pharmaceuticals", exact: true }).tap());
  await expect(page).toHaveURL(/\/product\/find\/nitrogen$/);
  await hydrate(page);
  const finder = page.getByRole("search").filter({ has: page.getByRole("slider") });
  await act(finder.getByRole("textbox", { name: "Flow" }).fill("300"));
  await act(finder.getByRole("radio", { name: "99.9", exact: true }).check({ force: true }));
  const pressure = finder.getByRole("textbox", { name: "Pressure" });
  await expect(pressure).toHaveAttribute("enterkeyhint", "search");
  await act(pressure.fill("6").then(() => pressure.press("Enter")));
  await inquire(page, inquirySite, act);
  expect(visitor.actions).toBe(8);
});

test('the answer and its button are on the first screen after "Find products", below the duty', async ({
  page,
}) => {
  await page.goto("/product");
  await hydrate(page);
  const finder = page.getByRole("search").filter({ has: page.getByRole("slider") });
  await finder.getByRole("radio", { name: "nitrogen" }).check({ force: true });
  await finder.getByRole("textbox", { name: "Flow" }).fill("300");
  await finder.getByRole("radio", { name: "99.9", exact: true }).check({ force: true });
  await finder.getByRole("textbox", { name: "Pressure" }).fill("6");
  await finder.getByRole("button", { name: "Find products" }).tap();
  await expect(page).toHaveURL(new RegExp(`/product/find/${dutyPath}#results$`));
  const offer = page.getByRole("link", { name: /^Ask for an offer/ });
  await expect(offer).toBeInViewport({ ratio: 1 });
  const bottom = async () => {
    const box = await offer.boundingBox();
    return box ? box.y + box.height : Number.POSITIVE_INFINITY;
  };
  await expect.poll(bottom).toBeLessThanOrEqual(482);
  await expect(finder).toBeHidden();
  await page.getByRole("link", { name: "Edit" }).tap();
  await expect(finder.getByRole("textbox", { name: "Flow" })).toHaveValue("300");
  await expect(finder.getByRole("radio", { name: "99.9", exact: true })).toBeChecked();
});

test("a chosen purity and a typed one replace each other", async ({ page }) => {
  await page.goto("/product/find/nitrogen/300-nm3h/99.95");
  await page.getByRole("link", { name: "Edit" }).tap();
  await hydrate(page);
  const typed = page.getByRole("textbox", { name: "Purity" });
  const chosen = page.getByRole("radio", { name: "99.99", exact: true });
  await expect(typed).toHaveValue("99.95");
  await chosen.check({ force: true });
  await expect(typed).toHaveValue("");
  await typed.fill("99.5");
  await expect(chosen).not.toBeChecked();
});
