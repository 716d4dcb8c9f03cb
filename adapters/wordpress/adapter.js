/**
 * WordPress 6 or newer, by its REST API: `node adapters/start.js wordpress`. CMS_TOKEN is `user:application password` of an editor. It
 * has the content in one language.
 */
import { ask, singles } from "../server.js";

/** Where each field of the contract is in a post. `acf` are the fields of Advanced Custom Fields; all of them are read by their names. */
const post = {
  id: "id",
  title: "title.rendered",
  description: "content.rendered",
  image: "_embedded.wp:featuredmedia.0.source_url",
  image_alt: "_embedded.wp:featuredmedia.0.alt_text",
  updated_at: "modified_gmt",
};
const article = { ...post, published_at: "date_gmt" };
const person = { ...post, name: "title.rendered" };
/** The REST path of each call's posts, with what selects them, and their fields. Leave out what you do not have. */
const types = {
  news: ["posts?categories=3", article],
  blog: [
    "posts?categories_exclude=3",
    { ...article, summary: "excerpt.rendered", author: "_embedded.author.0.name" },
  ],
  service: ["service?order=asc", post],
  expertise: ["expertise?order=asc", post],
  product: ["product?order=asc", post],
  gallery: ["picture", post],
  reference: ["reference", post],
  leadership: ["leader?order=asc", person],
  team: ["team?order=asc", person],
  commitment: ["commitment?order=asc", post],
  values: ["value?order=asc", post],
  timeline: ["milestone?order=asc", post],
  miscellaneous: ["miscellaneous", post],
  catalogue: ["catalogue", post],
  "our-story": ["pages?slug=our-story", post],
  vision: ["pages?slug=vision", post],
  about: ["pages?slug=about", post],
  privacy: ["pages?slug=privacy", post],
  "quality-policy": ["pages?slug=quality-policy", post],
  "website-setting": ["pages?slug=website-setting", {}],
  "page-banner": ["banner", post],
  opening: ["opening", article],
};
/** Pages of WordPress at addresses of their own: those below this page, whose id it is. */
const parentPage = 0;
if (parentPage) types.page = [`pages?parent=${parentPage}`, { ...post, id: "slug" }];
/** A post type that nobody reads: `public` is false, `show_ui` and `show_in_rest` are true. */
const inquiries = "inquiry";

const pick = (record, path) => path.split(".").reduce((value, name) => value?.[name], record);
const text = (html) => html.replace(/<[^>]*>/g, "").trim();
/** WordPress writes `&` as `&#038;` in titles. */
const plain = (html) =>
  text(html)
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(code))
    .replaceAll("&amp;", "&");
const escapeHtml = (value) => String(value).replace(/&/g, "&amp;").replace(/</g, "&lt;");

/** A post as a record: times are those of UTC, and a page is one text. */
function toRecord(row, call, fields) {
  const values = Object.entries(fields).map(([name, path]) => [name, pick(row, path)]);
  // The fields of a post win. An empty list is what Advanced Custom Fields has for none.
  const record = { ...(Array.isArray(row.acf) ? {} : row.acf), ...Object.fromEntries(values) };
  for (const name of ["published_at", "updated_at"]) if (record[name]) record[name] += "Z";
  if (record.summary) record.summary = text(record.summary);
  if (call !== "page") return record;
  const { description, ...page } = record;
  return { ...page, blocks: [{ type: "text", text: description }] };
}

export default function wordpress({ CMS_URL, CMS_TOKEN = "" }) {
  const headers = { authorization: `Basic ${Buffer.from(CMS_TOKEN).toString("base64")}` };

  /** 400 is a page after the last one; 401 and 403 are posts that are not published. */
  const posts = (path, query, options) => {
    const url = new URL(`${CMS_URL}/wp-json/wp/v2/${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    return ask(url, { headers, missing: [400, 401, 403, 404], ...options });
  };

  /** The records of one answer, and the number of all. */
  async function read(call, query) {
    const [path, fields] = types[call];
    const [name, own = ""] = path.split("?");
    const embedded = {
      ...Object.fromEntries(new URLSearchParams(own)),
      _embed: "wp:featuredmedia,author",
      ...query,
    };
    const found = await posts(name, embedded);
    const total = Number(found?.headers.get("x-wp-total"));
    return found && { total, records: found.body.map((row) => toRecord(row, call, fields)) };
  }

  return {
    async read(call, { id, name, page, limit }) {
      if (!types[call]) return undefined;
      if (call in singles) return read(call, { per_page: 1 });
      // The name of a banner is its title, and the id of a page its slug.
      const isBanner = name !== undefined;
      if (id !== undefined && call !== "page")
        return /^\d{1,9}$/.test(id) ? read(call, { include: id }) : undefined;
      if (id !== undefined) return read(call, { slug: id });
      if (isBanner) {
        const found = await read(call, { search: name, per_page: 100 });
        const isNamed = ({ title }) => plain(title).toLowerCase() === name.toLowerCase();
        return found && { total: 1, records: found.records.filter(isNamed) };
      }
      return (
        (await read(call, { page, per_page: limit || 100 })) ??
        (page > 1 ? { records: [], total: 0 } : undefined)
      );
    },
    async findInquiry(key) {
      const found = await posts(inquiries, { slug: key.toLowerCase(), status: "private" }, { missing: [] });
      return found.body[0]?.id;
    },
    async createInquiry(inquiry, key) {
      const lines = Object.entries(inquiry).map(([name, value]) => `<p>${name}: ${escapeHtml(value)}</p>`);
      const body = {
        status: "private",
        slug: key.toLowerCase(),
        title: inquiry.name,
        content: lines.join("\n"),
      };
      return (await posts(inquiries, {}, { body, missing: [] })).body.id;
    },
    /** The call of a plugin's webhook, which has the post, or its type. */
    typeOf: ({ post_type, post: { post_type: type = post_type } = {} }) =>
      type === inquiries
        ? "inquiry"
        : Object.keys(types).find((call) => types[call][0].split("?")[0].replace(/s$/, "") === type),
  };
}
