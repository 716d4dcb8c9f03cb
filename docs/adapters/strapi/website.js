// Strapi 5: src/middlewares/website.js, and "global::website" as the last entry of config/middlewares.js.
// Answers the site's calls from Strapi's own REST API: BACKEND_PASSWORD is an API token.

/** The API paths of collection types. A query of their own replaces `populate=*`, which reads one level. */
const lists = {
  service: "services",
  expertise: "expertises",
  "our-story": "our-stories",
  leadership: "leaderships",
  team: "teams",
  commitment: "commitments",
  values: "all-values",
  timeline: "timelines",
  miscellaneous: "miscellaneouses",
  catalogue: "catalogues",
  product: "products",
  gallery: "galleries",
  news: "news-items?sort=published_on:desc&populate=*",
  blog: "blogs?sort=published_on:desc&populate=*",
  figure: "figures",
  reference: "references",
  certificate: "certificates",
  opening: "openings",
  family: "families",
  page: "pages",
  redirect: "redirects",
  "page-banner": "page-banners",
};
/** Single types, whose API paths are those of the calls. */
const singles = ["website-setting", "vision", "quality-policy", "privacy", "home", "about"];

module.exports = (_config, { strapi }) => {
  const fail = (ctx, status, message, headers = {}) => {
    ctx.set(headers);
    ctx.status = status;
    ctx.body = { message };
  };

  /** Strapi refuses a second record with the same key, and the site expects the answer that the first one had. */
  async function storeInquiry(ctx, next) {
    if (ctx.method !== "POST") return fail(ctx, 405, "Inquiries are posted.", { Allow: "POST" });
    const idempotency_key = ctx.get("Idempotency-Key");
    ctx.request.body = { data: { ...ctx.request.body, idempotency_key } };
    ctx.url = "/api/inquiries";
    let stored;
    try {
      await next();
      stored = ctx.status === 201 ? ctx.body.data : undefined;
    } catch (error) {
      if (error.name !== "ValidationError") throw error;
      stored = await strapi.documents("api::inquiry.inquiry").findFirst({ filters: { idempotency_key } });
      if (!stored) throw error;
      ctx.status = 201;
    }
    if (stored) ctx.body = { data: { id: stored.documentId } };
  }

  /** Records as Strapi's API has them; none of what it does not have. */
  async function read(ctx, path, query) {
    const { localAddress, localPort } = ctx.req.socket;
    const host = localAddress.includes(":") ? `[${localAddress}]` : localAddress;
    const { authorization } = ctx.req.headers;
    const response = await fetch(`http://${host}:${localPort}/api/${path}?${query}`, {
      headers: { authorization },
    });
    if (response.status >= 500) throw new Error(`Strapi answers ${response.status} in another language.`);
    return response.ok ? [(await response.json()).data].flat() : [];
  }

  const isFilled = ([, value]) =>
    value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);

  /** In another language Strapi leaves out what is not translated: records in its own language, with the words that there are. */
  async function translate(ctx, path, query, locale, records) {
    if (records.length === 0) return records;
    const found = await read(ctx, path, `${query}&locale=${encodeURIComponent(locale)}`);
    const words = new Map(found.map((record) => [record.documentId, record]));
    return records.map((record) => ({
      ...record,
      ...Object.fromEntries(Object.entries(words.get(record.documentId) ?? {}).filter(isFilled)),
    }));
  }

  return async (ctx, next) => {
    const [, call, key] = /^\/website\/([a-z-]+)(?:\/(?:by_name\/)?([^/]+))?$/.exec(ctx.path) ?? [];
    if (call === undefined) return next();
    const [, basic = ""] = /^Basic (.+)$/i.exec(ctx.get("Authorization")) ?? [];
    const token = Buffer.from(basic, "base64")
      .toString()
      .replace(/^[^:]*:/, "");
    if (!token) return fail(ctx, 401, "Credentials are required.", { "WWW-Authenticate": "Basic" });
    ctx.req.headers.authorization = `Bearer ${token}`;
    if (call === "inquiry") return storeInquiry(ctx, next);

    const isSingle = singles.includes(call);
    if (!isSingle && !Object.hasOwn(lists, call)) return fail(ctx, 404, "There is no such call.");
    const [path, own = "populate=*"] = (isSingle ? call : lists[call]).split("?");
    const query = new URLSearchParams(own);
    const { locale, page = "1", limit = "100" } = ctx.query;
    const isBanner = call === "page-banner";
    if (isBanner) query.set("filters[name][$eqi]", decodeURIComponent(key ?? ""));
    const isList = !isSingle && (isBanner || !key);
    if (isList) {
      query.set("pagination[page]", page);
      query.set("pagination[pageSize]", limit);
    } else query.delete("sort");
    const record = isList || isSingle ? path : `${path}/${key}`;
    ctx.url = `/api/${record}?${query}`;
    await next();
    if (ctx.status !== 200) return;
    if (locale && isList) {
      const byId = (records) =>
        [own, `pagination[pageSize]=${records.length}`]
          .concat(records.map(({ documentId }) => `filters[documentId][$in]=${documentId}`))
          .join("&");
      let records = ctx.body.data;
      if (isBanner && records.length === 0) {
        // Its name may be that in the other language.
        const named = await read(ctx, path, `${query}&locale=${encodeURIComponent(locale)}`);
        records = named.length > 0 ? await read(ctx, path, byId(named)) : named;
      }
      ctx.body.data = await translate(ctx, path, byId(records), locale, records);
    } else if (locale) [ctx.body.data] = await translate(ctx, record, query, locale, [ctx.body.data]);
    if (!isBanner) return;
    const [banner] = ctx.body.data;
    if (banner) ctx.body = { data: banner };
    else fail(ctx, 404, "There is no such banner.");
  };
};
