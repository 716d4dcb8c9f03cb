/** @jest-environment node */
import { deliver } from "./deliver";
import { isGoodStamp, makeStamp } from "./form-token";
import { secondsToWait } from "./rate-limit";
import { receive, type Submission } from "./receive";

jest.mock("next/cache", () => ({ cacheLife: jest.fn() }));
jest.mock("../runtime/env", () => ({ env: () => ({ BACKEND_USERNAME: "u", BACKEND_PASSWORD: "p" }) }));
jest.mock("./deliver", () => ({ deliver: jest.fn() }));
jest.mock("./rate-limit", () => ({ secondsToWait: jest.fn() }));

beforeEach(() => {
  jest.mocked(deliver).mockResolvedValue(true);
  jest.mocked(secondsToWait).mockResolvedValue(0);
});

const stamp = makeStamp(Date.now() - 60_000);
const submission: Submission = {
  fields: { name: "A", email: "a@b.example", message: "m" },
  page: "/services",
  trap: "",
  stamp,
  address: "203.0.113.9",
};
const keyOf = async (changes: Partial<Submission>) => {
  await receive({ ...submission, ...changes });
  return jest.mocked(deliver).mock.lastCall?.[1];
};

it("delivers what is right", async () => {
  await expect(receive(submission)).resolves.toEqual({ kind: "sent" });
  expect(deliver).toHaveBeenCalledWith(
    expect.objectContaining({ name: "A", page: "/services" }),
    expect.any(String),
  );
});

it("says what failed", async () => {
  jest.mocked(deliver).mockResolvedValue(false);
  await expect(receive(submission)).resolves.toEqual({ kind: "failed" });
  jest.mocked(secondsToWait).mockResolvedValue(7);
  await expect(receive(submission)).resolves.toEqual({ kind: "limited", seconds: 7 });
});

it.each([{ trap: "x" }, { stamp: "" }, { stamp: makeStamp() }])(
  "asks for one more try with %j",
  async (change) => {
    const outcome = await receive({ ...submission, ...change });
    expect(outcome).toMatchObject({ kind: "again" });
    expect(outcome.kind === "again" && isGoodStamp(outcome.stamp, Date.now() + 2_100)).toBe(true);
    expect(deliver).not.toHaveBeenCalled();
    expect(secondsToWait).not.toHaveBeenCalled();
  },
);

it("has one key for the same words of the same form, and another for others", async () => {
  const fields = { ...submission.fields, message: "other" };
  const key = await keyOf({ form: "form-0001" });
  expect(await keyOf({ form: "form-0001", stamp: makeStamp(Date.now() - 90_000) })).toBe(key);
  expect(await keyOf({ form: "form-0001", address: "other" })).toBe(key);
  const others = [
    { form: "form-0002" },
    { form: "form-0001", fields },
    {},
    { stamp: makeStamp(Date.now() - 90_000) },
  ];
  const keys = [key];
  for (const other of others) keys.push(await keyOf(other));
  expect(new Set(keys).size).toBe(5);
});

it("takes a path of this site as the page, and nothing else", async () => {
  for (const page of ["https://elsewhere.example", "", "/a\r\nb", `/${"a".repeat(600)}`])
    await receive({ ...submission, page });
  for (const [inquiry] of jest.mocked(deliver).mock.calls) expect(inquiry.page).toBe("/contact");
});
