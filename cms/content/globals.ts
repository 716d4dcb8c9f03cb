/** The contract's single records. */
import type { GlobalConfig } from "payload";
import { contentGlobal } from "./collection.ts";
import { description, figures, image, imageFile, longText, revised, text } from "./fields.ts";

export const contentGlobals: GlobalConfig[] = [
  contentGlobal("settings", "Company and contact", [
    text("phone", "Telephone", { help: "A number without + or 00 counts as one of the site's own country." }),
    text("whatsapp_number", "WhatsApp number"),
    text("official_email", "Email"),
    text("sales_email", "Sales email"),
    text("careers_email", "Careers email"),
    text("press_email", "Press email"),
    longText("address", "Address"),
    text("map_link", "Map", {
      help: "The HTML code that embeds the map, or its URL. Other URLs are shown as a link.",
    }),
    imageFile("site_logo", "Logo", { help: "If empty, the built-in logo is shown." }),
    text("registration_number", "Registration number"),
    text("tax_number", "Tax number"),
  ]),
  contentGlobal("about", "About", [...image(), description, figures]),
  contentGlobal("vision", "Vision", [description, figures]),
  contentGlobal("quality-policy", "Quality policy", [description, figures]),
  contentGlobal("privacy", "Privacy", [description, revised]),
];
