/** @jest-environment jsdom */
import { createElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { waitUntil } from "../../testing/http/http.ts";
import { hydratePage } from "./hydrate-page.ts";

type Started = typeof globalThis & { __next_f?: unknown; TURBOPACK?: unknown };

function answer({ text = '#0:{"b":"build"}', version = "one", type = "text/x-component" } = {}): jest.Mock {
  const headers = new Headers({ "content-type": type, "x-page-version": version });
  return Object.assign(globalThis, { fetch: jest.fn(async () => ({ headers, text: async () => text })) })
    .fetch as jest.Mock;
}

/** Hydrates until the page is left as it is, or its scripts are awaited. @returns the scripts that it has added */
async function hydrate(): Promise<string[]> {
  const scripts = () => [...document.head.querySelectorAll("script")].map(({ src }) => new URL(src).pathname);
  const done = hydratePage(() => undefined, "build", "one", "a turbopack-b", []);
  const added = new Promise<void>((resolve) => {
    new MutationObserver(() => scripts().length > 0 && resolve()).observe(document.head, { childList: true });
  });
  await Promise.race([done, added]);
  return scripts();
}

beforeEach(() => {
  document.head.replaceChildren();
  document.body.innerHTML = '<main>Old</main><input value="">';
  document.documentElement.id = "";
  const started = globalThis as Started;
  delete started.__next_f;
  delete started.TURBOPACK;
});

const field = () => document.querySelector("input") as HTMLInputElement;

it("asks for the payload of the page, and loads the scripts before Turbopack's runtime", async () => {
  const fetch = answer();
  expect(await hydrate()).toEqual(["/_next/static/chunks/a.js"]);
  expect(fetch).toHaveBeenCalledWith("/?_rsc", { headers: { RSC: "1" }, cache: "no-store" });
  expect((globalThis as Started).__next_f).toEqual([[0], [1, '0:{"b":"build"}']]);
  expect(document.documentElement.id).toBe("");
});

describe("leaves a page as it is", () => {
  let before: string;
  beforeEach(() => {
    before = document.body.innerHTML;
  });
  afterEach(() => {
    expect((globalThis as Started).__next_f).toBeUndefined();
    expect(document.documentElement.id).toBe("");
    expect(document.body.innerHTML).toBe(before);
  });

  it("when its payload is of another build", async () => {
    answer({ text: '#0:{"b":"another"}' });
    expect(await hydrate()).toEqual([]);
  });

  it("when its content is newer, and a field is filled in", async () => {
    field().value = "Asha Rao";
    answer({ version: "two" });
    expect(await hydrate()).toEqual([]);
  });

  it("when its content is newer, and a field has the focus", async () => {
    field().focus();
    answer({ version: "two" });
    expect(await hydrate()).toEqual([]);
  });
});

it("hydrates a form in use whose payload is that of the page", async () => {
  field().value = "Asha Rao";
  answer();
  expect(await hydrate()).toHaveLength(1);
  expect(document.documentElement.id).toBe("");
});

it("keeps what is typed from React until it has hydrated the page, as it would do so at once", async () => {
  answer();
  await hydrate();
  document.documentElement.removeAttribute("id");
  document.head.replaceChildren();
  document.body.innerHTML = '<input value="">';
  const typed = jest.fn();
  const type = () => field().dispatchEvent(new KeyboardEvent("keydown", { bubbles: true }));
  const body = createElement("body", null, createElement("input", { defaultValue: "", onKeyDown: typed }));
  startTransition(() => void hydrateRoot(document, createElement("html", null, createElement("head"), body)));
  type();
  expect(typed).not.toHaveBeenCalled();
  await waitUntil("React has hydrated the page", async () => {
    type();
    return typed.mock.calls.length > 0;
  });
});

it("has Next render newer content instead of hydrating", async () => {
  answer({ version: "two" });
  expect(await hydrate()).toHaveLength(1);
  expect(document.documentElement.id).toBe("__next_error__");
});

it("fails, so that the next interaction tries again, when there is no payload", async () => {
  answer({ type: "text/html" });
  await expect(hydratePage(() => undefined, "build", "one", "a", [])).rejects.toThrow("no payload");
});
