/** The rules of each field, checked by the script of the form. */
import {
  expect,
  expectFields,
  field,
  fillIn,
  inquiryForm,
  newInquiry,
  openForm,
  sendButton,
  test,
} from "./inquiry-test.ts";

/** One for each field; lib/form/check.test.ts has all of them. */
const rules = [
  ["name", "  ", "Enter your name."],
  ["email", "asha at plant", "Enter an email address like name@company.com."],
  ["phone", "on request", "Enter a number like 98765 43210 or +49 30 901820."],
  ["company", "c".repeat(161), "At most 160 characters."],
  ["subject", "s".repeat(201), "At most 200 characters."],
  ["message", "m".repeat(5001), "At most 5,000 characters."],
] as const;

test("an invalid field is named and gets the focus, nothing is sent, and the input stays", async ({
  page,
  inquirySite,
}) => {
  await openForm(page, inquirySite);
  let posts = 0;
  page.on("request", (request) => (posts += request.method() === "POST" ? 1 : 0));
  for (const [name, value, message] of rules)
    await test.step(`${name}: ${message} (${value.length} characters)`, async () => {
      const inquiry = newInquiry({ [name]: value });
      await fillIn(page, inquiry);
      await sendButton(page).click();
      const invalid = field(page, name);
      await expect(invalid).toBeFocused();
      await expect(invalid).toHaveAttribute("aria-invalid", "true");
      await expect(invalid).toHaveAccessibleDescription(new RegExp(message.replace(/[.+]/g, "\\$&")));
      await expect(inquiryForm(page).getByRole("alert")).toContainText("correct one field");
      await expectFields(page, inquiry);
      expect(posts).toBe(0);
      await invalid.fill(newInquiry()[name]);
      await invalid.blur();
      await expect(invalid).not.toHaveAttribute("aria-invalid");
    });
});

test("rules show from the start, and an invalid field is marked when it loses the focus", async ({
  page,
  inquirySite,
}) => {
  await openForm(page, inquirySite);
  await expect(field(page, "phone")).toHaveAccessibleDescription(/with the country code/);
  await field(page, "phone").fill("call me");
  await field(page, "message").focus();
  await expect(field(page, "phone")).toHaveAccessibleDescription(/Enter a number like/);
  // An empty one is not marked.
  await field(page, "email").focus();
  await field(page, "name").focus();
  await expect(field(page, "email")).not.toHaveAttribute("aria-invalid");
});
