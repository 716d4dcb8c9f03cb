import { createServer, type Server } from "node:http";
import { kinds } from "../backend/kinds.ts";
import { close, listen } from "../testing/http/listen.ts";
import { runScript, TestServer } from "../testing/sites/backend-process.ts";

type ScriptResult = Awaited<ReturnType<typeof runScript>>;

const SCRIPT = "scripts/check-backend.ts";
let backend: Server;
let origin: string;
let result: ScriptResult;

/** `body` is sent as JSON, unless it is bytes. */
type StubResponse = { body: unknown; status?: number; type?: string; location?: string };

const leader = (id: number, more = {}) => ({ id, name: `L${id}`, image: null, status: "Y", ...more });
const paged = (data: unknown[], total: number, totalPages: number): StubResponse => ({
  body: { data, pagination: { total, totalPages } },
});

/** A backend with one deviation of each kind, by path and page. Other paths respond with 404. */
const responses: Record<string, StubResponse> = {
  "/website/website-setting": {
    body: {
      data: {
        phone: "on request",
        whatsapp_number: "+91 98765 43210",
        official_email: "Sales &lt;sales@example.com&gt;",
        sales_email: "sales(at)example.com",
        site_logo: "/media/none.png",
        map_link: "https://maps.test/x",
        status: "Y",
      },
    },
  },
  "/website/service": { body: { data: [{ id: 1, title: "One" }] } },
  "/website/expertise": { body: { data: [{ id: 5, title: "Five" }, { id: 6 }] } },
  "/website/expertise/5": { body: { data: { id: 4, title: "Five", description: null, images: "none" } } },
  "/website/expertise/6": { body: { title: "no envelope" } },
  "/website/expertise/999999999": { body: { data: { title: "any id" } } },
  "/website/our-story": { body: { data: [] } },
  "/website/leadership?1": paged(
    [leader(1), leader(2, { status: "N" }), leader(3, { name: "" }), leader(4)],
    7,
    2,
  ),
  "/website/leadership?2": paged(
    [
      leader(5, { image: "/media/text.png" }),
      leader(1, {
        description:
          '<img src="https://cdn.test/a.png"><img src=//cdn.test/b><iframe src="//evil.test/">[gallery ids="1,2"] [sic] [1 = one] [vc_row css="x"]y[/vc_row][Gallery]',
      }),
    ],
    7,
    2,
  ),
  "/website/miscellaneous?1": paged(
    [{ id: 1, title: "M", image: `/media/a.png?${"x".repeat(2_000)}` }],
    1,
    1,
  ),
  "/website/team?1": paged([], 40, 2),
  "/website/values?1": { body: { data: [] } },
  "/website/product?1": paged(
    [
      {
        id: 1,
        title: "One",
        image: "/image.php?id=5",
        pdf_file: "/media/guide.pdf",
        seo: { image: "/media/share.svg" },
        specs: [
          { key: "capacity", label: "Capacity", min: "1,000", unit: "t/d" },
          { key: "pressure", label: "Pressure", value: "7", unit: "kg/cm2(g)" },
        ],
      },
    ],
    1,
    1,
  ),
  "/website/catalogue": { body: Buffer.from("<h1>Log in</h1>"), type: "text/html" },
  "/website/figure": {
    body: { data: { 0: { value: "1", label: "A" }, 2: { value: "2", label: "B &amp; C" } } },
  },
  "/website/certificate": {
    body: Buffer.from('{"data":[{"title":"Z\u00fcrich"},{"title":"&nbsp;"}]}', "latin1"),
    type: "text/html; charset=ISO-8859-1",
  },
  "/website/news?1": paged(
    [
      ...Array.from({ length: 5 }, (_, index) => ({ id: index, title: "N", published_at: "2026-01-01" })),
      {
        ...{ id: 6, title: "\u200b", published_at: "2026-01-01" },
        description: `<img src="data:image/png;base64,${"A".repeat(3_000_000)}">`,
      },
    ],
    7,
    1.17,
  ),
  "/website/news?2": paged([{ id: 7, title: "N", published_at: "2026-01-01" }], 7, 1.17),
  "/website/blog?1": paged(
    [
      { id: 1, title: "N", published_at: 1_714_979_289, updated_at: "2024-05-06 07:08:09" },
      { id: 2, title: "N", published_at: "1714979289", updated_at: "06.05.2024" },
      { id: 3, title: "N", published_at: "06/05/2024", updated_at: "0000-00-00" },
      { id: 4, title: "N", published_at: "13/05/2024", updated_at: "2024-02-30" },
    ],
    4,
    1,
  ),
  "/website/reference?1": { body: "", status: 301, location: "/website/reference/" },
  "/website/reference/?1": paged([{ id: 1, title: "R", year: 2017 }], 1, 1),
  "/website/privacy": { body: "", status: 302, location: "/login?token=secret" },
  "/website/about": { body: { data: [] } },
  "/website/timeline?1": { body: { message: "broken" }, status: 500 },
  "/website/redirect": {
    body: {
      data: [
        { from: "/a", to: "/b" },
        { from: "/b", to: "//evil.test" },
      ],
    },
  },
  "/media/text.png": { body: "text", type: "text/plain" },
  "/image.php": { body: Buffer.from("GIF89a"), type: "image/jpg" },
  "/media/guide.pdf": { body: Buffer.from("%PDF-1.7"), type: "binary/octet-stream" },
  "/media/share.svg": { body: Buffer.from("<svg/>"), type: "image/svg+xml" },
};

