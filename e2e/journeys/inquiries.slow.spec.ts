/** The inquiries of inquiries.spec.ts without scripts, and on a wide screen. */
import { test } from "../contact-form/inquiry-test.ts";
import { askForOffer, phones, sendWithPhone } from "./inquiry-ways.ts";

for (const [width, javaScriptEnabled] of [
  [390, false],
  [1440, false],
  [1440, true],
] as const)
  test.describe(`${width} px, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ viewport: { width, height: 844 }, javaScriptEnabled });

    for (const phone of phones)
      test(`the form with ${phone}`, ({ page, inquirySite }) => sendWithPhone(page, inquirySite, phone));

    test("a duty arrives from the link to the receiver", ({ page, inquirySite }) =>
      askForOffer(page, inquirySite));
  });
