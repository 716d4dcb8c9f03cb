/** @jest-environment node */
import { fill, filledPage, valuesAgain } from "./filled-page";

jest.mock("../runtime/env", () => ({ env: () => ({ PORT: 1 }) }));

const page = `<!DOCTYPE html><html lang="en"><head><title>Contact</title><link rel="preload" as="script" href="/a.js"/>
<script src="/a.js" async=""></script></head><body><form class="search"><input name="name"/></form>
<form method="post" action="/api/inquiry" aria-label="Inquiry"><div data-notice="true" role="alert" tabindex="-1"></div>
<div data-ways="true" hidden=""><a href="tel:1">Call</a></div>
<input name="name" id="n"/><p data-error="name"></p><textarea name="message"></textarea><p data-error="message"></p>
<input name="website"/><input type="hidden" name="stamp" value="old"/></form><script>self.x("</form>")</script>
<p>Ünïcødé &amp; more</p></body></html>`;

const typed = `"><script>alert(1)</script>&amp;'`;

it("holds every word again, and the messages", () => {
  const html =
    fill(page, {
      values: { name: typed, message: `\n</textarea>${typed}`, stamp: "new", website: "" },
      message: "Not <sent>",
      errors: { message: "Too & long" },
      ways: true,
    }) ?? "";
  const document = new (require("jsdom").JSDOM)(html).window.document as Document;
  const form = document.querySelector("form[aria-label=Inquiry]") as HTMLFormElement;
  expect((form.elements.namedItem("name") as HTMLInputElement).value).toBe(typed);
  expect((form.elements.namedItem("message") as HTMLTextAreaElement).value).toBe(`\n</textarea>${typed}`);
  expect((form.elements.namedItem("stamp") as HTMLInputElement).value).toBe("new");
  expect(form.querySelector("[data-notice]")?.textContent).toBe("Not <sent>");
  expect(form.querySelector("[data-error=message]")?.textContent).toBe("Too & long");
  expect(form.querySelector("[name=message]")?.getAttribute("aria-invalid")).toBe("true");
  expect(form.querySelector("[name=message]")?.hasAttribute("autofocus")).toBe(true);
  expect(form.querySelector("[name=name]")?.hasAttribute("aria-invalid")).toBe(false);
  expect(form.querySelector("[data-ways]")?.hasAttribute("hidden")).toBe(false);
  expect(document.querySelectorAll("script, link[as=script]")).toHaveLength(0);
  expect(document.title).toBe("Not sent yet: Contact");
  expect(document.querySelector(".search input")?.hasAttribute("value")).toBe(false);
  expect(document.body.textContent).toContain("Ünïcødé & more");
});

it("keeps the other ways out of sight, and leads to the notice, where nothing is wrong with a field", () => {
  const html = fill(page, { values: {}, message: "Once more" });
  expect(html).toMatch(/data-ways="true" hidden/);
  expect(html).toMatch(/data-notice="true"[^>]* autofocus/);
});

it("knows when a page has no such form", () => {
  expect(fill("<h1>502</h1>", { values: {}, message: "" })).toBeUndefined();
});

it("loses no word when the site's own page cannot be had", async () => {
  const html = await filledPage({
    values: { name: typed, message: `\n</textarea>${typed}`, stamp: '"s"' },
    message: "Not sent",
    errors: { name: "Too long" },
  });
  const document = new (require("jsdom").JSDOM)(html).window.document as Document;
  expect(document.querySelector<HTMLInputElement>("[name=name]")?.value).toBe(typed);
  expect(document.querySelector<HTMLTextAreaElement>("[name=message]")?.value).toBe(`\n</textarea>${typed}`);
  expect(document.querySelector<HTMLInputElement>("[name=stamp]")?.value).toBe('"s"');
  expect(document.querySelector("[role=alert]")?.textContent).toBe("Not sent");
  expect(document.querySelectorAll("script")).toHaveLength(0);
});

it("gives back text alone, and an empty trap", () => {
  expect(valuesAgain({ name: "a", email: 5 }, "stamp", "/x")).toMatchObject({
    name: "a",
    email: "",
    website: "",
    stamp: "stamp",
    page: "/x",
  });
});
