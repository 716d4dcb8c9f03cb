/** Strapi 5, by its REST API: `node adapters/start.js strapi`. CMS_TOKEN is an API token. */
import { ask } from "../server.js";

/** What to ask for by default: images, relations and components, one level deep. */
const populate = "populate=*";
/**
 * The API path of each call's type, with a query in place of `populate=*` where it needs one, and your names of fields where they are
 * not those of the contract. Strapi reserves `published_at`. For an image in a component: `populate[seo][populate]=*`.
 */
const article = { published_at: "published_on" };
const types = {
  ...{ "website-setting": ["website-setting"], vision: ["vision"], "quality-policy": ["quality-policy"] },
  ...{ privacy: ["privacy"], home: ["home"], about: ["about"], "page-banner": ["page-banners"] },
  ...{ service: ["services"], expertise: ["expertises"], "our-story": ["our-stories"] },
  ...{ leadership: ["leaderships"], team: ["teams"], commitment: ["commitments"], values: ["all-values"] },
  ...{ timeline: ["timelines"], miscellaneous: ["miscellaneouses"], catalogue: ["catalogues"] },
  ...{ product: ["products"], family: ["families"], gallery: ["galleries"], figure: ["figures"] },
  ...{ reference: ["references"], certificate: ["certificates"], redirect: ["redirects"], page: ["pages"] },
  news: [`news-items?sort=published_on:desc&${populate}`, article],
  blog: [`blogs?sort=published_on:desc&${populate}`, article],
  opening: ["openings", article],
};
/** Your collection type for inquiries has the form's fields and `idempotency_key`. */
const inquiries = "inquiries";
const singles = ["website-setting", "vision", "quality-policy", "privacy", "home", "about"];

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const isFilled = ([, value]) =>
  value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);

/** A record of the contract: files are their addresses, relations are ids, blocks are HTML, components are objects. */
function toRecord({ documentId, createdAt, publishedAt, updatedAt, ...record }, names = {}) {
  for (const [name, own] of Object.entries(names)) record[name] = record[own] ?? record[name];
  return { ...toFields(record), id: documentId, updated_at: updatedAt };
}

function toFields({ __component, ...object }) {
  const entries = Object.entries(object).map(([name, value]) => [name, toValue(value)]);
  const result = Object.fromEntries(entries);
  // The part of a dynamic zone: `blocks.text` is a text.
  if (__component) result.type = __component.replace(/^.*\./, "");
  const { image, image_alt } = object;
  return isObject(image) && !image_alt ? { ...result, image_alt: image.alternativeText } : result;
}

function toValue(value) {
  if (Array.isArray(value)) {
    const isText = value.length > 0 && value.every((one) => one?.type && one.children);
    if (isText) return value.map(toHtml).join("");
    return value.map((one) =>
      one?.mime ? { image: one.url, image_alt: one.alternativeText } : toValue(one),
    );
  }
  if (!isObject(value)) return value;
  if (value.mime) return value.url;
  return value.documentId ?? toFields(value);
}

const escapes = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text) => String(text ?? "").replace(/[&<>"]/g, (sign) => escapes[sign]);
const marks = { code: "code", strikethrough: "s", underline: "u", italic: "em", bold: "strong" };
const elements = { paragraph: "p", quote: "blockquote", "list-item": "li", code: "pre" };

/** A block of Strapi's editor for rich text. The site sanitizes the HTML. */
function toHtml({ type, text, children = [], url, image, level, format, ...node }) {
  if (type === "text")
    return Object.entries(marks).reduce(
      (html, [mark, name]) => (node[mark] && html ? `<${name}>${html}</${name}>` : html),
      escapeHtml(text).replaceAll("\n", "<br>"),
    );
  if (type === "image" && image)
    return `<img src="${escapeHtml(image.url)}" alt="${escapeHtml(image.alternativeText)}">`;
  const inner = children.map(toHtml).join("");
  if (type === "link") return `<a href="${escapeHtml(url)}">${inner}</a>`;
  const list = type === "list" && (format === "ordered" ? "ol" : "ul");
  const name = type === "heading" ? `h${level}` : list || elements[type];
  return name ? `<${name}>${inner}</${name}>` : inner;
}

export default function strapi({ CMS_URL, CMS_TOKEN }) {
  const headers = { authorization: `Bearer ${CMS_TOKEN}` };

  async function fetchRecords(path, query, options) {
    const found = await ask(`${CMS_URL}/api/${path}?${query}`, { headers, ...options });
    return (
      found && { data: [found.body.data].flat().filter(Boolean), total: found.body.meta?.pagination?.total }
    );
  }

  const keyQuery = (key) => `filters[idempotency_key][$eq]=${encodeURIComponent(key)}`;

  return {
    /** In another language Strapi leaves out what is not translated: records in its own language, with the words that there are. */
    async read(call, { id, name, page, limit, locale }) {
      const [typePath, own = populate] = types[call][0].split("?");
      const isOne = id !== undefined || singles.includes(call);
      const path = id === undefined ? typePath : `${typePath}/${encodeURIComponent(id)}`;
      const query = isOne ? own.replace(/sort=[^&]*&?/, "") : own;
      const language = `locale=${encodeURIComponent(locale)}`;
      const byIds = (records) =>
        [query, `pagination[pageSize]=${records.length}`]
          .concat(records.map(({ documentId }) => `filters[documentId][$in]=${documentId}`))
          .join("&");
      const paging = `pagination[page]=${page}&pagination[pageSize]=${limit || 100}`;
      const named = `filters[name][$eqi]=${encodeURIComponent(name ?? "")}`;
      let found = await fetchRecords(path, isOne ? query : `${query}&${name === undefined ? paging : named}`);
      // Its name may be that in the other language.
      if (locale && name !== undefined && found?.data.length === 0) {
        const local = await fetchRecords(path, `${query}&${named}&${language}`);
        if (local?.data.length > 0) found = await fetchRecords(path, byIds(local.data));
      }
      if (!found) return undefined;
      const { data, total = data.length } = found;
      const words =
        locale && data.length > 0 && (await fetchRecords(path, `${isOne ? query : byIds(data)}&${language}`));
      const byId = new Map((words?.data ?? []).map((record) => [record.documentId, record]));
      const filled = ({ documentId }) =>
        Object.fromEntries(Object.entries(byId.get(documentId) ?? {}).filter(isFilled));
      return {
        total,
        records: data.map((record) => toRecord({ ...record, ...filled(record) }, types[call][1])),
      };
    },
    async findInquiry(key) {
      return (await fetchRecords(inquiries, keyQuery(key)))?.data[0]?.documentId;
    },
    async createInquiry(inquiry, key) {
      const body = { data: { ...inquiry, idempotency_key: key } };
      return (await fetchRecords(inquiries, "", { body, missing: [] })).data[0].documentId;
    },
    /** The call of a webhook: `{ event, model, entry }`, with the singular of the type's name. */
    typeOf({ model = "" }) {
      const plurals = [`${model}s`, `${model}es`, model.replace(/y$/, "ies")];
      const isIts = (call) => call === model || plurals.includes(types[call][0].split("?")[0]);
      return model === "inquiry" ? model : Object.keys(types).find(isIts);
    },
  };
}
