import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { log } from "../runtime/log";
import { fetchFile, fetchList, fetchRecord } from "./client";
import { BackendError, safeMessage } from "./error";

let mockUrl = "";
jest.mock("../runtime/env", () => ({
  env: () => ({ BACKEND_URL: mockUrl, BACKEND_USERNAME: "the-reader", BACKEND_PASSWORD: "the-password" }),
}));
jest.mock("../runtime/log", () => ({ log: { warn: jest.fn(), info: jest.fn() } }));
// Each failure of these tests is to be seen.
jest.mock("../runtime/log-limit", () => ({
  logOncePerMinute: (level: "warn", _cause: string, details: object, message: string) =>
    log[level](details, message),
}));

let requests = 0;
let respond: RequestListener;
const server = createServer((request, response) => {
  requests++;
  respond(request, response);
});

let up = "";
let down = "";
beforeAll(async () => {
  up = await listen(server);
  const closed = createServer();
  down = await listen(closed);
  await new Promise((resolve) => closed.close(resolve));
});
afterAll((done) => {
  server.closeAllConnections();
  server.close(done);
});
beforeEach(() => {
  requests = 0;
  mockUrl = up;
});
afterEach(() => jest.restoreAllMocks());

function body(text: string, status = 200, type = "application/json") {
  respond = (_, response) => response.writeHead(status, { "content-type": type }).end(text);
}

async function failure(call: Promise<unknown> = fetchList("services", "en")): Promise<BackendError> {
  const error = await call.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(BackendError);
  return error as BackendError;
}

describe("404", () => {
  it("in JSON is an empty list for optional calls", async () => {
    body('{"message":"none"}', 404);
    for (const name of ["products", "gallery", "news", "blog"] as const) {
      await expect(fetchList(name, "en")).resolves.toEqual({ records: [], total: 0, totalPages: 0 });
    }
  });

  it("in JSON is a missing record", async () => {
    body('{"message":"none"}', 404, "application/problem+json");
    await expect(fetchRecord("banner", "en", "x")).resolves.toBeNull();
    await expect(fetchRecord("expertiseEntry", "en", "1")).resolves.toBeNull();
    await expect(fetchRecord("about", "en")).resolves.toBeNull();
  });

  it("differs from 410, which marks a permanently removed record", async () => {
    body('{"message":"gone"}', 410, "application/problem+json");
    await expect(fetchRecord("expertiseEntry", "en", "1")).resolves.toBe("gone");
    expect((await failure(fetchList("news", "en"))).message).toBe("Request failed with status code 410");
    body("<h1>Gone</h1>", 410, "text/html");
    expect((await failure(fetchRecord("blogItem", "en", "1"))).message).toBe(
      "Request failed with status code 410",
    );
  });

  it("in JSON is an error for a list of the specification", async () => {
    body('{"message":"none"}', 404);
    for (const name of ["services", "leadership", "catalogues", "story"] as const) {
      expect((await failure(fetchList(name, "en"))).message).toBe("Request failed with status code 404");
      expect(log.warn).toHaveBeenLastCalledWith(
        expect.objectContaining({ call: name }),
        "backend call failed",
      );
    }
  });

  it("is logged with the language that the call asks for", async () => {
    body('{"message":"none"}', 404);
    await failure(fetchList("services", "hi"));
    expect(log.warn).toHaveBeenLastCalledWith(
      expect.objectContaining({ path: "service", locale: "hi" }),
      "backend call failed",
    );
  });

  it.each([
    ["<h1>Not found</h1>", "text/html"],
    ["404 page not found", "text/plain"],
    ["[404] Not found", "text/html"],
    ["<h1>Not found</h1>", "application/json"],
    ['"none"', "application/json"],
    ["", "application/json"],
  ])("that is not JSON of the backend is an error: %j as %s", async (text, type) => {
    body(text, 404, type);
    for (const call of [
      fetchList("news", "en"),
      fetchRecord("banner", "en", "x"),
      fetchRecord("blogItem", "en", "1"),
    ]) {
      expect((await failure(call)).message).toBe("Request failed with status code 404");
    }
  });
});

