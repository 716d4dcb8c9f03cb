// Directus endpoint /website: answers the site's calls from collections.
// Put this folder into extensions/, and set WEBSITE_USERNAME and WEBSITE_PASSWORD in the environment of Directus.
import { createHash, timingSafeEqual } from "node:crypto";

/** Each call reads the collection of its name: `page-banner` reads `page_banner`. No other collection is readable. */
const calls =
  `website-setting service expertise page-banner our-story leadership team commitment values timeline
  miscellaneous vision catalogue product gallery news blog quality-policy figure reference certificate opening privacy redirect family page
  home about`.split(/\s+/);
/** The status of what visitors see, in collections that have a field `status`. */
const published = "published";
/** The field of Directus' translations, and the one of a translation with its language, such as hi or hi-IN. */
const translations = "translations";
const languageField = "languages_code";
/** Other collections are in the order of their sort field, or of their ids. */
const sort = { news: ["-published_at"], blog: ["-published_at"] };
/** Ids that the database can compare. */
const idPatterns = {
  integer: /^\d{1,9}$/,
  bigInteger: /^\d{1,18}$/,
  uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
};

export default {
  id: "website",
  handler: (router, { services: { ItemsService }, getSchema, env }) => {
    if (!env.WEBSITE_USERNAME || !env.WEBSITE_PASSWORD)
      throw new Error("Set WEBSITE_USERNAME and WEBSITE_PASSWORD for the endpoint /website.");
    const digest = (text = "") => createHash("sha256").update(text).digest();
    const basic = Buffer.from(`${env.WEBSITE_USERNAME}:${env.WEBSITE_PASSWORD}`).toString("base64");
    const fail = (res, status, message) => res.status(status).json({ message });

    router.use((req, res, next) => {
      if (timingSafeEqual(digest(req.headers.authorization), digest(`Basic ${basic}`))) return next();
      res.set("WWW-Authenticate", "Basic");
      return fail(res, 401, "Credentials are required.");
    });

    /** Published records, and their number. Without `accountability` a service reads as an administrator. */
    async function read(call, { filter = {}, limit = -1, page = 1, locale }) {
      const schema = await getSchema();
      const name = call.replaceAll("-", "_");
      const collection = schema.collections[name];
      if (!calls.includes(call) || !collection) return undefined;
      const isDraftable = "status" in collection.fields;
      const all = { _and: [filter, isDraftable ? { status: { _eq: published } } : {}] };
      // The record behind a junction, not the junction.
      const relations = schema.relations.filter(
        ({ related_collection, meta }) => related_collection === name && meta?.one_field,
      );
      const joined = ({ one_field, junction_field }) => one_field !== translations && junction_field;
      const fields = ["*", ...relations.map(({ meta }) => `${meta.one_field}.${joined(meta) || "*"}`)];
      const service = new ItemsService(name, { schema });
      const order = sort[name] ? { sort: sort[name] } : {};
      const rows = await service.readByQuery({ fields, filter: all, limit, page, ...order });
      for (const row of rows) {
        if (isDraftable) row.status = "Y";
        // A junction outlives the record behind it.
        for (const { meta } of relations.filter(({ meta }) => joined(meta)))
          row[meta.one_field] = row[meta.one_field]?.map((one) => one[meta.junction_field]).filter(Boolean);
      }
      const isPaged = limit > 0 && !collection.singleton;
      const ids = isPaged ? await service.readByQuery({ fields: ["id"], filter: all, limit: -1 }) : rows;
      return { rows: rows.map((row) => inLanguage(row, locale)), total: ids.length, collection };
    }

    /** The record with the words of a translation; what that lacks stays as it is. */
    function inLanguage({ [translations]: all = [], ...row }, locale) {
      const isAsked = ({ [languageField]: code }) => code === locale || code?.startsWith(`${locale}-`);
      const words = Object.entries((locale && all.find(isAsked)) || {}).filter(
        ([name, value]) => name in row && !["id", "status"].includes(name) && value !== null && value !== "",
      );
      return words.length > 0 ? { ...row, ...Object.fromEntries(words), locale } : row;
    }

    const list = async (req, res) => {
      const { page = 1, limit = -1, locale } = req.query;
      const query = { page: Number(page) || 1, limit: Number(limit) || -1, locale };
      const found = await read(req.params.call, query);
      if (!found) return fail(res, 404, "There is no such collection.");
      if (found.collection.singleton)
        return found.rows[0] ? res.json({ data: found.rows[0] }) : fail(res, 404, "Nothing is published.");
      const totalPages = Math.ceil(found.total / (limit > 0 ? limit : found.total || 1));
      return res.json({ data: found.rows, pagination: { total: found.total, totalPages } });
    };

    const one = (field) => async (req, res) => {
      const { call = "page-banner", key } = req.params;
      const name = call.replaceAll("-", "_");
      const { collections, relations } = await getSchema();
      const { type } = collections[name]?.fields[field] ?? {};
      const isPossible = (idPatterns[type] ?? /./).test(key);
      const { locale } = req.query;
      const own = { [field]: { _eq: key } };
      // A banner has the title of its record in that language for a name.
      const isTranslated = relations.some(
        ({ related_collection, meta }) => related_collection === name && meta?.one_field === translations,
      );
      const isInBoth = locale && field === "name" && isTranslated;
      const filter = isInBoth ? { _or: [own, { [translations]: own }] } : own;
      const found = isPossible && (await read(call, { filter, limit: 1, locale }));
      // Directus itself would answer 403, which the site cannot tell from a failure.
      return found?.rows?.[0]
        ? res.json({ data: found.rows[0] })
        : fail(res, 404, "There is no such record.");
    };

    const storeInquiry = async (req, res) => {
      const key = req.headers["idempotency-key"] ?? "";
      const { name, email } = req.body;
      if (key.length < 8 || !name || !email) return fail(res, 400, "The key, name or email is missing.");
      const schema = await getSchema();
      // A service would leave them out.
      const unknown = Object.keys(req.body).filter((field) => !(field in schema.collections.inquiry.fields));
      if (unknown.length > 0) return fail(res, 400, `The collection inquiry lacks: ${unknown.join(", ")}.`);
      const inquiries = new ItemsService("inquiry", { schema });
      const stored = () =>
        inquiries.readByQuery({ fields: ["id"], filter: { idempotency_key: { _eq: key } }, limit: 1 });
      if ((await stored()).length === 0)
        await inquiries.createOne({ ...req.body, idempotency_key: key }).catch((error) => {
          if (error.code !== "RECORD_NOT_UNIQUE") throw error;
        });
      const [{ id }] = await stored();
      return res.status(201).json({ data: { id } });
    };

    const answer = (handler) => (req, res, next) => handler(req, res).catch(next);
    router.post("/inquiry", answer(storeInquiry));
    router.get("/inquiry", (_, res) => fail(res.set("Allow", "POST"), 405, "Inquiries are posted."));
    router.get("/page-banner/by_name/:key", answer(one("name")));
    router.get("/:call", answer(list));
    router.get("/:call/:key", answer(one("id")));
  },
};
