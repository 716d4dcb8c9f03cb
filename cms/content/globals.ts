/** The contract's single records. */
import type { GlobalConfig } from "payload";
import { contentGlobal } from "./collection.ts";
import { description, figures, image, imageFile, longText, revised, text } from "./fields.ts";

export const contentGlobals: GlobalConfig[] = [
  contentGlobal("settings", "Company and contact", [
    text("phone", "Telephone", { help: "Without + or 00 the number is of the site's own country." }),
    text("whatsapp_number", "WhatsApp number"),
    text("official_email", "Email"),
    text("sales_email", "Email of sales"),
    text("careers_email", "Email for applicants"),
    text("press_email", "Email for the press"),
    longText("address", "Address"),
    text("map_link", "Map", { help: "The address of a map to embed." }),
    imageFile("site_logo", "Logo", { help: "Empty: the built-in logo." }),
    text("registration_number", "Registration number"),
    text("tax_number", "Tax number"),
  ]),
  contentGlobal("about", "About", [...image(), description, figures]),
  contentGlobal("vision", "Vision", [description, figures]),
  contentGlobal("quality-policy", "Quality policy", [description, figures]),
  contentGlobal("privacy", "Privacy", [description, revised]),
];
