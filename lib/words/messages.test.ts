import { globSync, readFileSync } from "node:fs";
import pages from "../../messages/en.json";
import { words } from "./words";

type Tree = { [key: string]: string | Tree };

/** Key and text of every message. */
function messagesOf(tree: Tree, prefix = ""): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[prefix + name, value]] : messagesOf(value, `${prefix}${name}.`),
  );
}

const sources = globSync("{app,components,lib,testing}/**/*.{ts,tsx}")
  .filter((file) => !file.includes(".test."))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

it.each(messagesOf(pages))("%s can be read, and shows its values", (key, text) => {
  const values = Array.from(text.matchAll(/\{(\w+)/g), ([, name = ""]) => [name, 2]);
  const tags = Array.from(text.matchAll(/<(\w+)>/g), ([, name = ""]) => [name, (inner: unknown) => inner]);
  const shown = words("en").rich(key as "layout.footer.press", Object.fromEntries([...values, ...tags]));
  const shownText = [shown].flat(9).join("");
  expect(shownText).not.toBe("");
  expect(shownText).not.toMatch(/[{}<>]/);
});

it("has no message that nothing uses", () => {
  // Of a key such as `routes.${name}`, the fixed parts.
  const patterns = Array.from(sources.matchAll(/`([\w.-]*\$\{[^`]+)`/g), ([, key = ""]) => key)
    .filter((key) => /^[a-z]\w*\./i.test(key))
    .map((key) => new RegExp(`^${key.replaceAll(".", "\\.").replace(/\$\{[^}]+\}/g, "[\\w-]+")}$`));
  const isUsed = (key: string) =>
    sources.includes(`"${key}"`) || patterns.some((pattern) => pattern.test(key));
  expect(messagesOf(pages).map(([key]) => key)).not.toHaveLength(0);
  expect(
    messagesOf(pages)
      .filter(([key]) => !isUsed(key))
      .map(([key]) => key),
  ).toEqual([]);
});

it("has every word of an attribute: the linter sees those between tags", () => {
  const attribute =
    /\b(?:aria-label|title|alt|placeholder|label|heading|text|errorLabel|emptyText)="[A-Z][a-z][^"]*"/g;
  expect(globSync("components/**/*.tsx").length).toBeGreaterThan(100);
  const found = globSync("{app,components}/**/*.tsx")
    .filter((file) => !file.includes(".test."))
    .flatMap((file) => readFileSync(file, "utf8").match(attribute) ?? []);
  expect(found).toEqual([]);
});

const forScripts = globSync("messages/en/*.json");

it.each(forScripts)("%s has plain texts: no plurals, no tags", (file) => {
  for (const [, text] of messagesOf(JSON.parse(readFileSync(file, "utf8"))))
    expect(text.replace(/\{\w+\}/g, "")).not.toMatch(/[{}<>]/);
});
