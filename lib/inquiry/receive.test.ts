import { log } from "../runtime/log";
import { answerDay } from "./answer-day";
import { deliver } from "./deliver";
import { createFormToken, isValidFormToken } from "./form-token";
import { secondsToWait, secondsUntilAttempt } from "./rate-limit";
import { type PostedInquiry, receive } from "./receive";

jest.mock("next/cache", () => ({ cacheLife: jest.fn() }));
jest.mock("../runtime/env", () => ({ env: () => ({ BACKEND_USERNAME: "u", BACKEND_PASSWORD: "p" }) }));
jest.mock("./deliver", () => ({ deliver: jest.fn() }));
jest.mock("./rate-limit", () => ({ secondsToWait: jest.fn(), secondsUntilAttempt: jest.fn() }));

beforeEach(() => {
  jest.mocked(deliver).mockResolvedValue(true);
  jest.mocked(secondsToWait).mockResolvedValue(0);
  jest.mocked(secondsUntilAttempt).mockResolvedValue(0);
});

const posted: PostedInquiry = {
  fields: { name: "A", email: "a@b.example", message: "m" },
  page: "/services",
  honeypot: "",
  formToken: "",
  clientAddress: "203.0.113.9",
  uploads: [],
  fileErrors: [],
};
beforeAll(async () => {
  posted.formToken = await createFormToken(Date.now() - 60_000);
});
const keyOf = async (changes: Partial<PostedInquiry>) => {
  await receive({ ...posted, ...changes }, "en");
  return jest.mocked(deliver).mock.lastCall?.[1];
};

it("delivers a valid inquiry", async () => {
  await expect(receive(posted, "en")).resolves.toMatchObject({
    outcome: "sent",
    sent: { name: "A", gas: "" },
  });
  expect(deliver).toHaveBeenCalledWith(
    expect.objectContaining({ name: "A", page: "/services" }),
    expect.any(String),
    "en",
    [],
  );
});

it("returns a failure where its own work fails", async () => {
  jest.mocked(deliver).mockRejectedValueOnce(new Error("no disk"));
  await expect(receive(posted, "en")).resolves.toMatchObject({
    outcome: "failed",
    message: expect.stringContaining("delivered"),
  });
  expect(log.error).toHaveBeenCalledWith({ err: expect.any(Error) }, "inquiry not received");
});

it("tells the reference that the receivers get, and the day of the answer", async () => {
  const flow = { flow: "300", flowUnit: "kg/h", gas: " Argon " };
  const result = await receive({ ...posted, fields: { ...posted.fields, ...flow } }, "en");
  const [inquiry, key = ""] = jest.mocked(deliver).mock.lastCall ?? [];
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
  jest.mocked(deliver).mockResolvedValue(false);
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
    expect(deliver).not.toHaveBeenCalled();
    expect(secondsToWait).not.toHaveBeenCalled();
  },
);

it.each([{}, { fields: {} }, { honeypot: "x" }])(
  "counts every post, and checks none beyond the limit: %j",
  async (change) => {
    await receive({ ...posted, ...change }, "en");
    expect(secondsUntilAttempt).toHaveBeenCalledWith("203.0.113.9");
    jest.mocked(secondsUntilAttempt).mockResolvedValue(7);
    jest.mocked(deliver).mockClear();
    await expect(receive({ ...posted, ...change }, "en")).resolves.toMatchObject({
      outcome: "limited",
      seconds: 7,
    });
    expect(deliver).not.toHaveBeenCalled();
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
  for (const [inquiry] of jest.mocked(deliver).mock.calls) expect(inquiry.page).toBe("/contact");
});

it("delivers the language of the form, whose contact page stands for an unknown one", async () => {
  await receive({ ...posted, page: "" }, "hi");
  const [inquiry, , language] = jest.mocked(deliver).mock.lastCall ?? [];
  expect([inquiry?.page, language]).toEqual(["/hi/contact", "hi"]);
});