beforeAll(async () => {
  backend = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://host");
    const page = searchParams.get("page");
    const {
      body,
      status = 200,
      type = "application/json",
      location,
    } = responses[page ? `${pathname}?${page}` : pathname] ?? {
      body: { status: 404 },
      status: 404,
    };
    const isOpen = pathname === "/website/our-story";
    if (!isOpen && request.headers.authorization !== `Basic ${btoa("u:p")}`) response.writeHead(401).end();
    else if (pathname === "/website/vision") response.destroy();
    else
      response
        .writeHead(status, {
          "Content-Type": type,
          ...(location && { location: location + search(request.url) }),
        })
        .end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
  });
  origin = await listen(backend);
  const args = ["--url", `${origin}/`, "--username", "u", "--password", "p", "--write"];
  result = await runScript(SCRIPT, args, process.env);
});
afterAll(() => close(backend));

const search = (url = "") => url.match(/\?.*/)?.[0] ?? "";

/** The findings below a call in the table. */
function findings(call: string): string[] {
  const lines = result.out.replaceAll(/127\.0\.0\.1:\d+/g, "backend").split("\n");
  const from = lines.findIndex((line) => line.startsWith(`${call} `)) + 1;
  const to = lines.findIndex((line, index) => index >= from && !line.startsWith("    "));
  return lines.slice(from, to).map((line) => line.trim());
}

