import { globSync, readFileSync } from "node:fs";
import pages from "../../messages/en.json";
import { languages } from "./language";
import { messages } from "./messages";
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

const ofServer = languages.flatMap((language) =>
  messagesOf(messages[language])
    .filter(([key]) => !key.startsWith("browser."))
    .map((message) => [language, ...message] as const),
);

it.each(ofServer)("%s: %s can be read, and shows its values", (language, key, text) => {
  const values = Array.from(text.matchAll(/\{(\w+)/g), ([, name = ""]) => [name, 2]);
  const tags = Array.from(text.matchAll(/<(\w+)>/g), ([, name = ""]) => [name, (inner: unknown) => inner]);
  const shown = words(language).rich(key as "layout.footer.press", Object.fromEntries([...values, ...tags]));
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
  const keys = messagesOf(pages).map(([key]) => key);
  expect(keys).not.toHaveLength(0);
  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
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

it.each(languages)("words of scripts in %s are plain texts: no plurals, no tags", (language) => {
  for (const [, text] of messagesOf(messages[language].browser))
    expect(text.replace(/\{\w+\}/g, "")).not.toMatch(/[{}<>]/);
});

/** Names of values and tags, each once: a plural has as many texts as its language needs. */
const namesIn = (text: string) =>
  new Set(Array.from(text.matchAll(/\{(\w+)(?=[,}])|<(\w+)>/g), ([name]) => name));

it.each(languages)("the words in %s have the values and tags of the English ones", (language) => {
  const english = new Map(messagesOf(messages.en));
  for (const [key, text] of messagesOf(messages[language]))
    expect([key, namesIn(text)]).toEqual([key, namesIn(english.get(key) ?? "")]);
});

it("writes the nukta of foreign words in Hindi", () => {
  const texts = messagesOf(messages.hi).map(([, text]) => text.normalize("NFD"));
  const words = texts.flatMap((text) => text.match(/[\u0900-\u097f]+/g) ?? []);
  // All others with this letter are words of Hindi itself.
  expect(words.filter((word) => /फ(?!\u093c)/.test(word) && !/^(?:फिर|विफल|सफल)/.test(word))).toEqual([]);
});
