/** Visitors request a quote, and leave an Indian or a foreign telephone number. */
import { test } from "../contact-form/inquiry-test.ts";
import { askForOffer, phones, sendWithPhone } from "./inquiry-ways.ts";

test.use({ viewport: { width: 390, height: 844 } });

for (const phone of phones)
  test(`the form with ${phone}`, ({ page, inquirySite }) => sendWithPhone(page, inquirySite, phone));

test("a duty arrives from the link to the receiver", ({ page, inquirySite }) =>
  askForOffer(page, inquirySite));
