import { postInquiry, type StoredInquiry } from "./post-inquiry";

const inquiry: StoredInquiry = {
  formId: "form-0001",
  body: JSON.stringify({ name: "Asha", message: "500 Nm³/h", formToken: "old", website: "" }),
};
const post = jest.fn();
const answer = (status: number, body: unknown) => Response.json(body, { status });

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: 500 });
  post.mockReset();
  globalThis.fetch = post;
});
afterEach(() => jest.useRealTimers());

it("tells the reference of an accepted inquiry", async () => {
  post.mockResolvedValue(answer(201, { outcome: "sent", sent: { reference: "INQ-1" } }));
  expect(await postInquiry(inquiry)).toEqual({ outcome: "sent", reference: "INQ-1" });
  expect(post.mock.calls[0]?.[1].headers["idempotency-key"]).toBe("form-0001");
});

it("renews a token that has expired, with the same key", async () => {
  post.mockResolvedValueOnce(answer(422, { outcome: "again", message: "", formToken: "new" }));
  post.mockResolvedValueOnce(answer(201, { outcome: "sent", sent: { reference: "INQ-1" } }));
  expect(await postInquiry(inquiry)).toEqual({ outcome: "sent", reference: "INQ-1" });
  const [, { body, headers }] = post.mock.calls[1];
  expect(JSON.parse(body)).toMatchObject({ formToken: "new", name: "Asha" });
  expect(headers["idempotency-key"]).toBe("form-0001");
});

it("gives an inquiry back that is not accepted, with what was typed only", async () => {
  post.mockResolvedValue(answer(422, { outcome: "invalid", message: "", errors: {} }));
  expect(await postInquiry(inquiry)).toEqual({
    outcome: "rejected",
    formId: "form-0001",
    fields: { name: "Asha", message: "500 Nm³/h" },
  });
});

it.each([
  ["no connection", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a limit", async () => answer(429, { outcome: "limited", message: "" })],
  ["an outage", async () => answer(503, { outcome: "failed", message: "" })],
  ["the page of a network's own", async () => new Response("<p>Sign in</p>")],
  ["a proxy's page with a final status", async () => new Response("no", { status: 403 })],
  ["success without its body", async () => new Response("", { status: 201 })],
])("keeps it for later after %s", async (_, respond) => {
  post.mockImplementation(respond);
  expect(await postInquiry(inquiry)).toBeUndefined();
});

it("sends the files that it has kept with the inquiry", async () => {
  post.mockResolvedValue(answer(201, { outcome: "sent", sent: { reference: "INQ-1" } }));
  const files = [new File(["%PDF-1.7"], "plan.pdf")];
  expect(await postInquiry({ ...inquiry, files })).toEqual({ outcome: "sent", reference: "INQ-1" });
  const [, sent] = post.mock.calls[0] ?? [];
  const { body, headers } = sent as { body: FormData; headers: Record<string, string> };
  expect([body.get("name"), (body.get("files") as File).name]).toEqual(["Asha", "plan.pdf"]);
  expect(headers).toEqual({ "idempotency-key": "form-0001" });
});
