import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { BackendError } from "./error";
import { sendInquiry } from "./send-inquiry";

let mockUrl = "";
jest.mock("../runtime/env", () => ({
  env: () => ({ BACKEND_URL: mockUrl, BACKEND_USERNAME: "u", BACKEND_PASSWORD: "p" }),
}));
jest.mock("../runtime/log", () => ({ log: { warn: jest.fn() } }));

const inquiry = {
  name: "A",
  email: "a@b.example",
  phone: "",
  company: "",
  subject: "",
  message: "m",
  page: "/",
};
let bodies: string[] = [];
let last: IncomingMessage | undefined;
let respond: (response: ServerResponse) => void;
const server = createServer(async (request, response) => {
  last = request;
  bodies.push(await text(request));
  respond(response);
});

beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  mockUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll((done) => {
  server.closeAllConnections();
  server.close(done);
});
beforeEach(() => {
  bodies = [];
});
afterEach(() => jest.restoreAllMocks());

const says = (status: number, type = "application/json", body = "{}") => {
  respond = (response) => response.writeHead(status, { "content-type": type }).end(body);
};

it("is true for a 201", async () => {
  says(201);
  await expect(sendInquiry(inquiry, "key-0001")).resolves.toBe(true);
  expect(last?.method).toBe("POST");
  expect(last?.url).toBe("/website/inquiry");
  expect(last?.headers).toMatchObject({ "idempotency-key": "key-0001", "content-type": "application/json" });
  expect(JSON.parse(bodies[0] ?? "")).toEqual(inquiry);
});

it("fails for any other response, as it may not be stored", async () => {
  for (const status of [200, 202, 302, 400, 401, 422, 500, 503]) {
    says(status);
    await expect(sendInquiry(inquiry, "key-0001")).rejects.toBeInstanceOf(BackendError);
  }
  says(404, "text/html", "<h1>Not found</h1>");
  await expect(sendInquiry(inquiry, "key-0001")).rejects.toThrow("404");
});

it("has the backend's reason as the cause, without what the request had", async () => {
  respond = (response) => {
    const { authorization } = last?.headers ?? {};
    const message = `Invalid key foo of ${bodies[0]?.toUpperCase()}, ${encodeURIComponent(bodies[0] ?? "")} ${authorization}`;
    response.writeHead(422, { "content-type": "application/json" }).end(JSON.stringify({ detail: message }));
  };
  const error: BackendError = await sendInquiry(inquiry, "key-0001").catch((thrown) => thrown);
  expect(error.message).toBe("Request failed with status code 422");
  expect(error.cause).toEqual({ status: 422, fields: [], cause: "Invalid key … of …" });
  expect(error.digest).not.toContain("foo");
});

it("is false for a 404 in JSON: the backend has no such call", async () => {
  says(404, "application/problem+json");
  await expect(sendInquiry(inquiry, "key-0001")).resolves.toBe(false);
});

it("is retried with the same key when the connection breaks, but not after a timeout", async () => {
  respond = (response) => {
    if (bodies.length === 1) response.destroy();
    else response.writeHead(201).end();
  };
  await expect(sendInquiry(inquiry, "key-0001")).resolves.toBe(true);
  expect(bodies).toHaveLength(2);
  expect(bodies[0]).toBe(bodies[1]);

  // The time is up as soon as the backend has the inquiry.
  const controller = new AbortController();
  jest.spyOn(AbortSignal, "timeout").mockReturnValue(controller.signal);
  respond = () => controller.abort(new DOMException("The time is up", "TimeoutError"));
  await expect(sendInquiry(inquiry, "key-0001")).rejects.toThrow("Network Error");
  expect(bodies).toHaveLength(3);
});

it("goes along with a redirect that adds a slash, and with no other", async () => {
  const redirectTo = (location: string) => {
    respond = (response) =>
      last?.url === location ? response.writeHead(201).end() : response.writeHead(301, { location }).end();
  };
  redirectTo("/website/inquiry/");
  await expect(sendInquiry(inquiry, "key-0001")).resolves.toBe(true);
  expect(last?.method).toBe("POST");
  expect(last?.headers["idempotency-key"]).toBe("key-0001");
  expect(bodies[1]).toBe(bodies[0]);
  redirectTo("/thanks");
  await expect(sendInquiry(inquiry, "key-0001")).rejects.toThrow("Network Error");
});
