/** The request to delete an inquiry, without JavaScript: the form needs none. */
import {
  expect,
  formTokenOf,
  type InquiryFields,
  newInquiry,
  post,
  test,
  waitForForm,
  waitForTokenOf,
} from "./inquiry-test.ts";

test.use({ javaScriptEnabled: false });

test("a request reaches the company, deletes nothing, and its answer does not tell whether the inquiry exists", async ({
  page,
  inquirySite,
}) => {
  const inquiry: InquiryFields = newInquiry();
  const sent = await post(inquirySite, { body: { ...inquiry, formToken: await formTokenOf(inquirySite) } });
  const { reference } = (await sent.json()).sent;
  await waitForForm(inquirySite, "/erasure");
  const answers: string[] = [];
  for (const asked of [reference, "INQ-0000-0000"]) {
    await page.goto(`${inquirySite.url}/contact`);
    await page.getByText("What happens to your details").click();
    await page.getByRole("link", { name: "have your inquiry deleted" }).click();
    await waitForTokenOf(page);
    await page.getByLabel("Reference number").fill(asked.toLowerCase());
    await page.getByLabel("Email address").fill(inquiry.email);
    const [response] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === "POST"),
      page.getByRole("button", { name: "Ask for deletion" }).click(),
    ]);
    expect(response.status()).toBe(201);
    const confirmation = page.getByRole("status").filter({ hasText: "Your request has arrived" });
    await expect(confirmation).toBeVisible();
    await expect(page).toHaveTitle(/^Your request has arrived/);
    await expect(page.getByRole("button", { name: "Ask for deletion" })).toBeHidden();
    answers.push(((await confirmation.textContent()) ?? "").replace(asked, "…"));
  }
  expect(answers[0]).toBe(answers[1]);
  const stored = inquirySite.backend.storedInquiries();
  expect(stored.filter(({ message }) => message === inquiry.message)).toHaveLength(1);
  expect(stored.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([`Delete the data of ${reference}`, "Delete the data of INQ-0000-0000"]),
  );
});

test("an invalid request keeps its input, with a message at each field", async ({ page, inquirySite }) => {
  await page.goto(`${inquirySite.url}/erasure`);
  await page.getByLabel("Reference number").fill("12");
  await page.getByLabel("Email address").fill("asha@plant");
  await page.getByRole("button", { name: "Ask for deletion" }).click();
  await expect(page).toHaveTitle(/^Not sent yet/);
  await expect(page.getByLabel("Reference number")).toHaveValue("12");
  await expect(page.getByLabel("Reference number")).toHaveAccessibleDescription(/like INQ-7K3F-92QM/);
  await expect(page.getByLabel("Reference number")).toBeFocused();
});
