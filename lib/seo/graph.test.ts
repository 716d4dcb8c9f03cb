import { emptySettings } from "../../testing/content/settings";
import { organization } from "./graph";

jest.mock("../runtime/env", () => ({ env: () => ({ SITE_NAME: "Site", SITE_URL: "https://site.test" }) }));

it("names the first of several telephone numbers and mail addresses, without an extension", () => {
  const data = organization({
    ...emptySettings,
    phone: "+91-2712-223344 to 46, Ext. 102",
    officialEmail: "mailto:r&d@site.test, b@site.test",
  });
  expect(data).toMatchObject({
    telephone: "+912712223344",
    email: "r&d@site.test",
    contactPoint: [{ telephone: "+912712223344", email: "r&d@site.test" }],
  });
});

it("names further offices and works, and none where there are none", () => {
  const works = { name: "Works", address: "Chakan 410501", phone: "+91 2135 223344", email: null };
  expect(organization({ ...emptySettings, locations: [works] })).toMatchObject({
    location: [{ "@type": "Place", name: "Works", address: "Chakan 410501", telephone: "+912135223344" }],
  });
  expect(organization(emptySettings)).not.toHaveProperty("location");
});
