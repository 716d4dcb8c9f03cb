/**
 * Each assumption about Next's internals, checked with the Next that is installed. A failure names what has changed, and the file
 * that relies on it (docs/maintainers.md, "Upgrade Next").
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import * as routerNames from "next/dist/client/components/app-router-headers";
import { setCacheBustingSearchParamWithHash } from "next/dist/client/components/router-reducer/set-cache-busting-search-param";
import { installUseCacheProbe } from "next/dist/server/dev/use-cache-probe-pool";
import { setupProbeScheduler } from "next/dist/server/use-cache/use-cache-probe-scheduler";
import { normalizePagePath } from "next/dist/shared/lib/page-path/normalize-page-path";
import { finishHtml } from "../../server/first-view/first-view.ts";
import { payloadOf } from "../../server/first-view/next-html.ts";
import { filesOfPage } from "../../server/first-view/page-files.ts";
import { joinPayloadScripts, policyOf } from "../../server/first-view/policy.ts";
import { type HttpResponse, get as request, waitUntil } from "../../testing/http/http.ts";
import { type HandlerCall, type NextApp, openNextApp } from "../../testing/sites/next-app.ts";
import { fileOfPath, readPrerendered, readValue, sharedScripts } from "./build-files.ts";
import { type PageValue, pathOfKey, tagsHeader } from "./cache-values.ts";
import { createDefaultCacheHandler } from "./data-cache.ts";
import { redirectTarget } from "./redirect-target.ts";
import * as router from "./router.ts";
import { allowSlowCaches } from "./slow-caches.ts";

let app: NextApp;
/** First responses of a page, and those after its content has changed. */
const answers: Record<string, HttpResponse> = {};
let calls: HandlerCall[];

const get = (path: string, headers?: Record<string, string>) => request(app.url + path, headers);

beforeAll(async () => {
  app = await openNextApp();
  await get("/contents?old=/records/built&moves=first");
  for (const path of [
    "/",
    "/text",
    "/file",
    "/records/built",
    "/records/old",
    "/records/moves",
    "/records/flaky",
  ])
    answers[path] = await get(path);
  answers.cached = await get("/");
  await get("/contents?moves=/records/built&flaky=failure&down=failure");
  answers["/records/down"] = await get("/records/down");
  await fetch(`${app.url}/publish`, { method: "POST" });
  answers.stale = await get("/records/moves");
  for (const path of ["/records/flaky", "/records/built"]) await get(path);
  await waitUntil("each page is regenerated", async () => {
    calls = await app.calls();
    return ["built", "moves", "flaky"].every((id) => setsOf(`/records/${id}`).length === 2);
  });
});
afterAll(() => app?.close());

const setsOf = (path: string) => calls.filter(({ name, key }) => name === "set" && pathOfKey(key) === path);
const pageOf = (call: HandlerCall | undefined) => call?.value as PageValue & { segments: string[] };
const serverDir = () => join(app.distDir, "server");
const source = (file: string) => readFileSync(require.resolve(`next/dist/${file}`), "utf8");

async function builtValue(path: string) {
  const route = readPrerendered(serverDir()).get(path);
  if (!route) throw new Error(`The build has no ${path}.`);
  return readValue(serverDir(), path, route);
}
async function builtPage(path: string) {
  const { value } = await builtValue(path);
  if (value.kind !== "APP_PAGE") throw new Error(`${path} is no page.`);
  return { ...value, rscData: String(value.rscData) };
}

describe("Next changed? See server/first-view/next-html.ts", () => {
  test("the payload stands in scripts, and is that of a navigation behind its first character", async () => {
    const { html, rscData } = await builtPage("/index");
    expect(rscData[0]).toBe("#");
    expect(payloadOf(html)).toBe(rscData.slice(1));
  });

  test("scripts, preloads, style sheets and payload have the form that the transforms replace", async () => {
    const { html, rscData } = await builtPage("/index");
    const page = finishHtml(html, { payload: rscData, styles: () => "h1{color:green}" });
    expect(page.headers).toHaveProperty(["x-page-version"]);
    expect(page.html).toContain("<style>h1{color:green}</style>");
    expect(page.html).not.toMatch(/<script src|as="script"|TURBOPACK|__next_f/);
    expect(page.html.match(/<script/g)).toHaveLength(1);
  });

  test("error pages have no other inline scripts and styles", async () => {
    const { html } = await builtPage("/_global-error");
    for (const text of [html, answers["/records/down"]?.body ?? ""])
      expect(policyOf(joinPayloadScripts(text))).toContain("sha256-");
  });
});

