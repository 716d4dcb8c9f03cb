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
    if (ctx.query.locale) query.set("locale", ctx.query.locale);
    const isBanner = call === "page-banner";
    if (isBanner) query.set("filters[name][$eqi]", decodeURIComponent(key ?? ""));
    if (!isSingle && (isBanner || !key)) {
      query.set("pagination[page]", ctx.query.page ?? "1");
      query.set("pagination[pageSize]", ctx.query.limit ?? "100");
    } else query.delete("sort");
    ctx.url = `/api/${path}${key && !isBanner ? `/${key}` : ""}?${query}`;
    await next();
    if (!isBanner || ctx.status !== 200) return;
    const [banner] = ctx.body.data;
    if (banner) ctx.body = { data: banner };
    else fail(ctx, 404, "There is no such banner.");
  };
};