describe("check:backend on a backend with deviations", () => {
  it("fails and prints a table", () => {
    expect(result.err).toBe("");
    const deviations = result.out.match(/^ {4}deviation: /gm) ?? [];
    expect(deviations.length).toBeGreaterThan(10);
    // Two files have one cause, and so have two dates.
    expect(result.code).toBe(deviations.length + 2);
    expect(result.out).toMatch(/^CALL +STATUS +TIME ms +RECORDS +PAGE$/m);
    expect(result.out).toMatch(/^GET leadership +200 +\d+ +6 +\/leadership$/m);
  });

  it("ends with a summary of what visitors notice", () => {
    expect(result.out).toMatch(
      new RegExp(
        `^Problems:  ${result.code} that visitors notice, in .*leadership \\(\\d+\\).*\nResult: {4}The site runs with this backend, but not everything`,
        "m",
      ),
    );
  });

  it.each([
    ["GET expertise", "record 2 (id 6), field title: expected string or number, but it is missing"],
    [
      "GET leadership",
      'record 3 (id 3), field name: Too small: expected string to have >=1 characters, found ""',
    ],
    ["GET leadership", "record 6 (id 1), field id: expected a unique id, record 1 has the same"],
    ["GET team", "page 1, field pagination.totalPages: expected 3 (40 records by 15), found 2"],
    ["GET values", "page 1: field pagination: expected total and totalPages, but it is missing"],
    ["GET catalogue", "expected JSON, found an HTML page, such as a login or error page"],
    [
      "GET privacy",
      "expected status 200, found 302, a redirect to http://backend/login; the site follows one that adds or removes the slash at the end only",
    ],
    [
      "GET certificate",
      'record 2, field title: Too small: expected string to have >=1 characters, found "\\u00a0"',
    ],
    ["GET website-setting", 'record, field phone: expected a telephone number, found "on request"'],
    [
      "GET website-setting",
      'record, field sales_email: expected a mail address, found "sales(at)example.com"',
    ],
    ["GET blog", 'record 3 (id 3), field published_at: either number may be the day, found "06/05/2024"'],
    [
      "GET blog",
      '2 times: not an ISO 8601 date, found "0000-00-00" (record 3 (id 3), field updated_at; record 4 (id 4), field updated_at)',
    ],
    [
      "GET news",
      'record 6 (id 6), field title: Too small: expected string to have >=1 characters, found "\\u200b"',
    ],
    ["GET timeline", "page 1: expected status 200, found 500: broken"],
    ["GET commitment", "page 1: expected status 200, found 404"],
    ["GET expertise/{key}", "id 5, field id: expected the requested id, found 4"],
    ["GET expertise/{key}", 'id 5, field images: expected array or null, found "none"'],
    ["GET expertise/{key}", "id 6: field data: expected the records, but it is missing"],
    ["GET expertise/{key}", 'unknown key "999999999": expected status 404, found 200'],
    ["GET redirect", "redirect from /a to /b: to is itself redirected"],
    ["GET redirect", "redirect from /b to //evil.test: to is neither a path of the site nor an http(s) URL"],
    ["GET vision", "expected a response, found UND_ERR_SOCKET"],
    [
      "media of all records",
      "2 times: expected status 200, found 404 at http://backend/none (expertise/{key} 4, field images; website-setting, field site_logo)",
    ],
    [
      "media of all records",
      "miscellaneous 1, field image: expected a query of at most 2000 characters, found 2001",
    ],
    [
      "media of all records",
      "leadership 5, field image: expected an image, found no such bytes at http://backend/media/text.png",
    ],
  ])("finds in %s: %s", (call, text) => {
    expect(findings(call)).toContain(`deviation: ${text}`);
  });

  it.each([
    ["calls without credentials", "our-story: expected status 401, found 200"],
    ["GET leadership", 'record 2 (id 2), field status: expected "Y" under the filter, found "N"'],
    ["GET leadership", "page 1: expected 6 records, as it is not the last page, found 4"],
    ["GET leadership", "field pagination.total: expected the number of records on all pages, 6, found 7"],
  ])("finds in %s what visitors do not notice: %s", (call, text) => {
    expect(findings(call)).toContain(`minor deviation: ${text}`);
  });

  it.each([
    ["GET figure", "a list as an object with numbers as names (in PHP, array_values makes it a list)"],
    ["GET figure", "entities or tags of HTML in label", "record 2"],
    ["GET website-setting", "entities or tags of HTML in official_email", "record"],
    ["GET blog", "published_at read as seconds since 1970 (record 1 (id 1); record 2 (id 2))", "2 times"],
    ["GET blog", "updated_at without a zone, read as the company's time", "record 1 (id 1)"],
    ["GET blog", "updated_at with dots, read with the day first", "record 2 (id 2)"],
    ["GET blog", "published_at not in ISO 8601", "record 4 (id 4)"],
    ["GET certificate", "JSON with the type text/html"],
    ["GET certificate", "text in windows-1252, not in UTF-8"],
    ["GET news", "1.17 for totalPages, which is rounded up or counted from the total"],
    ["GET reference", "a redirect that adds or removes the slash at the end: each call takes two requests"],
    ["GET about", "an empty list or object, or false, for no record"],
  ])("finds in %s what the site tolerates: %s", (call, text, place = "") => {
    expect(findings(call)).toContain(`note: ${place && `${place}: `}tolerated: ${text}`);
  });

  it("reads a list with a large file in one of its texts, and names its place", () => {
    expect(result.out).toMatch(/^GET news +200 +\d+ +7 +\/info-news$/m);
    expect(findings("texts in all records")).toContain(
      "deviation: news 6, field description: the page does not show a picture of a data URL, which belongs into a file of its own",
    );
  });

  it("notes optional calls that are missing", () => {
    expect(findings("GET gallery")).toContain(
      "note: nothing published (404); the site shows its empty state",
    );
    expect(findings("GET about")).toContain("note: nothing published (200); the site shows its empty state");
    expect(findings("GET service/{key}")[0]).toMatch(/^deviation: missing for every id/);
    expect(findings("GET page-banner/by_name/{key}")).toEqual([
      expect.stringMatching(/^note: no banner.*home.*One, Five, N, R$/),
    ]);
  });

  it("notes that the backend takes no inquiries", () => {
    expect(findings("POST inquiry")).toEqual([
      expect.stringMatching(/^note: the backend has no call for inquiries /),
    ]);
  });
});

