/** The contract's single records. */
import type { GlobalConfig } from "payload";
import { menuChoices, networkChoices, phaseSymbols } from "./choices.ts";
import { contentGlobal } from "./collection.ts";
import {
  description,
  duty,
  figures,
  image,
  imageFile,
  linkTarget,
  longText,
  option,
  revised,
  rows,
  text,
} from "./fields.ts";

const linkLabel = text("label", "Words of the link", { required: true });

export const contentGlobals: GlobalConfig[] = [
  contentGlobal("settings", "Company and contact", [
    text("phone", "Telephone", { help: "A number without + or 00 counts as one of the site's own country." }),
    text("whatsapp_number", "WhatsApp number"),
    text("official_email", "Email"),
    text("sales_email", "Sales email"),
    text("careers_email", "Careers email"),
    text("press_email", "Press email"),
    longText("address", "Address"),
    rows(
      "locations",
      "Further offices and works",
      "Place",
      [
        text("name", "Name", { required: true, help: "Such as Works, Chakan." }),
        longText("address", "Address", { required: true }),
        text("phone", "Telephone"),
        text("email", "Email"),
      ],
      "Below the address on the pages Contact and Address.",
    ),
    text("map_link", "Map", {
      help: "The HTML code that embeds the map, or its URL. Other URLs are shown as a link.",
    }),
    imageFile("site_logo", "Logo", { help: "If empty, the built-in logo is shown." }),
    text("registration_number", "Registration number"),
    text("tax_number", "Tax number"),
    text("tagline", "Tagline", { help: "One sentence that describes the company to search engines." }),
    longText("founding_story", "Founding story", { help: "Above the timeline." }),
    rows("social_profiles", "Social profiles", "Profile", [
      option(networkChoices)("network", "Network", { required: true }),
      linkTarget,
    ]),
    rows(
      "menu_links",
      "Further links in the menu",
      "Link",
      [option(menuChoices)("menu", "Group", { required: true }), linkLabel, linkTarget],
      "Below the links that the site has in the group. A page is put into the menu in its own form.",
    ),
    rows(
      "footer_columns",
      "Further columns of the footer",
      "Column",
      [
        text("heading", "Heading", { required: true }),
        rows("links", "Links", "Link", [linkLabel, linkTarget]),
      ],
      "Four at most, in the order in which they stand here.",
    ),
  ]),
  contentGlobal("home", "Home page", [
    rows("phases", "Phases of a turnkey project", "Phase", [
      text("name", "Name", { required: true }),
      text("text", "Text"),
      text("duration", "Duration", { help: "Such as Weeks 6–54." }),
      option(phaseSymbols)("symbol", "Symbol"),
    ]),
    text("phases_note", "What the durations hold for", { help: "A line below the phases." }),
    rows(
      "industries",
      "Industries",
      "Industry",
      [text("name", "Name", { required: true }), ...duty],
      "Each leads to the finder, filled in with its gas, flow, purity and pressure.",
    ),
    text("closing_heading", "Call to action at the end"),
    text("closing_text", "Text below it"),
  ]),
  contentGlobal("about", "About", [...image(), description, figures]),
  contentGlobal("vision", "Vision", [description, figures]),
  contentGlobal("quality-policy", "Quality policy", [description, figures]),
  contentGlobal("privacy", "Privacy", [description, revised]),
];
