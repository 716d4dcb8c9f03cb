import type { IncomingMessage, ServerResponse } from "node:http";
import { text as readBody } from "node:stream/consumers";
import { contractCalls } from "../../lib/backend/contract.ts";
import { authorization, backendReport } from "../../testing/sites/backend-report.ts";

const problem = { message: "Not Found" };

function send(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}

/** Valid empty lists, no records, and the given answers by path. */
function backend(
  answers: Record<string, unknown>,
  others?: (request: IncomingMessage, response: ServerResponse) => void,
) {
  return (request: IncomingMessage, response: ServerResponse) => {
    const path = new URL(request.url ?? "/", "http://backend").pathname.replace(/^.*\/website\//, "");
    const isList = contractCalls.some(([, call]) => call.shape === "list" && call.path === path);
    const isCall = request.url?.includes("/website/") && path !== "inquiry";
    if (isCall && request.headers.authorization !== authorization) send(response, 401, problem);
    else if (answers[path]) send(response, 200, answers[path]);
    else if (isCall && isList) send(response, 200, { data: [], pagination: { total: 0, totalPages: 0 } });
    else if (others && !isCall) others(request, response);
    else send(response, 404, problem);
  };
}

const findings = (text: string, kind: string) =>
  text
    .split("\n")
    .filter((line) => line.startsWith(`    ${kind}: `))
    .map((line) => line.trim().slice(kind.length + 2));

const gallery = (count: number, image = (id: number) => `/uploads/${id}.png`) => ({
  data: Array.from({ length: count }, (_, id) => ({ id, title: `Picture ${id}`, image: image(id) })),
  pagination: { total: count, totalPages: 1 },
});

it("has one line for one cause, with its first places", async () => {
  const services = Array.from({ length: 40 }, (_, id) =>
    id === 7 ? { id, title: [id] } : { id, title: null },
  );
  const { text, rows } = await backendReport(backend({ service: { data: services } }));
  const title = findings(text, "deviation").filter((line) => line.includes("title"));
  expect(title).toEqual([
    "39 times: expected string or number, found null (record 1 (id 0), field title; record 2 (id 1), field title; record 3 (id 2), field title; and 36 more)",
    expect.stringMatching(/^record 8 \(id 7\), field title: expected string or number, found \[7\]/),
  ]);
  expect(rows.get("GET service")?.deviations.count).toBe(40);
});

it("names a page with more records than were asked for", async () => {
  const { text } = await backendReport(backend({ gallery: gallery(20) }));
  expect(findings(text, "minor deviation")).toContainEqual(
    expect.stringMatching(/^page 1: expected at most 12 records \(limit\), found 20/),
  );
});

it("takes different values for one cause", async () => {
  const products = ["x", "y"].map((specs, id) => ({ id, title: "A", specs }));
  const body = { data: products, pagination: { total: 2, totalPages: 1 } };
  const { rows } = await backendReport(backend({ product: body }));
  expect(rows.get("GET product")?.deviations).toMatchObject({ count: 2 });
  expect(rows.get("GET product")?.deviations.lines("")).toHaveLength(1);
});

it.each([401, 403])("tells once what opens files that are closed with %i", async (status) => {
  const { text } = await backendReport(
    backend({ gallery: gallery(12) }, (_, response) => send(response, status, problem)),
  );
  const closed = findings(text, "deviation").filter((line) => line.includes("uploads"));
  expect(closed).toHaveLength(1);
  expect(closed[0]).toMatch(
    new RegExp(
      `^12 times: expected status 200, found ${status} at http://backend/uploads/\\d+.png; the files are closed.*let everybody read them`,
    ),
  );
  expect(text).toMatch(/^Problems: .* media of all records \(12\)/m);
});

it("tells once that calls are open or closed in another way", async () => {
  const { text, rows } = await backendReport((request, response) =>
    request.headers.authorization ? backend({})(request, response) : send(response, 403, problem),
  );
  expect(findings(text, "minor deviation")).toEqual([
    expect.stringMatching(/^\d+ times: expected status 401, found 403 \(.*service; .* and \d+ more\)$/),
  ]);
  expect(rows.get("calls without credentials")?.minorDeviations.count).toBe(contractCalls.length);
});

describe("files below the path of BACKEND_URL", () => {
  const files = (request: IncomingMessage, response: ServerResponse) => {
    const isThere = /^\/uploads\/[01]\.png$/.test(request.url ?? "");
    response.writeHead(isThere ? 200 : 404, { "content-type": "image/png" }).end();
  };

  it("that are at the root of the host need MEDIA_URL", async () => {
    const { text } = await backendReport(backend({ gallery: gallery(3) }, files), { path: "/api" });
    const missing = findings(text, "deviation")
      .filter((line) => line.includes("uploads"))
      .toSorted();
    expect(missing).toEqual([
      expect.stringMatching(/^2 times: .* it is at the root of the host: set MEDIA_URL=http:\/\/backend \(/),
      "gallery 2, field image: expected status 200, found 404 at http://backend/api/uploads/2.png",
    ]);
  });

  it("are looked for at the root without the password", async () => {
    const sent: unknown[] = [];
    const look = (request: IncomingMessage, response: ServerResponse) => {
      if (request.url?.startsWith("/uploads/")) sent.push(request.headers.authorization);
      send(response, 404, problem);
    };
    await backendReport(backend({ gallery: gallery(1) }, look), { path: "/api" });
    expect(sent).toEqual([undefined]);
  });
});

it.each([
  ["404", (_: IncomingMessage, response: ServerResponse) => send(response, 404, problem)],
  [
    "404 of a web server",
    (_: IncomingMessage, response: ServerResponse) =>
      response.writeHead(404, { "content-type": "text/html" }).end("<h1>404</h1>"),
  ],
  [
    "a page",
    (_: IncomingMessage, response: ServerResponse) =>
      response.writeHead(200, { "content-type": "text/html" }).end("<p>Hello</p>"),
  ],
])("says that nothing of the contract is there when every call answers %s", async (name, answer) => {
  const { text } = await backendReport(answer);
  expect(text).toMatch(
    /\nResult: {4}Nothing of the contract is at this address: .*docs\/your-backend\.md.*\n$/,
  );
  expect(text).not.toContain("The site runs");
  if (name !== "a page") expect(text).not.toMatch(/^GET .* 200 /m);
});

it("says so of no backend that is empty, or has one call", async () => {
  expect((await backendReport(backend({}))).text).toContain("The site runs with this backend");
  const one = await backendReport((request, response) =>
    request.url?.startsWith("/website/service?")
      ? send(response, 200, { data: [] })
      : send(response, 404, problem),
  );
  expect(one.text).toContain("The site runs with this backend");
});

it("reports the backend's message", async () => {
  const strict = (_: IncomingMessage, response: ServerResponse) =>
    send(response, 400, { error: { message: "Invalid parameter limit" } });
  const { text } = await backendReport(strict);
  expect(findings(text, "deviation")).toContain(
    "page 1: expected status 200, found 400: Invalid parameter limit",
  );
});

describe("inquiries", () => {
  type Answer = (body: string, count: number) => [status: number, body: unknown];
  const methods: string[] = [];
  const receiver = (answer: Answer, get = 404, allow = "") =>
    backend({}, async (request, response) => {
      methods.push(request.method ?? "");
      const headers = allow ? { allow } : {};
      if (request.method !== "POST")
        return send(response, get, problem, request.method === "OPTIONS" ? headers : {});
      const posts = methods.filter((method) => method === "POST").length;
      const [status, body] = answer(await readBody(request), posts);
      send(response, status, body);
    });
  const created: Answer = () => [201, {}];
  beforeEach(() => {
    methods.length = 0;
  });

  it.each([
    ["405 to GET", 405, "", /the call exists/],
    ["Allow: POST to OPTIONS", 404, "POST", /the call exists/],
    ["404 to both", 404, "", /note: the backend has no call for inquiries /],
  ])("are looked for without writing: %s", async (_, get, allow, line) => {
    const { text, rows } = await backendReport(receiver(created, get, allow));
    expect(text).toMatch(line);
    expect(rows.get("inquiries")?.deviations.count).toBe(0);
    expect(methods).toEqual(get === 405 ? ["GET"] : ["GET", "OPTIONS"]);
  });

  it("that are refused are reported with the backend's message", async () => {
    const { rows, text } = await backendReport(
      receiver(() => [400, { error: { message: "Invalid key foo" } }]),
      { write: true },
    );
    expect(findings(text, "deviation")).toContain("expected status 201, found 400: Invalid key foo");
    expect(rows.get("POST inquiry")?.status).toBe("400");
  });

  it.each([
    ["{}", {}, true],
    ["a message", { message: "Thank you", received_at: "2026-01-01" }, true],
    ["an empty id", { data: { id: null } }, true],
    ["an id", { data: { id: 5 } }, false],
    ["a documentId", { data: { documentId: "a" }, meta: {} }, false],
  ])("that are answered with %s twice", async (_, body, isUnknown) => {
    const { rows, text } = await backendReport(
      receiver(() => [201, body]),
      { write: true },
    );
    const note = /cannot tell whether the second of two equal inquiries was stored too/;
    if (isUnknown) expect(text).toMatch(note);
    else expect(text).not.toMatch(note);
    expect(rows.get("POST inquiry")?.deviations.count).toBe(0);
  });

  it("that are stored twice are a deviation", async () => {
    const { text } = await backendReport(
      receiver((_, count) => [201, { id: count }]),
      { write: true },
    );
    expect(findings(text, "deviation")).toContain(
      "repeated Idempotency-Key: expected the same response, found another one",
    );
  });
});

describe("another language", () => {
  it("that the call for a record does not know is a deviation", async () => {
    const entry = { id: 1, title: "Service 1" };
    const { text } = await backendReport(
      (request, response) =>
        request.url?.includes("service?") && request.url.includes("locale=hi")
          ? send(response, 200, { data: [{ ...entry, locale: "hi" }] })
          : backend({ service: { data: [entry] }, "service/1": { data: entry } })(request, response),
      { languages: ["hi"] },
    );
    const line = /^service\/1: expected a record with "locale": "hi", as in its list, found another one/;
    expect(findings(text, "deviation").filter((each) => line.test(each))).toHaveLength(1);
  });

  const entries = (locales: (string | undefined)[]) =>
    locales.map((locale, id) => ({ id, title: `Service ${id}`, ...(locale && { locale }) }));
  const english = { data: entries([undefined, undefined, undefined]) };
  const inHindi = (answer: unknown, status = 200) =>
    backendReport(
      (request, response) =>
        request.url?.includes("locale=hi")
          ? send(response, status, answer)
          : backend({ service: english })(request, response),
      { languages: ["hi"] },
    );

  it.each([
    [
      "a part of it",
      ["hi", "hi-IN", undefined],
      2,
      /note: 2 of 3 records are translated; shown in English: 1\n/,
    ],
    [
      "nothing",
      [undefined, undefined, undefined],
      0,
      /nothing is translated, or the backend ignores the parameter/,
    ],
  ])("is counted: %s", async (_, locales, count, note) => {
    const { rows, text } = await inHindi({ data: entries(locales) });
    expect(rows.get("content in hi")).toMatchObject({ records: count, deviations: { count: 0 } });
    expect(text).toMatch(note);
  });

  it.each([
    [
      "left out",
      { data: entries(["hi", undefined]) },
      200,
      "1 of 3 records are translated; shown in English: 1; missing, and not shown: 1",
    ],
    ["refused", problem, 404, "0 of 3 records are translated; missing, and not shown: 3"],
  ])("that is %s is not said to be shown in English", async (_, answer, status, note) => {
    const { text } = await inHindi(answer, status);
    expect(findings(text, "note")).toContain(note);
  });

  it.each([
    ["that leaves records out", { data: entries(["hi"]) }, 200, /^service, id 1, 2: expected every record/],
    [
      "whose records have other ids",
      { data: [{ id: 7, title: "A", locale: "hi" }] },
      200,
      /^service, id 0, 1, 2: /,
    ],
    ["that the backend refuses", problem, 400, /^service: expected status 200, found 400: Not Found$/],
    [
      "that has nothing in a title",
      { data: entries(["hi", "hi", "hi"]).map((entry) => ({ ...entry, title: "" })) },
      200,
      /^3 times: .*expected string .* the record is not shown \(service, id 0, field title; /,
    ],
  ])("%s is a deviation", async (_, answer, status, line) => {
    const { text } = await inHindi(answer, status);
    expect(findings(text, "deviation").filter((each) => line.test(each))).toHaveLength(1);
  });
});
