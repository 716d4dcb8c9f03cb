import { log } from "../runtime/log";
import { answerDay } from "./answer-day";
import { createFormToken, isValidFormToken } from "./form-token";
import { accept } from "./queue";
import { secondsToWait } from "./rate-limit";
import { type PostedInquiry, receive } from "./receive";

jest.mock("next/cache", () => ({ cacheLife: jest.fn() }));
jest.mock("../runtime/env", () => ({ env: () => ({ BACKEND_USERNAME: "u", BACKEND_PASSWORD: "p" }) }));
jest.mock("./queue", () => ({ accept: jest.fn() }));
jest.mock("./rate-limit", () => ({ secondsToWait: jest.fn() }));

beforeEach(() => {
  jest.mocked(accept).mockResolvedValue(true);
  jest.mocked(secondsToWait).mockResolvedValue(0);
});

const posted: PostedInquiry = {
  fields: { name: "A", email: "a@b.example", message: "m" },
  page: "/services",
  honeypot: "",
  formToken: "",
  clientAddress: "203.0.113.9",
  blockedSeconds: 0,
  files: [],
  hasFiles: false,
  fileErrors: [],
};
beforeAll(async () => {
  posted.formToken = await createFormToken(Date.now() - 60_000);
});
const keyOf = async (changes: Partial<PostedInquiry>) => {
  await receive({ ...posted, ...changes }, "en");
  return jest.mocked(accept).mock.lastCall?.[0].key;
};

it("accepts a valid inquiry", async () => {
  await expect(receive(posted, "en")).resolves.toMatchObject({
    outcome: "sent",
    sent: { name: "A", gas: "" },
  });
  expect(accept).toHaveBeenCalledWith(
    expect.objectContaining({
      fields: expect.objectContaining({ name: "A", page: "/services" }),
      language: "en",
      files: [],
    }),
  );
});

it("returns a failure where its own work fails", async () => {
  jest.mocked(accept).mockRejectedValueOnce(new Error("no disk"));
  await expect(receive(posted, "en")).resolves.toMatchObject({
    outcome: "failed",
    message: expect.stringContaining("delivered"),
  });
  expect(log.error).toHaveBeenCalledWith({ err: expect.any(Error) }, "inquiry not received");
});

it("tells the reference that the receivers get, and the day of the answer", async () => {
  const flow = { flow: "300", flowUnit: "kg/h", gas: " Argon " };
  const result = await receive({ ...posted, fields: { ...posted.fields, ...flow } }, "en");
  const [{ fields: inquiry, key = "" } = {}] = jest.mocked(accept).mock.lastCall ?? [];
  const sent = result.outcome === "sent" ? result.sent : undefined;
  expect(sent).toMatchObject({ flow: "300\u00a0kg/h", gas: "Argon", answerBy: answerDay("en") });
  expect(sent?.reference).toMatch(/^INQ-/);
  expect(key.startsWith(`${sent?.reference}.`)).toBe(true);
  expect(inquiry).toMatchObject({ flow: "300\u00a0kg/h", gas: "Argon" });
  // A backend may have been made before there was a duty.
  expect(inquiry).not.toHaveProperty("purity");
  expect(inquiry).not.toHaveProperty("flowUnit");
});

it("returns why an inquiry was not sent", async () => {
  jest.mocked(accept).mockResolvedValue(false);
  await expect(receive(posted, "en")).resolves.toMatchObject({ outcome: "failed" });
  jest.mocked(secondsToWait).mockResolvedValue(7);
  await expect(receive(posted, "en")).resolves.toMatchObject({ outcome: "limited", seconds: 7 });
});

it.each([{ honeypot: "x" }, { formToken: "" }, { formToken: "new" }])(
  "asks for one more try with %j",
  async ({ formToken, ...change }: Partial<PostedInquiry>) => {
    const token = formToken === "new" ? await createFormToken() : (formToken ?? posted.formToken);
    const result = await receive({ ...posted, ...change, formToken: token }, "en");
    expect(result).toMatchObject({ outcome: "again" });
    const renewed = result.outcome === "again" ? result.formToken : "";
    expect(await isValidFormToken(renewed, Date.now() + 2_100)).toBe(true);
    expect(accept).not.toHaveBeenCalled();
    expect(secondsToWait).not.toHaveBeenCalled();
  },
);

it.each([{}, { fields: {} }, { honeypot: "x" }])(
  "checks nothing of a visitor who has to wait: %j",
  async (change) => {
    const result = await receive({ ...posted, ...change, blockedSeconds: 7 }, "en");
    expect(result).toMatchObject({ outcome: "limited", seconds: 7 });
    expect(accept).not.toHaveBeenCalled();
  },
);

it("has one key for the same text of the same form, and another for any other", async () => {
  const fields = { ...posted.fields, message: "other" };
  const key = await keyOf({ formId: "form-0001" });
  expect(await keyOf({ formId: "form-0001", formToken: await createFormToken(Date.now() - 90_000) })).toBe(
    key,
  );
  expect(await keyOf({ formId: "form-0001", clientAddress: "other" })).toBe(key);
  const others = [
    { formId: "form-0002" },
    { formId: "form-0001", fields },
    {},
    { formToken: await createFormToken(Date.now() - 90_000) },
  ];
  const keys = [key];
  for (const other of others) keys.push(await keyOf(other));
  expect(new Set(keys).size).toBe(5);
});

it("accepts only a path of this site as the page", async () => {
  for (const page of ["https://elsewhere.example", "", "/a\r\nb", `/${"a".repeat(600)}`])
    await receive({ ...posted, page }, "en");
  for (const [{ fields }] of jest.mocked(accept).mock.calls) expect(fields.page).toBe("/contact");
});

it("has the language of the form, whose contact page stands for an unknown one", async () => {
  await receive({ ...posted, page: "" }, "hi");
  const [inquiry] = jest.mocked(accept).mock.lastCall ?? [];
  expect([inquiry?.fields.page, inquiry?.language]).toEqual(["/hi/contact", "hi"]);
});