describe("an unusable response", () => {
  it.each([400, 401, 403, 429, 500, 502, 503])("names its status %i", async (status) => {
    body('{"data":[]}', status);
    const error = await failure();
    expect(error.message).toBe(`Request failed with status code ${status}`);
    expect(safeMessage({ digest: error.digest })).toBe(error.message);
    expect(requests).toBe(1);
  });

  it.each([
    ["nonsense", "{data:", "application/json"],
    ["a page", "<p>Hello</p>", "text/html"],
    ["a page with braces", "{margin:0}<p>Hello</p>", "text/html"],
    ["nothing", "", "application/json"],
    ["an invalid envelope", '{"data":{}}', "application/json"],
    ["an array", '["x"]', "application/json"],
  ])("is reported and logged once: %s", async (_, text, type) => {
    body(text, 200, type);
    expect((await failure()).message).toBe("Something went wrong");
    expect(requests).toBe(1);
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(log.warn).toHaveBeenCalledWith(
      expect.objectContaining({ call: "services", cause: expect.any(String) }),
      expect.any(String),
    );
  });

  it.each([
    ["<!doctype html><title>Log in</title>", "text/html", "an HTML page, such as a login or error page"],
    [
      "\ufeff\n<br />\n<b>Warning</b>: x in y.php",
      "application/json",
      "an HTML page, such as a login or error page",
    ],
    ["", "text/html", "an empty body"],
    ["OK", "text/plain", "text/plain that does not parse"],
  ])("is named in the log: %j as %s", async (text, type, name) => {
    body(text, 200, type);
    const { cause } = await failure();
    expect(cause).toBe(`the response is not JSON but ${name}`);
  });

  it("is aborted at the size limit", async () => {
    const megabyte = "x".repeat(1024 * 1024);
    let sent = 0;
    respond = (_, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      const more = () => {
        while (!response.destroyed && sent++ < 100) {
          if (!response.write(megabyte)) return response.once("drain", more);
        }
        return response.end();
      };
      more();
    };
    expect((await failure()).message).toBe("Something went wrong");
    expect(sent).toBeLessThan(50);
    expect(requests).toBe(1);
  });

  it("is not followed when it redirects", async () => {
    respond = ({ url }, response) => {
      if (url?.startsWith("/elsewhere"))
        response.writeHead(200, { "content-type": "application/json" }).end('{"data":[]}');
      else response.writeHead(302, { location: `${up}/elsewhere` }).end();
    };
    const error = await failure();
    expect(error.message).toBe("Network Error");
    expect(error.cause).toHaveProperty("message", `the backend redirects to ${up}/elsewhere`);
    await expect(fetchFile("a.webp", {})).rejects.toThrow();
  });
});

describe("a connection", () => {
  it("is retried once when refused", async () => {
    mockUrl = down;
    const fetched = jest.spyOn(globalThis, "fetch");
    expect((await failure()).message).toBe("Network Error");
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it("is retried once when it breaks during the response", async () => {
    respond = (_, response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": 11 });
      if (requests === 1) response.write('{"data":', () => response.destroy());
      else response.end('{"data":[]}');
    };
    await expect(fetchList("services", "en")).resolves.toMatchObject({ records: [] });
    expect(requests).toBe(2);
  });

  it("fails when it breaks twice", async () => {
    respond = (request) => request.socket.destroy();
    expect((await failure()).message).toBe("Network Error");
    expect(requests).toBe(2);
  });

  it.each(["before", "within"])("times out after 5 s when it stalls %s the response", async (when) => {
    const controller = new AbortController();
    const timeoutSpy = jest.spyOn(AbortSignal, "timeout").mockReturnValue(controller.signal);
    const timeIsUp = () => controller.abort(new DOMException("The time is up", "TimeoutError"));
    respond = (_, response) => {
      if (when === "before") timeIsUp();
      else response.writeHead(200, { "content-type": "application/json" }).write("{", timeIsUp);
    };
    expect((await failure()).message).toBe("Network Error");
    expect(requests).toBe(1);
    expect(timeoutSpy).toHaveBeenCalledWith(5000);
  });
});

describe("errors and logs", () => {
  it("contain neither URL nor credentials", async () => {
    mockUrl = down;
    const errors = [await failure(), await failure(fetchRecord("banner", "en", "x"))];
    mockUrl = up;
    body("<p>http://the-backend</p>", 500, "text/html");
    errors.push(await failure());
    const output = errors.map((error) => `${error} ${error.digest} ${error.message}`).join();
    expect(output).not.toMatch(/http:|127\.0\.0\.1|the-|website/);
    expect(JSON.stringify(jest.mocked(log.warn).mock.calls)).not.toMatch(/the-reader|the-password|Basic/);
    expect(log.warn).toHaveBeenCalledTimes(3);
  });

  it("have a safe message for every record key", async () => {
    await failure(fetchRecord("banner", "en", "lone \ud800 surrogate"));
  });
});

async function listen(listener: typeof server): Promise<string> {
  await once(listener.listen(0, "127.0.0.1"), "listening");
  return `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
}