describe("check:backend", () => {
  it("finds nothing on the embedded backend with complete content, which takes no inquiries", async () => {
    const items = [
      {
        ...{ id: 1, title: "A", name: "A", year: "2017", published_at: "2026-01-01", status: "Y", image: "" },
        ...{ label: "A", value: "1", from: "/a", to: "/b" },
      },
    ];
    const one = { description: "x", status: "Y" };
    const content = kinds.map(({ name, isList }) => [name, isList ? items : one]);
    const server = new TestServer({ ...Object.fromEntries(content), gallery: [] });
    await server.start();
    const env = server.env({ BACKEND_URL: server.url });
    const [plain, writing] = await Promise.all([
      runScript(SCRIPT, [], env),
      runScript(SCRIPT, ["--write"], env),
    ]);
    await server.remove();
    expect(plain).toMatchObject({ code: 0, err: "" });
    expect(plain.out).toMatch(
      /^Problems: {2}none that visitors notice\.\nResult: {4}The backend meets the contract/m,
    );
    const note = " .*\n {4}note: the backend has no call for inquiries .*: they stay in the site's own store";
    expect(plain.out).toMatch(new RegExp(`^inquiries${note}`, "m"));
    expect(plain.out).not.toContain("POST inquiry");
    expect(writing.code).toBe(0);
    expect(writing.out).toMatch(new RegExp(`^POST inquiry +404${note}`, "m"));
  });

  it("reports missing access in one line, and prints its help", async () => {
    const user = ["--username", "u", "--password"];
    const unset = { ...process.env, BACKEND_USERNAME: "", BACKEND_PASSWORD: "" };
    const [rejected, closed, help, option, missing] = await Promise.all([
      runScript(SCRIPT, ["--url", origin, ...user, "wrong"], process.env),
      runScript(SCRIPT, ["--url", "http://127.0.0.1:9", ...user, "p"], process.env),
      runScript(SCRIPT, ["--help"], process.env),
      runScript(SCRIPT, ["--nope"], process.env),
      runScript(SCRIPT, ["--url", "ftp://host", ...user, "p"], unset),
    ]);
    expect([rejected.code, rejected.err]).toEqual([
      101,
      `The backend ${origin} rejects the credentials (status 401). Check BACKEND_USERNAME and BACKEND_PASSWORD.\n`,
    ]);
    expect(closed.code).toBe(101);
    expect(closed.err).toMatch(/^The backend http:\/\/127\.0\.0\.1:9 cannot be reached [^\n]*\n$/);
    expect([help.code, help.out]).toEqual([0, expect.stringContaining("--password")]);
    expect([option.code, option.err]).toEqual([
      101,
      expect.stringMatching(/^Unknown option '--nope'\..*\n$/),
    ]);
    expect([missing.code, missing.err]).toEqual([101, expect.stringMatching(/^--url or BACKEND_URL.*\n$/)]);
  });
});
