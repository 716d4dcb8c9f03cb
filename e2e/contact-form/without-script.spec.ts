/** The form without scripts. */
import {
  expect,
  expectFields,
  field,
  fillIn,
  inquiryForm,
  newInquiry,
  sendButton,
  test,
} from "./inquiry-test.ts";

test.use({ javaScriptEnabled: false });
test.afterEach(({ desk }) => desk.proxy.pass());

const nasty = `</textarea><script>alert(1)</script> "quoted" & <b>bold</b>\n\nünïcødé हिन्दी`;

test("an inquiry leads to a page that says that it arrived", async ({ page, desk }) => {
  const said = newInquiry({ subject: "Green Hydrogen" });
  await page.goto(`${desk.url}/contact?about=green-hydrogen`);
  await expectFields(page, { subject: "Green Hydrogen" });
  // The page was made just now, and its stamp with it.
  await page.waitForTimeout(2100);
  await fillIn(page, said);
  await sendButton(page).click();
  await expect(page).toHaveURL(`${desk.url}/contact/sent`);
  await expect(page.getByRole("heading", { name: "Your inquiry has arrived" })).toBeVisible();
  expect(desk.stored().filter(({ message }) => message === said.message)).toEqual([
    { ...said, page: "/service/detail/green-hydrogen" },
  ]);
});

test("wrong fields come back with every word, and a message at each", async ({ page, desk }) => {
  const said = newInquiry({ name: "  ", phone: "98765", message: `\n${nasty}` });
  await page.goto(`${desk.url}/contact`);
  await fillIn(page, said);
  const [response] = await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith("/api/inquiry")),
    sendButton(page).click(),
  ]);
  expect(response.status()).toBe(422);
  await expect(page).toHaveTitle(/^Not sent yet/);
  await expectFields(page, said);
  await expect(field(page, "name")).toHaveAccessibleDescription(/Enter your name\./);
  await expect(field(page, "name")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "name")).toBeFocused();
  await expect(field(page, "phone")).toHaveAccessibleDescription(/Begin with the country code/);
  await expect(field(page, "email")).not.toHaveAttribute("aria-invalid");
  await expect(inquiryForm(page).getByRole("alert")).toContainText("2 fields");
  // The same look, and no script that does not know these words.
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.locator("script")).toHaveCount(0);

  await fillIn(page, { name: "Asha", phone: "+49 211 555 0100" });
  await sendButton(page).click();
  await expect(page).toHaveURL(`${desk.url}/contact/sent`);
  const [stored, ...others] = desk.stored().filter(({ phone }) => phone === "+49 211 555 0100");
  expect(stored?.message).toBe(nasty);
  expect(others).toEqual([]);
});

test("a failure keeps every word, offers other ways, and the next try arrives once", async ({
  page,
  desk,
}) => {
  const said = newInquiry({ message: `${newInquiry().message}${nasty}` });
  desk.proxy.fail({ kind: "half" }, /\/inquiry$/);
  await page.goto(`${desk.url}/contact`);
  await fillIn(page, said);
  const [response] = await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith("/api/inquiry")),
    sendButton(page).click(),
  ]);
  expect(response.status()).toBe(503);
  const alert = inquiryForm(page).getByRole("alert");
  await expect(alert).toContainText("could not be delivered");
  await expect(alert).toBeFocused();
  await expectFields(page, said);
  for (const start of ["tel:", "mailto:", "https://wa.me/"]) {
    await expect(inquiryForm(page).locator(`a[href^="${start}"]`).first()).toBeVisible();
  }
  desk.proxy.pass();
  await sendButton(page).click();
  await expect(page).toHaveURL(`${desk.url}/contact/sent`);
  expect(desk.stored().filter(({ message }) => message === said.message)).toHaveLength(1);
});

test("what looks like a program is asked to send once more, and then arrives", async ({ page, desk }) => {
  const said = newInquiry();
  await page.goto(`${desk.url}/contact`);
  await fillIn(page, said);
  await page.locator("[name=website]").evaluate((trap) => trap.setAttribute("value", "filled"));
  await sendButton(page).click();
  await expect(inquiryForm(page).getByRole("alert")).toContainText("once more");
  await expectFields(page, said);
  await expect(page.locator("[name=website]")).toHaveValue("");
  await page.waitForTimeout(2100);
  await sendButton(page).click();
  await expect(page).toHaveURL(`${desk.url}/contact/sent`);
});

test("sending it once more after it arrived makes no second inquiry", async ({ page, desk }) => {
  const said = newInquiry();
  await page.goto(`${desk.url}/contact`);
  await fillIn(page, said);
  const stamp = await page.locator("[name=stamp]").getAttribute("value");
  await sendButton(page).click();
  await expect(page).toHaveURL(`${desk.url}/contact/sent`);
  const form = new URLSearchParams({ ...said, stamp: stamp ?? "", page: "/contact", website: "" });
  const again = await page.request.post(`${desk.url}/api/inquiry`, {
    form: Object.fromEntries(form),
    maxRedirects: 0,
  });
  expect(again.status()).toBe(303);
  expect(desk.stored().filter(({ message }) => message === said.message)).toHaveLength(1);
});
