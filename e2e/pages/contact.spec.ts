/** Contact details, and the layout of every page. */
import { expect, test } from "../../testing/browser/test.ts";
import { firstOf, published, records } from "../../testing/content/content.ts";
import { detailsPath, siteName } from "../../testing/content/routes.ts";
import { elementsOf, hrefsOf, readPage, shownText } from "../../testing/http/html.ts";

const [settings] = records("settings") as unknown as Record<string, string>[];
const {
  phone = "",
  official_email = "",
  sales_email = "",
  address = "",
  map_link = "",
  whatsapp_number = "",
} = settings ?? {};
const tel = `tel:+91${phone.replace(/\D/g, "")}`;

async function read(url: string) {
  const { document } = await readPage(url);
  return { document, main: elementsOf(document, "main")[0], footer: elementsOf(document, "footer")[0] };
}

test("/address has its three blocks", async ({ site }) => {
  const { main } = await read(`${site.url}/address`);
  expect(elementsOf(main, "h2").map(shownText)).toEqual(
    expect.arrayContaining(["Our Address", "Send Us Email", "Call Us"]),
  );
  expect(shownText(main)).toContain(address);
  const links = elementsOf(main, "a").map((link) => [shownText(link), link.attribs.href]);
  for (const mail of [official_email, sales_email]) expect(links).toContainEqual([mail, `mailto:${mail}`]);
  expect(links).toContainEqual([`+91 ${phone}`, tel]);
});

for (const path of ["/map", "/contact"])
  test(`${path} links to the map, and does not request it`, async ({ site }) => {
    const { document, main } = await read(site.url + path);
    const [figure] = elementsOf(main, "figure");
    expect(shownText(figure)).toContain(address);
    const link = elementsOf(figure, "a").find((each) => shownText(each).includes("Open the map"));
    expect(link?.attribs).toMatchObject({
      href: expect.stringMatching(`^https://${new URL(map_link).host}/`),
      target: "_blank",
    });
    expect(elementsOf(document, "iframe")).toEqual([]);
  });

test("/catalogues_downloads has a card with a link to a PDF for each catalogue", async ({ site }) => {
  const { main } = await read(`${site.url}/catalogues_downloads`);
  const cards = elementsOf(main, "article");
  const catalogues = published("catalogues");
  expect(cards.map(shownText)).toEqual(
    catalogues.map(({ title }) => expect.stringContaining(title.replace(/\s+/g, " "))),
  );
  for (const [index, { title, pdf_file }] of catalogues.entries()) {
    const link = elementsOf(cards[index], "a").find((each) => shownText(each).includes("View / Download"));
    expect(link?.attribs, title).toMatchObject({ target: "_blank", href: `/files${pdf_file}` });
    const pdf = await fetch(`${site.url}/files${pdf_file}`);
    expect([pdf.status, pdf.headers.get("content-type")], title).toEqual([200, "application/pdf"]);
    expect((await pdf.text()).slice(0, 5)).toBe("%PDF-");
  }
});

test("the navigation has the six groups and the links of the specification", async ({ site }) => {
  const { document } = await read(`${site.url}/`);
  const [navigation] = elementsOf(document, "nav", { "aria-label": "Main" });
  const names = elementsOf(navigation, "a").map(shownText);
  const groups = ["Home", "About Us", "Services", "Expertise", "Info & News", "Contact Us"];
  expect(names).toEqual(expect.arrayContaining(groups));
  const wanted = [
    ...["/", "/about", "/services", "/expertise", "/info-news", "/contact"],
    ...["/our-story", "/leadership", "/our-vision", "/our-team", "/commitments", "/our-values"],
    ...["/timeline-and-milestone", "/gallery", "/blogs", "/miscellaneous", "/catalogues_downloads"],
    ...["/address", "/map"],
    ...published("services").map((item) => detailsPath("/services", item)),
    ...published("expertise").map((item) => detailsPath("/expertise", item)),
  ];
  expect(hrefsOf(navigation, "a")).toEqual(expect.arrayContaining(wanted));
});

test("the footer has its four columns, the social profiles and the year", async ({ site }) => {
  const { footer } = await read(`${site.url}/our-vision`);
  const headings = ["h2", "h3"].flatMap((name) => elementsOf(footer, name)).map(shownText);
  expect(headings).toEqual(
    expect.arrayContaining(["Quick Links", "Services", "Contact", "Corporate Office"]),
  );
  const links = elementsOf(footer, "a");
  expect(links.map(({ attribs }) => attribs.href)).toEqual(
    expect.arrayContaining(["/", "/commitments", "/info-news", "/contact"]),
  );
  expect(links.map(shownText)).toContain(firstOf("services").title);
  expect(shownText(footer)).toContain(address);
  expect(shownText(footer)).toContain(`${new Date().getFullYear()} ${siteName}`);
  for (const profile of ["Instagram", "LinkedIn", "Twitter", "Facebook", "YouTube"]) {
    const link = links.find((each) => [shownText(each), each.attribs["aria-label"]].includes(profile));
    expect(link?.attribs.href, profile).toMatch(/^https:\/\//);
  }
});

test("the chat box is open and offers WhatsApp and a call", async ({ site }) => {
  const { footer } = await read(`${site.url}/blogs`);
  const question = encodeURIComponent("Hey there, I have a question.");
  const digits = whatsapp_number.replace(/\D/g, "");
  const [chat] = elementsOf(footer, "details", { open: "" });
  expect(hrefsOf(chat, "a")).toEqual(
    expect.arrayContaining([`https://wa.me/91${digits}?text=${question}`, tel]),
  );
});

test("the top bar has mails and phone", async ({ page }) => {
  await page.goto("/");
  for (const href of [`mailto:${official_email}`, `mailto:${sales_email}`, tel])
    await expect(page.locator(`a[href="${href}"]`).first()).toBeInViewport();
});
