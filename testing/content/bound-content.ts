/** Records that are as large as the contract allows. */
import { maxBlocks, maxEntries, maxImages, maxItems, maxLength } from "../../lib/backend/bounds.ts";
import { type CallName, type ContractCall, calls } from "../../lib/backend/contract.ts";

/** Repeats a unit up to a length in UTF-16 units. */
export function fill(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
}

/** The longest id, with a number at its end. */
export function longestId(index: number): string {
  return fill("Id-with_64-letters", 60) + String(index).padStart(4, "0");
}

/** The longest address of a page that editors compose. */
function longestSlug(index: number): string {
  return `${fill("long-words-", 60).replace(/-$/, "x")}${String(index).padStart(4, "0")}`;
}

type Texts = { html: string; text: string; pathLength: number };

/** A record of a call with every field at its bound. */
export function largestRecord(
  name: CallName,
  index: number,
  { html, text, pathLength }: Texts,
): Record<string, unknown> {
  const path = (number: number) => `/${fill("long-name-", pathLength)}${number}.webp`;
  const title = `${fill(`Title ${index} with words `, maxLength.title - 1)}.`;
  const url = "https://www.google.com/maps/embed?pb=";
  const values: Record<string, unknown> = {
    id: longestId(index),
    title,
    name: title,
    year: title,
    status: "Y",
    image: path(index),
    image_dark: path(index + 100),
    pdf_file: path(index).replace("webp", "pdf"),
    site_logo: path(index),
    images: Array.from({ length: maxImages }, (_, number) => path(number)),
    published_at: "2026-05-06T07:08:09.123+05:30",
    phone: "+91 98765 43210",
    official_email: `${fill("a", 240)}@example.com`,
    sales_email: `${fill("b", 240)}@example.com`,
    map_link: url + fill("1", maxLength.url - url.length),
    description: name === "banner" ? text : html,
    commitment: html,
    updated_at: "2026-05-06T07:08:09.123+05:30",
    valid_until: "2028-03-31",
    as_of: "2026-03-31",
    seo: { title: "", description: "", noindex: false },
    gases: Array.from({ length: maxItems }, (_, number) => `gas ${number}`),
    specs: Array.from({ length: maxItems }, (_, number) => ({
      key: `key-${number}`,
      // All of them at their bounds would be more than a record may weigh.
      label: `Label ${number}`,
      value: text.slice(0, 100),
      condition: text.slice(0, 100),
    })),
    expertise: Array.from({ length: maxItems }, (_, number) => longestId(number)),
    figures: Array.from({ length: maxItems }, (_, number) => ({
      value: `${number}`,
      label: `Figure ${number}`,
    })),
    page_count: 999,
    news: longestId(index),
    from: `/old${path(index)}`,
    to: path(index),
    permanent: true,
  };
  if (name === "page" || name === "pages") {
    values.id = longestSlug(index);
    values.menu = "about";
    values.footer = true;
    // One text at its bound, and as many blocks as a page may have.
    values.blocks = Array.from({ length: maxBlocks }, (_, number) => ({
      type: "text",
      heading: `Block ${number}`,
      text: number === 0 ? html : "<p>Text</p>",
    }));
  }
  const lines = [
    "summary",
    "image_alt",
    "symbol",
    "tag",
    "family",
    "customer",
    "place",
    "country",
    "capacity",
    "scope",
    "revision",
  ];
  lines.push("issuer", "unit", "href", "careers_email", "press_email", "registration_number", "tax_number");
  lines.push("tagline", "founding_story", "phases_note", "closing_heading", "closing_text");
  for (const field of lines) values[field] = text.slice(0, maxLength.line);
  const entries = <T>(make: (number: number) => T) =>
    Array.from({ length: maxEntries }, (_, number) => make(number));
  const label = (number: number) => fill(`Link ${number} with words `, maxLength.title);
  values.social_profiles = entries((number) => ({
    network: "LinkedIn",
    href: `https://${number}.example.com/`,
  }));
  values.menu_links = entries((number) => ({ menu: "about", label: label(number), href: "/contact" }));
  values.footer_columns = Array.from({ length: 4 }, (_, number) => ({
    heading: label(number),
    links: entries((link) => ({ label: label(link), href: "/contact" })),
  }));
  values.phases = entries((number) => ({ name: label(number), text: text.slice(0, maxLength.line) }));
  values.industries = entries((number) => ({ name: label(number), gas: "oxygen", flow: 1, purity: 93 }));
  const { schema } = calls[name] as { schema: { shape: object } } & ContractCall;
  return Object.fromEntries(Object.keys(schema.shape).map((field) => [field, values[field] ?? text]));
}
