import { readFileSync } from "node:fs";
import { storedNames } from "../form/fields";
import { readEnv } from "./env-schema";
import { conditionNames } from "./receivers";

const backend = { BACKEND_URL: "http://b", BACKEND_USERNAME: "u", BACKEND_PASSWORD: "p" };
const secrets = [1, 2].map((byte) => `whsec_${Buffer.alloc(24, byte).toString("base64")}`);
const read = (variables: Record<string, string>) =>
  readEnv({ ...backend, INQUIRY_SMTP_URL: "smtp://mail.test", INQUIRY_TO: "a@site.test", ...variables });

it("reads the examples of docs/inquiries.md", () => {
  const docs = readFileSync("docs/inquiries.md", "utf8");
  const examples = Array.from(docs.matchAll(/^(INQUIRY_(?:TO|WEBHOOK_URL))=(.*@.*|.* https:.*)$/gm));
  expect(examples.length).toBeGreaterThanOrEqual(3);
  for (const [, name = "", value = ""] of examples)
    read({ [name]: value, ...(name === "INQUIRY_TO" ? {} : { INQUIRY_WEBHOOK_SECRET: secrets.join() }) });
  const { INQUIRY_TO } = read({ INQUIRY_TO: "gas=Hydrogen|h2 country=IN h2@site.test,else a@site.test" });
  expect(INQUIRY_TO).toEqual([
    {
      target: "h2@site.test",
      conditions: [
        { name: "gas", words: ["hydrogen", "h2"] },
        { name: "country", words: ["in"] },
      ],
      isElse: false,
    },
    { target: "a@site.test", conditions: [], isElse: true },
  ]);
});

it("has conditions for fields that inquiries have", () => {
  const own = ["country", "language"];
  expect(
    conditionNames.filter((name) => !own.includes(name) && !storedNames.includes(name as never)),
  ).toEqual([]);
});

it.each([
  [{ INQUIRY_TO: "gas=hydrogen h2@site.test" }, "INQUIRY_TO must have a receiver without conditions"],
  [
    { INQUIRY_TO: "colour=red h2@site.test, a@site.test" },
    "INQUIRY_TO has a condition that is not one of country=",
  ],
  [{ INQUIRY_TO: "gas= h2@site.test, a@site.test" }, "INQUIRY_TO has a condition"],
  [{ INQUIRY_TO: "gas=hydrogen, a@site.test" }, "INQUIRY_TO must be one or more mail addresses"],
  [{ INQUIRY_WEBHOOK_URL: "https://a.test/" }, "INQUIRY_WEBHOOK_SECRET must be one secret"],
  [{ INQUIRY_WEBHOOK_SECRET: secrets.join() }, "INQUIRY_WEBHOOK_SECRET must be one secret"],
  [
    { INQUIRY_WEBHOOK_URL: "https://a.test/", INQUIRY_WEBHOOK_SECRET: secrets.join() },
    "INQUIRY_WEBHOOK_SECRET must be one secret",
  ],
  [
    { INQUIRY_WEBHOOK_URL: "https://a.test/", INQUIRY_WEBHOOK_SECRET: "secret" },
    "INQUIRY_WEBHOOK_SECRET must be whsec_",
  ],
  [{ INQUIRY_WEBHOOK_URL: "http://a.test/hook" }, "INQUIRY_WEBHOOK_URL must be one or more https URLs"],
  [{ INQUIRY_WEBHOOK_URL: "https://u:p@a.test/" }, "INQUIRY_WEBHOOK_URL must be one or more https URLs"],
])("refuses %j: %s", (variables, problem) => {
  expect(() => read(variables as Record<string, string>)).toThrow(problem);
});

it.each(["http://127.0.0.1:4500/", "http://localhost/hook", "https://a.test/hook?team=1"])(
  "accepts %s",
  (url) => {
    const { INQUIRY_WEBHOOK_URL } = read({
      INQUIRY_WEBHOOK_URL: url,
      INQUIRY_WEBHOOK_SECRET: secrets.join(" "),
    });
    expect(INQUIRY_WEBHOOK_URL?.[0]?.target).toBe(url);
  },
);
