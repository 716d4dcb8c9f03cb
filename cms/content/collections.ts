/** The contract's lists: one collection for each, in the order in which an editor thinks of the site. */
import type { CollectionConfig, Field } from "payload";
import { contentCollection } from "./collection.ts";
import {
  checkbox,
  day,
  figures,
  file,
  gases,
  image,
  images,
  longText,
  number,
  page,
  relation,
  revised,
  richText,
  specs,
  text,
  title,
} from "./fields.ts";

const required = true;
const name = text("name", "Name", { required });

const article: Field[] = [
  title,
  day("published_at", "Date", "The day that the article shows.", required),
  ...image(),
  richText(),
  figures,
];
const entry: Field[] = [title, richText(), images, text("image_alt", "Alt text of the images"), specs];
const expertise = (label: string) => relation("expertise", label, "expertise", true);

export const contentCollections: CollectionConfig[] = [
  contentCollection("services", "Services", "Service", [...entry, ...page]),
  contentCollection("expertise", "Expertise", "Field of expertise", [
    ...entry,
    text("symbol", "Symbol in the plant diagram", {
      help: "compressor, adsorber, cold-box, electrolyser, storage, control. Empty: not in the diagram.",
    }),
    ...page,
  ]),
  contentCollection("products", "Products", "Product", [
    title,
    text("family", "Family", { help: "Products of a family are listed together." }),
    text("tag", "Tag", { help: "The number in its bubble." }),
    ...image(),
    richText(),
    gases,
    specs,
    expertise("Fields of expertise"),
    file("pdf_file", "Data sheet", "pdf"),
    ...page,
  ]),
  contentCollection("references", "References", "Plant", [
    title,
    text("year", "Year", { required }),
    text("customer", "Customer"),
    text("place", "Place"),
    text("country", "Country"),
    text("capacity", "Capacity"),
    text("scope", "Scope"),
    gases,
    ...image(),
    relation("news", "News about it", "news", false),
    expertise("Fields of expertise"),
  ]),
  contentCollection("figures", "Key figures", "Key figure", [
    text("value", "Value", { required }),
    text("unit", "Unit"),
    text("label", "Label", { required }),
    text("href", "Proof", { help: "The page or document that proves it, as a path such as /references." }),
    day("as_of", "As of"),
  ]),
  contentCollection("blog", "Blog", "Article", [
    ...article,
    longText("summary", "Summary", "Two or three sentences for the list."),
    text("author", "Author"),
    ...page,
  ]),
  contentCollection("news", "News", "News item", [...article, ...page]),
  contentCollection("gallery", "Gallery", "Picture", [title, ...image({ required })]),
  contentCollection("catalogues", "Catalogues", "Catalogue", [
    title,
    file("pdf_file", "Document", "pdf"),
    file("image", "Cover", "image"),
    text("image_alt", "Alt text of the cover"),
    number("page_count", "Pages"),
    text("revision", "Revision"),
    revised,
  ]),
  contentCollection("certificates", "Certificates", "Certificate", [
    title,
    text("issuer", "Issuer"),
    day("valid_until", "Valid until"),
    file("pdf_file", "Document", "pdf"),
  ]),
  contentCollection("leadership", "Leadership", "Person", [name, ...image(), richText()]),
  contentCollection("team", "Team", "Person", [name, text("position", "Position"), ...image(), richText()]),
  contentCollection("story", "Our story", "Story", [
    richText(),
    richText("commitment", "Commitment"),
    figures,
    longText("instrumentation_excellence", "Instrumentation excellence", "JSON. The site does not show it."),
    longText("our_capabilities", "Our capabilities", "JSON. The site does not show it."),
  ]),
  contentCollection("values", "Values", "Value", [title, ...image(), richText(), ...page]),
  contentCollection("commitments", "Commitments", "Commitment", [title, richText()]),
  contentCollection("timeline", "Timeline", "Milestone", [
    text("year", "Year", { required }),
    title,
    ...image(),
    richText(),
  ]),
  contentCollection("miscellaneous", "Miscellaneous", "Topic", [title, ...image(), richText(), ...page]),
  contentCollection("banners", "Banners", "Banner", [
    text("name", "Page", { required, help: "home, about, services, … or the title of a record." }),
    text("title", "Title"),
    longText("description", "Text"),
    ...image(),
  ]),
  contentCollection("redirects", "Redirects", "Redirect", [
    text("from", "Old path", { required, help: "A path of the site, such as /old-page." }),
    text("to", "New path or address", { required }),
    checkbox("permanent", "Permanent", "Browsers and search engines remember it."),
  ]),
];
