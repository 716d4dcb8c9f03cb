import { deliver } from "./deliver";
import { receiveErasure } from "./erasure";
import { createFormToken } from "./form-token";
import { secondsToWait, secondsUntilAttempt } from "./rate-limit";

jest.mock("../runtime/env", () => ({ env: () => ({ BACKEND_USERNAME: "u", BACKEND_PASSWORD: "p" }) }));
jest.mock("./deliver", () => ({ deliver: jest.fn() }));
jest.mock("./rate-limit", () => ({ secondsToWait: jest.fn(), secondsUntilAttempt: jest.fn() }));

beforeEach(() => {
  jest.mocked(deliver).mockReset().mockResolvedValue(true);
  jest.mocked(secondsToWait).mockResolvedValue(0);
  jest.mocked(secondsUntilAttempt).mockResolvedValue(0);
});

async function ask(subject: unknown, email: unknown = "asha@plant.example", ageMs = 60_000) {
  const formToken = await createFormToken(Date.now() - ageMs);
  const fields = { subject, email, message: "ignored" };
  // The form has no place for files; a program may send some all the same.
  const files = { uploads: ["left-out"], fileErrors: ["Too large."] };
  const rest = { page: "", honeypot: "", clientAddress: "203.0.113.9", ...files };
  return receiveErasure({ fields, formToken, ...rest }, "en");
}

it.each(["INQ-7K3F-92QM", " inq 7k3f 92qm ", "INQ–7K3F–92QM", "inq7k3f92qm"])(
  "delivers the request about %s to the company, with the commands that delete",
  async (typed) => {
    await expect(ask(typed)).resolves.toEqual({
      outcome: "sent",
      sent: { reference: "INQ-7K3F-92QM", answerBy: "", email: "asha@plant.example" },
    });
    const [inquiry] = jest.mocked(deliver).mock.lastCall ?? [];
    expect(inquiry).toMatchObject({
      name: "Erasure request",
      email: "asha@plant.example",
      subject: "Delete the data of INQ-7K3F-92QM",
      page: "/erasure",
    });
    expect(inquiry?.message).toContain("npm run inquiries -- --delete INQ-7K3F-92QM");
    expect(inquiry?.message).toContain("npm run cms:erase -- INQ-7K3F-92QM");
  },
);

it.each([
  ["INQ-7K3F", "asha@plant.example", ["subject"]],
  ["x", "asha", ["subject", "email"]],
  [undefined, 5, ["subject", "email"]],
  ["INQ-7K3F-92QM", "", ["email"]],
])("says what is wrong with %j and %j", async (reference, email, names) => {
  const result = await ask(reference, email);
  const errors: Record<string, string> = result.outcome === "invalid" ? result.errors : {};
  expect(Object.keys(errors).sort()).toEqual(names.sort());
  expect(result).toHaveProperty(
    "message",
    expect.stringContaining(names.length === 1 ? "one field" : "2 fields"),
  );
  if (names.includes("subject")) expect(errors.subject).toBe("Enter a reference number like INQ-7K3F-92QM.");
  expect(deliver).not.toHaveBeenCalled();
});

it("is limited, checked and retried like an inquiry, in words of its own", async () => {
  await expect(ask("INQ-7K3F-92QM", "a@b.example", 0)).resolves.toMatchObject({
    outcome: "again",
    message: expect.stringContaining("Ask for deletion"),
  });
  jest.mocked(deliver).mockResolvedValue(false);
  await expect(ask("INQ-7K3F-92QM")).resolves.toMatchObject({
    outcome: "failed",
    message: expect.stringContaining("Your request"),
  });
  jest.mocked(secondsUntilAttempt).mockResolvedValue(7);
  await expect(ask("x")).resolves.toMatchObject({
    outcome: "limited",
    seconds: 7,
    message: expect.stringContaining("Too many requests"),
  });
});