describe("Next changed? See server/first-view/hydrate-page.ts", () => {
  test("a payload names the build", async () => {
    const buildId = readFileSync(join(app.distDir, "BUILD_ID"), "utf8");
    expect((await builtPage("/index")).rscData).toContain(`"b":"${buildId}"`);
  });

  test("chunks are lists of ids and functions for Turbopack, and React DOM is one of the large ones", () => {
    const chunks: unknown[][] = [];
    const context = createContext({ TURBOPACK: chunks, document: {} });
    const texts = [...sharedScripts(app.distDir)].map((file) =>
      readFileSync(join(app.distDir, file), "utf8"),
    );
    for (const text of texts) if (/^\(globalThis\["TURBOPACK"\]/.test(text)) runInContext(text, context);
    const functions = chunks.flatMap((chunk) =>
      chunk.filter((id, index) => typeof id === "number" && typeof chunk[index + 1] === "function"),
    );
    expect(functions.length).toBeGreaterThan(10);
    expect(chunks.flat().some((each) => typeof each === "function" && `${each}`.length > 50_000)).toBe(true);
  });

  test("a page starts Turbopack by its chunks and ids, and Next by __next_f; __next_error__ skips hydration", () => {
    expect(answers["/"]?.body).toMatch(
      /\.push\(\{"otherChunks":\["static\/chunks\/.*"runtimeModuleIds":\[\d/,
    );
    const client = source("client/app-index");
    expect(client).toContain("self.__next_f = self.__next_f || []");
    expect(client).toContain("document.documentElement.id === '__next_error__'");
  });
});

describe("Next changed? See server/first-view/defer-hydration.ts", () => {
  test("pages that are rendered again have another payload and the same version, unless their content differs", async () => {
    const versionOf = ({ html, rscData }: { html: string; rscData?: unknown }) =>
      finishHtml(html, { payload: String(rscData) }).headers["x-page-version"];
    const pages = [await builtPage("/records/built"), ...setsOf("/records/built").map(pageOf)];
    expect(new Set(pages.map(({ rscData }) => String(rscData))).size).toBeGreaterThan(1);
    expect(pages.map(versionOf)).toEqual(Array(3).fill(expect.stringMatching(/^[\w-]{12}$/)));
    expect(new Set(pages.map(versionOf)).size).toBe(1);
    expect(versionOf(pageOf(setsOf("/records/flaky")[0]))).not.toBe(pages.map(versionOf)[0]);
  });
});

describe("Next changed? See lib/next/redirect-target.ts", () => {
  test("a redirect has its target in the payload; regenerated behind a stale page, nowhere else", () => {
    const [first] = setsOf("/records/old").map(pageOf);
    const [, regenerated] = setsOf("/records/moves").map(pageOf);
    for (const value of [first, regenerated]) {
      expect(value?.status).toBe(308);
      expect(value && redirectTarget({ ...value, headers: {} })).toBe("/records/built");
    }
    expect(regenerated?.headers).not.toHaveProperty("location");
  });

  test("a redirect that was just rendered has Location twice (server/http/site-response.ts drops one)", () => {
    expect(answers["/records/old"]?.headers.get("location")).toBe("/records/built, /records/built");
  });
});

describe("Next changed? See lib/next/cache-values.ts", () => {
  test("a handler receives the build's folder and the headers of the request", () => {
    const options = { dev: false, serverDistDir: serverDir(), headers: { host: expect.any(String) } };
    expect(calls[0]).toMatchObject({ name: "get", context: { kind: "APP_PAGE" }, options });
  });

  test("a key ends in the file name of the path", () => {
    expect(pathOfKey(calls[0]?.key ?? "")).toBe("/");
    expect(setsOf("/records/built")[0]?.key).toMatch(/\/\$\/records\/built$/);
  });

  test("pages and responses of route handlers have the known fields, and their tags in a header", () => {
    const [page] = setsOf("/records/built");
    expect(page?.context).toMatchObject({ cacheControl: { revalidate: 300, expire: 9000 } });
    expect(pageOf(page)).toMatchObject({
      kind: "APP_PAGE",
      html: expect.stringContaining("<h1>built</h1>"),
      rscData: expect.stringMatching(/^#/),
      segments: expect.arrayContaining(["/_tree"]),
      headers: { [tagsHeader]: expect.stringMatching(/(?:^|,)records(?:,|$)/) },
    });
    expect(pageOf(setsOf("/text")[0])).toMatchObject({ kind: "APP_ROUTE", body: "text", status: 200 });
  });

  test("Next sends the object that it has handed over, with the handler's changes", () => {
    expect(answers["/"]?.headers.get("x-finished")).toBe("yes");
  });

  test("a publish call reaches the handler, and a page that cannot be regenerated is stored again for 30 s", () => {
    const durations = { expire: expect.any(Number) };
    expect(calls).toContainEqual({ name: "revalidateTag", tags: ["records"], durations });
    const [, again] = setsOf("/records/flaky");
    expect(again).toMatchObject({ isFound: true, context: { cacheControl: { revalidate: 30 } } });
  });
});

describe("Next changed? See lib/next/fail-page.ts", () => {
  test("a page whose failure is registered answers 500 with the digest, and is not stored", () => {
    expect(answers["/records/down"]).toMatchObject({
      status: 500,
      body: expect.stringContaining("backend: shown"),
    });
    expect(answers["/records/down"]?.body).not.toContain("not for visitors");
    expect(setsOf("/records/down")).toEqual([]);
  });
});

describe("Next changed? See lib/next/build-files.ts", () => {
  test.each([
    ["/index", "/"],
    ["/records/built", "/records/built"],
    ["/text", "/text"],
  ])("the build has the value of %s, which Next does not hand to a handler", async (file, path) => {
    expect(answers[path]?.headers.get(router.cacheStateHeader)).toBe("MISS");
    const [call] = setsOf(path);
    const { key, value, cacheControl } = await builtValue(file);
    expect(key).toBe(call?.key);
    expect(call?.context).toMatchObject({ cacheControl: JSON.parse(JSON.stringify(cacheControl)) });
    const { kind, status, headers, segments } = pageOf(call);
    expect(value).toMatchObject({
      kind,
      status: status ?? 200,
      headers: { [tagsHeader]: headers?.[tagsHeader] },
    });
    if (value.kind === "APP_PAGE") expect([...(value.segmentData?.keys() ?? [])]).toEqual(segments);
  });

  test.each(["/", "/a", "/index", "/index/a"])("the file of %s has Next's name", (path) => {
    expect(fileOfPath(path)).toBe(normalizePagePath(path));
  });
});

describe("Next changed? See server/first-view/page-files.ts", () => {
  test("the files of a page are those of every page and its own, below static/chunks", () => {
    const files = filesOfPage(answers["/"]?.body ?? "");
    const shared = sharedScripts(app.distDir);
    expect(shared.size).toBeGreaterThan(3);
    expect(files).toEqual(expect.arrayContaining([...shared, expect.stringMatching(/\.css$/)]));
    expect(files.some((file) => file.endsWith(".js") && !shared.has(file))).toBe(true);
  });
});

describe("Next changed? See lib/next/build-phase.ts", () => {
  test("a page can tell that the build renders it", async () => {
    expect((await builtPage("/index")).html).toContain("<p>built</p>");
    expect(answers["/"]?.body).toContain("<p>served</p>");
  });
});

describe("Next changed? See lib/next/router.ts", () => {
  test("headers and parameter have the names that the router uses", () => {
    expect(router.payloadHeader).toBe(routerNames.RSC_HEADER);
    expect(router.payloadParameter).toBe(routerNames.NEXT_RSC_UNION_QUERY);
    expect(router.prefetchHeader).toBe(routerNames.NEXT_ROUTER_PREFETCH_HEADER);
    expect(router.segmentHeader).toBe(routerNames.NEXT_ROUTER_SEGMENT_PREFETCH_HEADER);
    expect(router.fromHeader).toBe(routerNames.NEXT_URL);
    const { NEXT_ROUTER_STATE_TREE_HEADER, ACTION_HEADER } = routerNames;
    expect(router.visitorHeaders).toEqual([NEXT_ROUTER_STATE_TREE_HEADER, ACTION_HEADER]);
    const { NEXT_IS_PRERENDER_HEADER, NEXT_ROUTER_STALE_TIME_HEADER } = routerNames;
    expect(router.routerOnlyHeaders).toEqual([NEXT_IS_PRERENDER_HEADER, NEXT_ROUTER_STALE_TIME_HEADER]);
  });

  test("a page varies by no other headers", () => {
    const { payloadHeader, prefetchHeader, segmentHeader, visitorHeaders } = router;
    const known = [payloadHeader, prefetchHeader, segmentHeader, ...visitorHeaders, "accept-encoding"];
    const names = answers["/"]?.headers.get("vary")?.toLowerCase().split(", ") ?? [];
    expect(known).toEqual(expect.arrayContaining(names));
  });

  test("a payload has the address of its page with the parameter, without which Next redirects", async () => {
    const payload = await get(router.withPayloadParameter("/"), { [router.payloadHeader]: "1" });
    expect(payload).toMatchObject({ status: 200, body: String(pageOf(setsOf("/")[0]).rscData) });
    expect(payload.headers.get("content-type")).toBe(routerNames.RSC_CONTENT_TYPE_HEADER);
    const redirect = await get("/", { [router.payloadHeader]: "1" });
    expect([redirect.status, redirect.headers.get("location")]).toEqual([307, "/?_rsc"]);
  });

  test("the router appends the parameter to the others", () => {
    const url = new URL("https://site.test/a?b=1&c=2");
    setCacheBustingSearchParamWithHash(url, "hash");
    expect(url.href).toBe("https://site.test/a?b=1&c=2&_rsc=hash");
    expect(router.withoutPayloadParameter(url.href)).toBe("https://site.test/a?b=1&c=2");
  });

  test("the header of a segment counts for a prefetch only", async () => {
    const full = await get("/?_rsc", { rsc: "1" });
    const follow = async (headers: Record<string, string>) => {
      const { headers: found } = await get("/?_rsc=x", headers);
      return get(found.get("location") ?? "", headers);
    };
    const segment = { rsc: "1", [router.segmentHeader]: "/_tree" };
    expect((await follow(segment)).body).toBe(full.body);
    const part = await follow({ ...segment, [router.prefetchHeader]: "1" });
    expect(part.status).toBe(200);
    expect(part.body).not.toBe(full.body);
  });

  test("a response names the state of the page in the cache", () => {
    const stateOf = ({ headers }: HttpResponse) => headers.get(router.cacheStateHeader);
    const { "/": missed, cached, stale } = answers as Record<string, HttpResponse>;
    expect([missed, cached, stale].map((answer) => answer && stateOf(answer))).toEqual([
      "MISS",
      "HIT",
      "STALE",
    ]);
  });
});

describe("Next changed? The workaround may be superfluous: lib/next/file-length.ts", () => {
  test("Next drops the length of a route handler's response", () => {
    expect(answers["/file"]).toMatchObject({ status: 200, body: "file" });
    expect(answers["/file"]?.headers.get("content-length")).toBeNull();
  });
});

describe("Next changed? See lib/next/data-cache.ts", () => {
  test("Next's store returns entries with their time and lifetime, and ends the lifetime of one with a stale tag", async () => {
    const store = createDefaultCacheHandler(1000);
    const value = new Response("text").body as ReadableStream<Uint8Array>;
    const timestamp = Date.now();
    const entry = { value, tags: ["a"], stale: 300, timestamp, expire: 9000, revalidate: 300 };
    await store.set("key", Promise.resolve(entry));
    expect(await store.get("key", [])).toMatchObject({ timestamp, revalidate: 300 });
    await store.updateTags(["a"], { expire: 9000 });
    expect((await store.get("key", []))?.revalidate).toBeLessThan(0);
  });
});

describe("Next changed? See lib/next/slow-caches.ts", () => {
  test("the development server watches cached functions through a function that can be removed", () => {
    installUseCacheProbe({ nextConfig: {} } as Parameters<typeof installUseCacheProbe>[0]);
    const stream = new ReadableStream<Uint8Array>();
    const [fillDeadlineAt, abortSignal] = [Number.POSITIVE_INFINITY, AbortSignal.abort()];
    const options = { stream, fillDeadlineAt, abortSignal };
    const watched = () => setupProbeScheduler(options as Parameters<typeof setupProbeScheduler>[0]);
    expect(watched()).not.toBe(stream);
    allowSlowCaches();
    expect(watched()).toBe(stream);
  });
});
