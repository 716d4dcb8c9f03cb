/** The contract's lists: one collection for each, in the order in which an editor thinks of the site. */
import type { CollectionConfig, Field } from "payload";
import { address, pageFields } from "./blocks.ts";
import { employmentChoices, phaseChoices, symbolChoices } from "./choices.ts";
import { contentCollection } from "./collection.ts";
import {
  bannerName,
  checkbox,
  choice,
  day,
  description,
  figures,
  gases,
  guarantees,
  image,
  imageFile,
  images,
  longText,
  option,
  page,
  pdfFile,
  range,
  relation,
  revised,
  richText,
  specs,
  text,
  title,
  today,
} from "./fields.ts";
import { redirectMoved } from "./moved-pages.ts";
import { number } from "./number.ts";

const required = true;
const name = text("name", "Name", { required });

const article: Field[] = [
  title,
  today("published_at", "Date", {
    help: "The date shown with the article. The newest comes first.",
    required,
  }),
  ...image(),
  description,
  figures,
];
const entry: Field[] = [title, description, images, text("image_alt", "Alt text of the images"), specs];
const expertise = (label: string) => relation("expertise")("expertise", label, { hasMany: true });

const pages = contentCollection("pages", "Pages", "Page", pageFields, { key: address });

export const contentCollections: CollectionConfig[] = [
  { ...pages, hooks: { ...pages.hooks, afterChange: [...pages.hooks.afterChange, redirectMoved] } },
  contentCollection("services", "Services", "Service", [
    ...entry,
    text("group", "Group", { help: "Services of a group are side by side in the menu." }),
    ...page,
  ]),
  contentCollection("expertise", "Expertise", "Field of expertise", [
    ...entry,
    choice(symbolChoices)("symbol", "Place in the plant diagram", {
      help: "If empty, it is not in the diagram.",
    }),
    ...page,
  ]),
  contentCollection("products", "Products", "Product", [
    title,
    text("family", "Family", { help: "Products of a family are listed together." }),
    text("tag", "Tag", { help: "The number in the product's tag bubble." }),
    ...image(),
    description,
    gases,
    specs,
    expertise("Fields of expertise"),
    pdfFile("pdf_file", "Data sheet"),
    text("pdf_revision", "Revision of the data sheet"),
    day("pdf_date", "Date of the data sheet"),
    ...page,
  ]),
  contentCollection("families", "Built to size", "Range", [
    name,
    gases,
    range,
    relation("expertise")("expertise", "Field of its models"),
  ]),
  contentCollection("references", "References", "Plant", [
    title,
    text("year", "Year", { required }),
    text("customer", "Customer"),
    text("place", "Place"),
    text("country", "Country"),
    text("capacity", "Capacity"),
    text("scope", "Scope"),
    option(phaseChoices)("phase", "Status", { help: "The list is grouped by it." }),
    gases,
    ...image(),
    richText("description", "Text", { help: "The problem, the scope and the result, each below a heading." }),
    guarantees,
    relation("products")("products", "Products in the plant", { hasMany: true }),
    relation("news")("news", "Related news"),
    relation("news")("updates", "What happened since", { hasMany: true }),
    expertise("Fields of expertise"),
    relation("services")("services", "Services that it shows", { hasMany: true }),
    ...page,
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
    longText("summary", "Summary", { help: "Two or three sentences for the list." }),
    text("author", "Author"),
    ...page,
  ]),
  contentCollection("news", "News", "News item", [...article, ...page]),
  contentCollection("gallery", "Gallery", "Picture", [title, ...image({ required })]),
  contentCollection("catalogues", "Catalogues", "Catalogue", [
    title,
    pdfFile("pdf_file", "Document"),
    imageFile("image", "Cover"),
    text("image_alt", "Alt text of the cover"),
    number("page_count", "Pages"),
    text("revision", "Revision"),
    revised,
  ]),
  contentCollection("certificates", "Certificates", "Certificate", [
    title,
    text("issuer", "Issuer"),
    day("valid_until", "Valid until"),
    pdfFile("pdf_file", "Document"),
  ]),
  contentCollection("openings", "Openings", "Opening", [
    title,
    text("place", "Place", { help: "The city." }),
    option(employmentChoices)("employment", "Employment"),
    today("published_at", "Date", { required }),
    day("valid_through", "Open until", {
      help: "The last day on which the site shows it. If empty, it stays.",
    }),
    description,
  ]),
  contentCollection("leadership", "Leadership", "Person", [name, ...image(), description]),
  contentCollection("team", "Team", "Person", [name, text("position", "Position"), ...image(), description]),
  contentCollection("story", "Our story", "Story", [
    description,
    richText("commitment", "Commitment"),
    figures,
    longText("instrumentation_excellence", "Instrumentation excellence", {
      help: "JSON. The site does not show it.",
    }),
    longText("our_capabilities", "Our capabilities", { help: "JSON. The site does not show it." }),
  ]),
  contentCollection("values", "Values", "Value", [title, ...image(), description, ...page]),
  contentCollection("commitments", "Commitments", "Commitment", [title, description]),
  contentCollection("timeline", "Timeline", "Milestone", [
    text("year", "Year", { required }),
    title,
    ...image(),
    description,
  ]),
  contentCollection("miscellaneous", "Miscellaneous", "Topic", [title, ...image(), description, ...page]),
  contentCollection("banners", "Banners", "Banner", [
    bannerName,
    text("title", "Title"),
    longText("description", "Text"),
    ...image(),
  ]),
  contentCollection("redirects", "Redirects", "Redirect", [
    text("from", "Old path", { required, help: "A path of the site, such as /old-page." }),
    text("to", "New path or address", { required }),
    checkbox("permanent", "Permanent", { help: "Browsers and search engines remember it." }),
  ]),
];
