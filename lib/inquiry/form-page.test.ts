import { requestPage } from "../runtime/request-page";
import { formPage, formValues } from "./form-page";
import { type FormPage, formTemplate } from "./form-template";

jest.mock("../runtime/request-page", () => ({ requestPage: jest.fn() }));
const request = jest.mocked(requestPage);
/** The page that the site has; read again once the last reading is old. */
const show = (html: string | undefined, status = 200) => {
  request.mockImplementation(async () => (html === undefined ? undefined : new Response(html, { status })));
  jest.advanceTimersByTime(2_000);
};

beforeAll(() => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
});
beforeEach(() => {
  request.mockClear();
  show(undefined);
});
afterAll(() => jest.useRealTimers());

const fillForm = (html: string, state: FormPage) => formTemplate(html)?.(state);

const page = `<!DOCTYPE html><html lang="en"><head><title>Contact</title><style>a{}</style><style data-href="font-faces">b{}</style><link rel="stylesheet" href="/a.css" disabled=""/><link rel="preload" as="script" href="/a.js"/>
<script src="/a.js" async=""></script></head><body><form class="search"><input name="name"/></form>
<form method="post" action="/api/inquiry" aria-label="Inquiry"><div data-notice="true" role="alert" tabindex="-1"></div>
<div data-contact-options="true" hidden=""><a href="tel:1">Call</a></div>
<input name="name" id="n"/><p data-error="name"></p><textarea name="message"></textarea><p data-error="message"></p>
<details data-duty="true"><input name="flow"/><select name="flowUnit"><option value="Nm³/h" selected="">Nm³/h</option><option value="t/d">t/d</option></select></details>
<div data-sent="true" role="status" tabindex="-1" hidden=""><div hidden=""><dt>Reference</dt><dd data-sent-value="reference"></dd></div><div hidden=""><dt>Gas</dt><dd data-sent-value="gas"></dd></div></div>
<input name="website"/><input type="hidden" name="formToken" value="old"/></form><script>self.x("</form>")</script>
<p>Ünïcødé &amp; more</p></body></html>`;

const typed = `"><script>alert(1)</script>&amp;'`;

it("shows everything that was typed, and the messages", () => {
  const html =
    fillForm(page, {
      values: { name: typed, message: `\n</textarea>${typed}`, formToken: "new", website: "" },
      message: "Not <sent>",
      errors: { message: "Too & long" },
      showContactOptions: true,
    }) ?? "";
  const document = new (require("jsdom").JSDOM)(html).window.document as Document;
  const form = document.querySelector("form[aria-label=Inquiry]") as HTMLFormElement;
  expect((form.elements.namedItem("name") as HTMLInputElement).value).toBe(typed);
  expect((form.elements.namedItem("message") as HTMLTextAreaElement).value).toBe(`\n</textarea>${typed}`);
  expect((form.elements.namedItem("formToken") as HTMLInputElement).value).toBe("new");
  expect(form.querySelector("[data-notice]")?.textContent).toBe("Not <sent>");
  expect(form.querySelector("[data-error=message]")?.textContent).toBe("Too & long");
  expect(form.querySelector("[name=message]")?.getAttribute("aria-invalid")).toBe("true");
  expect(form.querySelector("[name=message]")?.hasAttribute("autofocus")).toBe(true);
  expect(form.querySelector("[name=name]")?.hasAttribute("aria-invalid")).toBe(false);
  expect(form.querySelector("[data-contact-options]")?.hasAttribute("hidden")).toBe(false);
  expect(document.querySelectorAll("script, link[as=script]")).toHaveLength(0);
  expect(document.querySelectorAll("style")).toHaveLength(0);
  expect(document.querySelector("link[rel=stylesheet]")?.hasAttribute("disabled")).toBe(false);
  expect(document.title).toBe("Not sent yet: Contact");
  expect(document.querySelector(".search input")?.hasAttribute("value")).toBe(false);
  expect(document.body.textContent).toContain("Ünïcødé & more");
});

