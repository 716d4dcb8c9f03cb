/** @jest-environment node */
import { describe as announce } from "./description";

jest.mock("../runtime/env", () => ({
  env: () => ({ SITE_NAME: "A Company", BACKEND_URL: "https://backend.test" }),
}));

const long =
  "We design, build and start plants that separate air into its parts by distillation and adsorption. ";

it("is the page's sentences, one after another", () => {
  expect(announce("Plants", "Plants for oxygen, nitrogen and argon", "In nine states, since 2017")).toBe(
    "Plants for oxygen, nitrogen and argon. In nine states, since 2017.",
  );
});

it("is as long as there is room, and never cut inside a word", () => {
  const text = announce("Plants", long, long);
  expect(text.length).toBeLessThanOrEqual(160);
  expect(text.length).toBeGreaterThan(140);
  expect(`${long}${long}`).toContain(`${text.slice(0, -1)} `);
});

it.each([[], [""], [null, undefined], ["Short."]])("is never empty, and the page's own: %j", (...parts) => {
  const [one, other] = ["Plants", "Pumps"].map((title) => announce(title, ...parts));
  expect(one).toMatch(/^Plants/);
  expect(one).not.toBe(other);
  expect(one?.length).toBeGreaterThan(50);
});
