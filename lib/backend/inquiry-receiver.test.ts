import { log } from "../runtime/log";
import { hasInquiryReceiver } from "./inquiry-receiver";

let mockMail: string | undefined;
jest.mock("../runtime/env", () => ({
  env: () => ({
    INQUIRY_SMTP_URL: mockMail,
    BACKEND_URL: "https://cms.test/api",
    BACKEND_USERNAME: "u",
    BACKEND_PASSWORD: "p",
    MEDIA_URL: "https://files.test",
  }),
}));
jest.mock("../runtime/log", () => ({ log: { warn: jest.fn() } }));

const fetched = jest.fn<Promise<Response>, [URL, RequestInit]>();
const asked = () => fetched.mock.calls.map(([url, { method }]) => `${method} ${url}`);
const json = (status: number, headers = {}) => Response.json({ message: "…" }, { status, headers });

beforeEach(() => {
  mockMail = undefined;
  jest.spyOn(globalThis, "fetch").mockImplementation(fetched as never);
  fetched.mockImplementation(async () => json(404));
});
afterEach(() => jest.restoreAllMocks());

/** A module of its own keeps its state for the process. */
async function ask(times = 1): Promise<boolean[]> {
  let result: boolean[] = [];
  await jest.isolateModulesAsync(async () => {
    const receiver: typeof import("./inquiry-receiver") = await import("./inquiry-receiver");
    for (let time = 0; time < times; time++) result = [...result, await receiver.hasInquiryReceiver()];
  });
  return result;
}

it("a mail server is a receiver, and the backend is not asked", async () => {
  mockMail = "smtps://mail.test";
  expect(await hasInquiryReceiver()).toBe(true);
  expect(fetched).not.toHaveBeenCalled();
});

it.each([200, 401, 403, 405, 500])(
  "a backend that answers %i to GET has the call, and is asked once, also if its files are elsewhere",
  async (status) => {
    fetched.mockImplementation(async () => json(status));
    expect(await ask(2)).toEqual([true, true]);
    expect(asked()).toEqual(["GET https://cms.test/api/website/inquiry"]);
  },
);

it("a call that is there for POST only is found without a POST", async () => {
  fetched.mockImplementation(async (_, { method }) =>
    method === "OPTIONS"
      ? new Response(null, { status: 204, headers: { allow: "OPTIONS, post" } })
      : json(404),
  );
  expect(await ask(2)).toEqual([true, true]);
  expect(asked().map((call) => call.split(" ")[0])).toEqual(["GET", "OPTIONS"]);
});

it.each([
  ["404", json(404)],
  [
    "the preflight of every path",
    new Response(null, { status: 204, headers: { "access-control-allow-methods": "POST" } }),
  ],
  ["the methods of reading", json(200, { allow: "GET, HEAD" })],
])("a 404 in JSON and %s mean that there is none; it is said once, and asked again", async (_, options) => {
  fetched.mockImplementation(async (_url, { method }) =>
    method === "OPTIONS" ? options.clone() : json(404),
  );
  expect(await ask(2)).toEqual([false, false]);
  expect(fetched).toHaveBeenCalledTimes(4);
  expect(fetched.mock.calls.every(([, { method, body }]) => method !== "POST" && !body)).toBe(true);
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(log.warn).toHaveBeenCalledWith(expect.stringContaining("no receiver for inquiries"));
});

it("keeps the form while the backend is down or a proxy answers", async () => {
  fetched.mockRejectedValueOnce(new TypeError("fetch failed"));
  fetched.mockRejectedValueOnce(new TypeError("fetch failed"));
  fetched.mockResolvedValueOnce(new Response("<h1>Not found</h1>", { status: 404 }));
  expect(await ask(2)).toEqual([true, true]);
});