it("shows what was sent instead of the fields", () => {
  const sent = { reference: "INQ-7K3F-92QM", answerBy: "Monday", gas: "" };
  const html = fillForm(page, { values: {}, message: "", sent }) ?? "";
  const { document } = new (require("jsdom").JSDOM)(html).window;
  expect(document.title).toBe("Your inquiry has arrived: Contact");
  expect(document.querySelector("form[aria-label=Inquiry]").hasAttribute("data-done")).toBe(true);
  expect(document.querySelector("[data-sent]").outerHTML).toMatch(/^<div data-sent[^>]* autofocus="">/);
  expect(document.querySelectorAll("[hidden] dt")).toHaveLength(1);
  expect(document.querySelector("[data-sent-value=reference]").textContent).toBe(sent.reference);
  expect(document.querySelector("[data-notice]").hasAttribute("autofocus")).toBe(false);
});

it("keeps the duty, and shows it only where there is one", () => {
  const values = { flow: "5", flowUnit: "t/d" };
  const html = fillForm(page, { values, message: "Not sent" }) ?? "";
  expect(html).toMatch(/<details data-duty="true" open="">/);
  expect(html).toContain('<option value="t/d" selected="">');
  expect(html.match(/selected/g)).toHaveLength(1);
  const empty = fillForm(page, { values: { flow: "", flowUnit: "Nm³/h" }, message: "Not sent" });
  expect(empty).toContain('<details data-duty="true">');
  expect(empty).not.toContain("data-done");
  expect(empty).toMatch(/data-sent="true"[^>]* hidden=""/);
});

it("hides the contact options and focuses the notice where no field is invalid", () => {
  const html = fillForm(page, { values: {}, message: "Once more" });
  expect(html).toMatch(/data-contact-options="true" hidden/);
  expect(html).toMatch(/data-notice="true"[^>]* autofocus/);
});

it("is undefined for a page without the form", () => {
  expect(fillForm("<h1>502</h1>", { values: {}, message: "" })).toBeUndefined();
});

it("fills in one contact page after the other, with one request to the site in a while", async () => {
  show(page.replace("<p>", `${"<p>Text</p>".repeat(5_000)}<p>`));
  const state = (name: string) => ({ values: { name, message: "m".repeat(5_000) }, message: "Not sent" });
  await formPage(state("first"));
  for (let count = 0; count < 3; count++)
    expect(await formPage(state(`$& ${count}`))).toContain(`"$&amp; ${count}"`);
  expect(await formPage(state("second"))).not.toContain("first");
  expect(request.mock.calls).toEqual([["/contact"]]);
  show(page.replace("Contact", "Contact us"));
  expect(await formPage(state(""))).toContain("<title>Not sent yet: Contact us</title>");
});

it.each([
  ["without the form", "<h1>502</h1>", 200],
  ["that is not good", page, 503],
  ["that does not come", undefined, 200],
])("sends a plain form for a contact page %s", async (_, html, status) => {
  show(html, status);
  expect(await formPage({ values: { name: typed }, message: "Not sent" })).toContain("<h1>Not sent yet</h1>");
});

it("confirms an inquiry without the contact page", async () => {
  const sent = { reference: "INQ-7K3F-92QM", answerBy: "Monday, 30 November", name: typed, company: "" };
  const html = await formPage({ values: {}, message: "", sent });
  const { document } = new (require("jsdom").JSDOM)(html).window;
  expect(document.querySelector("h1").textContent).toBe("Your inquiry has arrived");
  const rows = Array.from(document.querySelectorAll("dd"), (row) => (row as Element).textContent);
  expect(rows).toEqual([sent.reference, sent.answerBy, typed]);
});

it("loses nothing when the site's own page is not available", async () => {
  const html = await formPage({
    values: { name: typed, message: `\n</textarea>${typed}`, formToken: '"s"' },
    message: "Not sent",
    errors: { name: "Too long" },
  });
  const document = new (require("jsdom").JSDOM)(html).window.document as Document;
  expect(document.querySelector<HTMLInputElement>("[name=name]")?.value).toBe(typed);
  expect(document.querySelector<HTMLTextAreaElement>("[name=message]")?.value).toBe(`\n</textarea>${typed}`);
  expect(document.querySelector<HTMLInputElement>("[name=formToken]")?.value).toBe('"s"');
  expect(document.querySelector("[role=alert]")?.textContent).toBe("Not sent");
  expect(document.querySelectorAll("script")).toHaveLength(0);
});

it("returns texts only, and an empty honeypot", () => {
  expect(formValues({ name: "a", email: 5 }, "formToken", "/x")).toMatchObject({
    name: "a",
    email: "",
    website: "",
    formToken: "formToken",
    page: "/x",
  });
});
