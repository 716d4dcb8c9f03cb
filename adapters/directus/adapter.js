/**
 * Directus 11 or 12, by its REST API: `node adapters/start.js directus`. CMS_TOKEN is the static token of a user whose policy reads these
 * collections and `directus_files`, with the rule "status equals published" where records can be drafts, and reads and creates `inquiry`.
 */
import { ask, lists, singles } from "../server.js";

/** Your collections, where they are not the call's name with `_` for `-`, and your names of fields where they are not the contract's. */
const collections = { "website-setting": "website_setting", "page-banner": "page_banner" };
const names = { news: {}, blog: {}, opening: {} };
/** The field of a junction (many-to-many) that leads to the record or file. */
const targets = {
  images: "directus_files_id",
  expertise: "expertise_id",
  products: "product_id",
  services: "service_id",
  updates: "news_id",
};
const files = ["image", "image_dark", "pdf_file", "site_logo"];
/** What to sort by; other collections are in the order of their sort field, or of their ids. */
const sort = { news: "-published_at", blog: "-published_at", opening: "-published_at" };
/** Records and what they lead to, one level deep. */
const fields = "*.*";
/** The field of Directus' translations, and the field of a translation with its language, such as hi or hi-IN. */
const translations = "translations";
const languageField = "languages_code";
/** Ids that the database can compare; Directus fails with others. */
const idPattern = /^(?:\d{1,9}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;
/** Directus answers 403 for what is not there, too. */
const missing = [403, 404];

const collectionOf = (call) => collections[call] ?? call.replaceAll("-", "_");
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const isFilled = ([, value]) => value !== null && value !== "";

/** The record with the words of a translation; what that lacks stays as it is. */
function inLanguage({ [translations]: all = [], ...row }, locale) {
  const codeOf = ({ [languageField]: language }) => String(language?.code ?? language);
  const isAsked = (one) => codeOf(one) === locale || codeOf(one).startsWith(`${locale}-`);
  const words = Object.entries((locale && all.find(isAsked)) || {}).filter(
    ([name, value]) => name in row && !["id", "status"].includes(name) && isFilled([name, value]),
  );
  return words.length > 0 ? { ...row, ...Object.fromEntries(words), locale } : row;
}

/** A record of the contract: files are their addresses, relations are ids. */
function toRecord(row, call, locale) {
  const record = inLanguage(row, locale);
  for (const [name, own] of Object.entries(names[call] ?? {})) record[name] = record[own];
  if ("status" in record) record.status = record.status === "published" ? "Y" : record.status;
  for (const [name, field] of Object.entries(targets)) {
    if (!Array.isArray(record[name])) continue;
    // A junction outlives the record behind it. A field with ids in JSON has none.
    const linked = record[name].map((one) => (isObject(one) && field in one ? one[field] : one));
    const to = name === "images" ? (one) => toImage(one, "image") : (one) => one?.id ?? one;
    record[name] = linked.filter((one) => one !== null).map(to);
  }
  for (const name of files) if (name in record) Object.assign(record, toImage(record[name], name, record));
  if (isObject(record.seo) && record.seo.image)
    Object.assign(record.seo, toImage(record.seo.image, "image", {}));
  for (const name of ["news", "expertise"]) if (isObject(record[name])) record[name] = record[name].id;
  return record;
}

/** A file by its id or as an object; the description of an image is its alternative text. */
function toImage(file, name, { image_alt } = {}) {
  const id = file?.id ?? file;
  const image = { [name]: idPattern.test(id) ? `assets/${id}` : id };
  const alt = image_alt || file?.description;
  return name === "image" && alt ? { ...image, image_alt: alt } : image;
}

export default function directus({ CMS_URL, CMS_TOKEN }) {
  const headers = { authorization: `Bearer ${CMS_TOKEN}` };

  const items = (collection, query, options) => {
    const search = new URLSearchParams(query);
    return ask(`${CMS_URL}/items/${collection}?${search}`, { headers, missing, ...options });
  };
  const filter = (rule) => ({ filter: JSON.stringify(rule) });

  async function find(call, query) {
    const found = await items(collectionOf(call), { fields, ...query });
    return found && { rows: [found.body.data].flat().filter(Boolean), total: found.body.meta?.filter_count };
  }

  return {
    async read(call, { id, name, page, limit, locale }) {
      if (id !== undefined && !idPattern.test(id)) return undefined;
      const isList = call in lists && id === undefined && name === undefined;
      const paging = {
        page,
        limit: limit || -1,
        meta: "filter_count",
        ...(sort[call] && { sort: sort[call] }),
      };
      const own = { [id === undefined ? "name" : "id"]: { _eq: id ?? name } };
      const isOne = !isList && !(call in singles);
      let found = await find(call, isList ? paging : isOne ? { ...filter(own), limit: 1 } : {});
      // A banner has the title of its record in that language for a name.
      if (locale && name !== undefined && found?.rows.length === 0)
        found = await find(call, { ...filter({ [translations]: own }), limit: 1 });
      if (!found) return undefined;
      const records = found.rows.map((row) => toRecord(row, call, locale));
      return { records, total: found.total ?? records.length };
    },
    async findInquiry(key) {
      const rule = filter({ idempotency_key: { _eq: key } });
      return (await items("inquiry", { ...rule, fields: "id", limit: 1 }, { missing: [] })).body.data[0]?.id;
    },
    async createInquiry(inquiry, key) {
      const body = { ...inquiry, idempotency_key: key };
      return (await items("inquiry", { fields: "id" }, { body, missing: [] })).body.data.id;
    },
    /** The call of a Flow's webhook: `{ event, collection }`. */
    typeOf: ({ collection = "" }) =>
      ["inquiry", ...Object.keys({ ...lists, ...singles })].find((call) => collectionOf(call) === collection),
  };
}
