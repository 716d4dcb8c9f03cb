/** A visitor sends the form with an Indian or a foreign telephone number. */
import {
  expect,
  fillIn,
  inquiryForm,
  newInquiry,
  sendButton,
  storedCopies,
  test,
} from "../contact-form/inquiry-test.ts";

for (const width of [390, 1440])
  for (const javaScriptEnabled of [true, false])
    test.describe(`${width} px, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
      test.use({ viewport: { width, height: 844 }, javaScriptEnabled });

      for (const phone of ["98765 43210", "+49 30 1234"])
        test(`the form with ${phone}`, async ({ page, inquirySite }) => {
          const { subject: _, ...inquiry } = newInquiry({ phone });
          await page.goto(`${inquirySite.url}/services`);
          await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
          await fillIn(page, inquiry);
          await sendButton(page).click();
          const confirmation = inquiryForm(page).getByRole("status").filter({ hasText: "has arrived" });
          await expect(confirmation).toBeVisible();
          await expect(confirmation.getByRole("definition").first()).toHaveText(/^INQ-\w{4}-\w{4}$/);
          await expect(confirmation).toContainText(phone);
          expect(storedCopies(inquirySite, inquiry)).toMatchObject([{ ...inquiry, phone }]);
        });
    });
