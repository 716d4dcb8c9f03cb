import { emptySettings } from "../../testing/content/settings";
import { words } from "../words/words";
import { describe as describePage } from "./description";

jest.mock("../content/settings", () => ({ getSettingsOrNone: async () => emptySettings }));

const long =
  "We design, build and start plants that separate air into its parts by distillation and adsorption. ";

it("is up to 160 characters long, and never cut inside a word", async () => {
  const unbroken = `${long.trim().slice(0, -1)} and `.repeat(2);
  const text = await describePage("Plants", [unbroken], "en");
  expect(text.length).toBeLessThanOrEqual(160);
  expect(text.length).toBeGreaterThan(140);
  expect(unbroken).toContain(`${text.slice(0, -1)} `);
});

it("is not only a short first sentence", async () => {
  expect(await describePage("Plants", ["Short.", long.repeat(2).replace(". ", ", ")], "en")).toBe(
    `Plants: Short. A Company: ${words("en")("company.tagline")}`,
  );
});

it.each([[], [""], [null, undefined], ["Short."]])(
  "is never empty, and differs from page to page: %j",
  async (...parts) => {
    const [one, other] = await Promise.all(
      ["Plants", "Pumps"].map((title) => describePage(title, parts, "en")),
    );
    expect(one).toMatch(/^Plants/);
    expect(one).not.toBe(other);
    expect(one?.length).toBeGreaterThan(50);
  },
);

it.each([
  ["fr", "Nous disons « tout de suite ! »"],
  ["hi", "हम प्लांट बनाते और चलाते हैं।"],
  ["ur", "پلانٹ کون چلاتا ہے؟"],
])("has no second mark behind the end of a sentence in %s", async (_, text) => {
  expect(await describePage("Plants", [text], "en")).toBe(
    `Plants: ${text} A Company: ${words("en")("company.tagline")}`,
  );
});

it("ends a text in Devanagari with its full stop", async () => {
  expect(await describePage("Plants", ["गैस प्लांट की इंजीनियरिंग", long], "en")).toMatch(
    /^गैस प्लांट की इंजीनियरिंग। We/,
  );
});
