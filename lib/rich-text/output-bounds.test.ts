import { hostileTexts } from "../../testing/content/hostile-texts";
import { maxOutput } from "./allowed";
import { htmlExcerpt } from "./excerpt";
import { plainText } from "./plain-text";
import { safeHtml } from "./sanitize";

jest.mock("../runtime/env", () => ({ env: () => ({ BACKEND_URL: "https://backend.test/cms" }) }));

function sanitizeAndReport(html: string) {
  const onExceeded = jest.fn();
  const safe = safeHtml(html, 2, onExceeded) ?? "";
  return { safe, exceeded: onExceeded.mock.calls.flat(2) };
}

describe("what exceeds a bound is dropped, and reported once", () => {
  it("images", () => {
    const { safe, exceeded } = sanitizeAndReport(`<p>a</p>${'<img src="a.png">'.repeat(120)}<p>z</p>`);
    expect(safe.match(/<img/g)).toHaveLength(maxOutput.images);
    expect(safe).toMatch(/^<p>a<\/p>.*<p>z<\/p>$/);
    expect(exceeded).toEqual(["images"]);
  });

  it("tags", () => {
    const { safe, exceeded } = sanitizeAndReport("<li>x</li>".repeat(maxOutput.tags));
    expect(safe).toBe("<li>x</li>".repeat(maxOutput.tags / 2));
    expect(exceeded).toEqual(["tags"]);
    expect(plainText("<li>x</li>".repeat(maxOutput.tags))).toBe("x ".repeat(maxOutput.tags / 2).trim());
  });

  it.each([
    ["text", `<p>${"&".repeat(90_000)}</p>`],
    [
      "attributes",
      `<p title="x">a</p>${'<abbr title="&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&&">x</abbr>'.repeat(1_400)}`,
    ],
  ])("characters of %s", (_, html) => {
    const { safe, exceeded } = sanitizeAndReport(`<div><h2>First</h2>${html}</div><p>last</p>`);
    expect(safe.length).toBeLessThanOrEqual(maxOutput.characters + 100);
    expect(safe).toMatch(/^<div><h3>First<\/h3>.*<\/div>$/);
    expect(safe.length).toBeGreaterThan(0.8 * maxOutput.characters);
    expect(safe).not.toMatch(/&(?!amp;)/);
    expect(safe).not.toContain("dropped");
    expect(safe).not.toContain("last");
    expect(exceeded).toEqual(["characters"]);
  });

  it("nothing in a text within the bounds", () => {
    const html = "<p>The cold box cools the air.</p>".repeat(2_000);
    expect(sanitizeAndReport(html)).toEqual({ safe: html, exceeded: [] });
  });
});

it.each(Object.entries(hostileTexts))("%s take little space", (_, html) => {
  const withIds = safeHtml(html, 1, undefined, { prefix: "blog-7", isAlone: true });
  expect(withIds?.length ?? 0).toBeLessThanOrEqual(1.2 * maxOutput.characters);
  expect(plainText(html).length).toBeLessThanOrEqual(html.length);
  expect(htmlExcerpt(html, 400).length).toBeLessThanOrEqual(400);
});
