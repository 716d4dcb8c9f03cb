import { JSDOM } from "jsdom";
import type { FormState } from "../form/state";
import { requestPage } from "../runtime/request-page";
import { formPage } from "./form-page";

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
  show(page);
});
afterAll(() => jest.useRealTimers());

/** The page as a browser reads it. */
async function read(state: FormState) {
  const html = await formPage(state, "en");
  const { document } = new JSDOM(html).window;
  const form = document.querySelector<HTMLFormElement>("form[aria-label=Inquiry]");
  const find = <T extends HTMLElement = HTMLElement>(selector: string) => form?.querySelector<T>(selector);
  const value = (name: string) => find<HTMLInputElement>(`[name=${name}]`)?.value;
  const rows = Array.from(document.querySelectorAll("dl > *"), ({ textContent }) => textContent);
  return { document, find, value, rows };
}

const page = `<!DOCTYPE html><html lang="en"><head><title>Contact</title><style>a{}</style><style data-href="font-faces">b{}</style><link rel="stylesheet" href="/a.css" media="print" disabled=""/><link rel="preload" as="script" href="/a.js"/>
<script src="/a.js" async=""></script></head><body><form class="search"><input name="name"/></form>
<form method="post" enctype="multipart/form-data" action="/api/inquiry" aria-label="Inquiry">
<div data-sent="true" role="status" tabindex="-1" hidden=""><dl data-sent-values="true"></dl></div><div data-fields="true">
<div data-contact-options="true" hidden=""><a href="tel:1">Call</a></div>
<input name="name" id="n"/><input name="email"/><p data-error="name"></p><textarea name="message"></textarea><p data-error="message"></p><p data-error="files"></p>
<details data-duty="true"><input name="flow"/><select name="flowUnit"><option value="Nm³/h" selected="">Nm³/h</option><option value="t/d">t/d</option></select></details>
<input name="website"/><input type="hidden" name="formToken" value="old"/>
<div data-notice="true" role="alert" tabindex="-1"></div></div></form><script>self.x("</form>")</script>
<p>Ünïcødé &amp; more</p></body></html>`;

const typed = `"><script>alert(1)</script>&amp;'$&`;

it("shows everything that was typed, and the messages", async () => {
  const { document, find, value } = await read({
    values: { name: typed, email: 5, message: `\n</textarea>${typed}`, formToken: "new", website: "" },
    message: "Not <sent>",
    errors: { message: "Too & long" },
    contactOptions: true,
  });
  expect(value("name")).toBe(typed);
  expect(value("email")).toBe("");
  expect(value("message")).toBe(`\n</textarea>${typed}`);
  expect(value("formToken")).toBe("new");
  expect(find("[data-notice]")?.textContent).toBe("Not <sent>");
  expect(find("[data-error=message]")?.textContent).toBe("Too & long");
  expect(find("[name=message]")?.getAttribute("aria-invalid")).toBe("true");
  expect(document.querySelector("[autofocus]")).toBe(find("[name=message]"));
  expect(find("[name=name]")?.hasAttribute("aria-invalid")).toBe(false);
  expect(find("[data-contact-options]")?.hidden).toBe(false);
  expect(document.querySelectorAll("script, link[as=script]")).toHaveLength(0);
  expect(document.querySelectorAll("style")).toHaveLength(0);
  expect(document.querySelector("link[rel=stylesheet]")?.hasAttribute("disabled")).toBe(false);
  expect(document.title).toBe("Not sent yet: Contact");
  expect(document.querySelector(".search input")?.hasAttribute("value")).toBe(false);
  expect(document.body.textContent).toContain("Ünïcødé & more");
});

it("keeps the duty, and shows it only where there is one", async () => {
  const { find, value } = await read({ values: { flow: "5", flowUnit: "t/d" }, message: "Not sent" });
  expect(find("details")?.hasAttribute("open")).toBe(true);
  expect(value("flowUnit")).toBe("t/d");
  const empty = await read({ values: { flow: "", flowUnit: "Nm³/h" }, message: "Not sent" });
  expect(empty.find("details")?.hasAttribute("open")).toBe(false);
  expect(empty.value("flowUnit")).toBe("Nm³/h");
});

it("hides the contact options and focuses the notice where no field is invalid", async () => {
  const { document, find } = await read({ message: "Once more" });
  expect(find("[data-contact-options]")?.hidden).toBe(true);
  expect(document.querySelector("[autofocus]")).toBe(find("[data-notice]"));
});

it("fills in one contact page after the other, with one request to the site in a while", async () => {
  const state = (name: string) => ({ values: { name }, message: "Not sent" });
  await formPage(state("first"), "en");
  for (let count = 0; count < 3; count++)
    expect(await formPage(state(`$& ${count}`), "en")).toContain(`"$&amp; ${count}"`);
  expect(await formPage(state("second"), "en")).not.toContain("first");
  expect(request.mock.calls).toEqual([["/contact"]]);
  show(page.replace("Contact", "Contact us"));
  expect(await formPage(state(""), "en")).toContain("<title>Not sent yet: Contact us</title>");
});

describe.each([
  ["the contact page", page, 200],
  ["a contact page without the form", "<h1>502</h1>", 200],
  ["a contact page that is not good", page, 503],
  ["a contact page that does not come", undefined, 200],
])("with %s", (_, html, status) => {
  beforeEach(() => show(html, status));

  it("loses nothing that was typed", async () => {
    const values = { name: typed, message: `\n</textarea>${typed}`, flow: "5", formToken: '"s"' };
    const errors = { name: "Too long", files: "Too large" };
    const { document, find, value } = await read({ values, errors, message: "Not sent", sent: null });
    for (const [name, text] of Object.entries(values)) expect(value(name)).toBe(text);
    expect(find("[data-error=name]")?.textContent).toBe("Too long");
    expect(find("[data-error=files]")?.textContent).toBe("Too large");
    expect(find("[role=alert]")?.textContent).toBe("Not sent");
    expect(find("[data-sent]")?.hidden).toBe(true);
    expect(document.querySelectorAll("script")).toHaveLength(0);
    expect(document.querySelector("form[aria-label=Inquiry]")?.getAttribute("enctype")).toBe(
      "multipart/form-data",
    );
  });

  it("shows what was sent instead of the fields", async () => {
    const sent = { reference: "INQ-7K3F-92QM", answerBy: "Monday, 30 November", name: typed, gas: "" };
    const { document, find, rows } = await read({ values: {}, message: "", sent });
    expect(document.title).toBe("Your inquiry has arrived: Contact");
    expect(rows).toEqual([`Reference${sent.reference}`, `Answer by${sent.answerBy}`, `Name${typed}`]);
    expect(find("[data-fields]")?.hidden).toBe(true);
    expect(find("[data-sent]")?.hidden).toBe(false);
    expect(document.querySelector("[autofocus]")).toBe(find("[data-sent]"));
  });
});
