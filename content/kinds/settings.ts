import { menuChoices, networkChoices } from "../choices.ts";
import { choice, line, map, picture, rows, target, text } from "../fields.ts";
import { single } from "../kind.ts";

const required = true;
const sameInAll = true;
const label = line("Words of the link", { required });
const href = target("Page or address", {
  required,
  help: "A path such as /contact, or an address that begins with https://.",
});

export const settings = single(
  "settings",
  {
    labels: ["Company and contact"],
    summary: "The company's contact data, logo and map",
    page: "/contact",
    search: "own",
    path: "website-setting",
    filtered: true,
  },
  {
    phone: text("Telephone", {
      sameInAll,
      help: "A number without + or 00 counts as one of the site's own country.",
    }),
    whatsapp_number: text("WhatsApp number", { sameInAll }),
    official_email: text("Email", { sameInAll }),
    sales_email: text("Sales email", { sameInAll }),
    careers_email: line("Careers email", { sameInAll }),
    press_email: line("Press email", { sameInAll }),
    address: text("Address", { multiline: true }),
    locations: rows(
      "Further offices and works",
      "Place",
      {
        name: line("Name", { required, help: "Such as Works, Chakan." }),
        address: text("Address", { multiline: true, asked: true }),
        phone: line("Telephone", { sameInAll }),
        email: line("Email", { sameInAll }),
      },
      {
        max: 30,
        help: "Below the address on the pages Contact and Address.",
        doc: "Further offices and works, besides the one at `address`",
      },
    ),
    service_phone: line("Service telephone", {
      sameInAll,
      help: "For owners whose plant has stopped: on every page, and large on those about contact and operation. If empty, nothing is shown.",
      doc: "For owners whose plant has stopped; without it the other service fields are not shown",
    }),
    service_hours: line("Service hours", { help: "Such as 24 hours, every day." }),
    service_languages: line("Service languages", { help: "Such as English, Hindi, Marathi." }),
    service_ready: rows(
      "What callers should have ready",
      "Line",
      { text: line("Text", { required }) },
      { max: 6, help: "Six short lines at most. Begin with what to do if people are in danger." },
    ),
    service_whatsapp: line("Service WhatsApp number", {
      sameInAll,
      help: "For photos of the fault. If empty, only the telephone is offered.",
    }),
    map_link: map("Map", {
      help: "The HTML code that embeds the map, or its URL. Other URLs are shown as a link.",
    }),
    site_logo: picture("Logo", { help: "If empty, the built-in logo is shown." }),
    registration_number: line("Registration number", { sameInAll }),
    tax_number: line("Tax number", { sameInAll }),
    tagline: line("Tagline", {
      help: "One sentence that describes the company to search engines.",
      doc: "One sentence that describes the company to search engines",
    }),
    founding_story: line("Founding story", {
      multiline: true,
      help: "Above the timeline.",
      doc: "Above the timeline",
    }),
    social_profiles: rows(
      "Social profiles",
      "Profile",
      { network: choice("Network", networkChoices, { required }), href },
      { max: 30 },
    ),
    menu_links: rows(
      "Further links in the menu",
      "Link",
      { menu: choice("Group", menuChoices, { required }), label, href },
      {
        max: 30,
        help: "Below the links that the site has in the group. A page is put into the menu in its own form.",
        doc: "Links below those that the site has in a group of the menu",
      },
    ),
    footer_columns: rows(
      "Further columns of the footer",
      "Column",
      {
        heading: line("Heading", { required }),
        links: rows("Links", "Link", { label, href }, { max: 30, required }),
      },
      {
        max: 4,
        help: "Four at most, in the order in which they stand here.",
        doc: "Columns of the footer besides those that the site has",
      },
    ),
  },
);
