/** A link with a duty opens the form with it, and reaches the receiver. */
import { expect, field, fillIn, newInquiry, sendButton, test } from "../contact-form/inquiry-test.ts";

const link = "/contact?gas=nitrogen&flow=300&purity=99.9&pressure=6&message=x";

for (const width of [390, 1440])
  for (const javaScriptEnabled of [true, false])
    test.describe(`${width} px, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
      test.use({ viewport: { width, height: 844 }, javaScriptEnabled });

      test("a duty arrives from the link to the receiver", async ({ page, inquirySite }) => {
        const { subject: _, ...inquiry } = newInquiry();
        const origin = `${inquirySite.url}/services`;
        await page.goto(origin);
        await page.goto(inquirySite.url + link, { referer: origin });
        await expect(page.locator("[name=flow]")).toBeVisible();
        await expect(page.locator("[name=flow]")).toHaveValue("300");
        await expect(page.locator("[name=gas]")).toHaveValue("Nitrogen");
        await expect(field(page, "message")).toHaveValue("");
        await page.getByLabel("Unit of the flow").selectOption("SCFH");
        await fillIn(page, inquiry);
        await page.locator("[name=place]").fill("Pune");
        await sendButton(page).click();
        await expect(page.locator("[data-sent]")).toBeVisible();
        const [row] = inquirySite.backend.inquiryRows().filter(({ message }) => message === inquiry.message);
        expect(row).toMatchObject({
          gas: "Nitrogen",
          flow: "300\u00a0SCFH",
          purity: "99.9\u00a0%",
          pressure: "6\u00a0bar(g)",
          place: "Pune",
          page: "/services",
        });
      });
    });
