/** A visitor whose browser runs no scripts, without the browser: follows links and sends forms by what the HTML says. */
import type { AnyNode, Element } from "domhandler";
import { elementsOf, readPage, shownText } from "./html.ts";

type Name = string | RegExp;

export class Visitor {
  /** The current page. */
  url: URL;
  document: AnyNode | undefined;

  private constructor(url: string) {
    this.url = new URL(url);
  }

  static async open(url: string): Promise<Visitor> {
    const visitor = new Visitor(url);
    await visitor.open(url);
    return visitor;
  }

  /** Opens an address as a browser does that a link leads there. */
  async open(href: string): Promise<void> {
    this.url = new URL(href, this.url);
    const { status, headers, document } = await readPage(this.url.href);
    const location = headers.get("location");
    // Browsers keep the fragment over a redirect.
    if (location) return this.open(location.includes("#") ? location : location + this.url.hash);
    if (status !== 200) throw new Error(`${this.url.href} is ${status}`);
    this.document = document;
  }

  /** Path, query and fragment of the current page. */
  get address(): string {
    return this.url.href.slice(this.url.origin.length);
  }

  elements(name: string, attributes?: Record<string, string>): Element[] {
    return elementsOf(this.document, name, attributes);
  }

  /** The first element of a name that shows a text. */
  element(name: string, text: Name, within: AnyNode | undefined = this.document): Element {
    const found = elementsOf(within, name).find((element) => isNamed(element, text));
    if (!found) throw new Error(`${this.url.href} has no <${name}> "${text}"`);
    return found;
  }

  link(name: Name, within?: AnyNode): string {
    return this.element("a", name, within).attribs.href ?? "";
  }

  follow(name: Name, within?: AnyNode): Promise<void> {
    return this.open(this.link(name, within));
  }

  /**
   * Presses a button of a form that is sent by GET.
   * @param values the values of fields; for fields to tick, all values that are ticked
   */
  async press(button: Name, values: Record<string, string | string[]>): Promise<void> {
    const form = this.elements("form").find((each) =>
      elementsOf(each, "button").some((one) => isNamed(one, button)),
    );
    if (!form) throw new Error(`${this.url.href} has no form with a button "${button}"`);
    const target = new URL(form.attribs.action ?? this.url.href, this.url);
    const others = this.elements("input", { form: form.attribs.id ?? "-" });
    target.search = new URLSearchParams(formData(form, values, others)).toString();
    await this.open(target.href);
  }
}

/** As a browser sends them: the fields of the form with these values, in the order of the page, then those elsewhere, and what is chosen. */
function formData(
  form: Element,
  values: Record<string, string | string[]>,
  others: Element[],
): [string, string][] {
  const left = new Set(
    Object.entries(values).flatMap(([name, value]) => [value].flat().map((one) => `${name}=${one}`)),
  );
  const fields = [...elementsOf(form, "input"), ...others];
  const data = fields.flatMap(({ attribs }): [string, string][] => {
    const { name, type = "text", value = "", checked, disabled } = attribs;
    if (!name || disabled !== undefined) return [];
    const wanted = values[name];
    if (type === "checkbox" || type === "radio") {
      const isTicked = wanted === undefined ? checked !== undefined : [wanted].flat().includes(value);
      if (isTicked) left.delete(`${name}=${value}`);
      return isTicked ? [[name, value]] : [];
    }
    const text = wanted === undefined ? value : String(wanted);
    left.delete(`${name}=${text}`);
    return [[name, text]];
  });
  const nth = new Map<string, number>();
  for (const select of elementsOf(form, "select")) {
    const { name = "" } = select.attribs;
    const index = nth.get(name) ?? 0;
    nth.set(name, index + 1);
    const options = elementsOf(select, "option").map(
      (option) => ({ value: shownText(option), ...option.attribs }) as Record<string, string>,
    );
    const chosen = options.find(({ selected }) => selected !== undefined) ?? options[0];
    const value = [values[name] ?? []].flat()[index] ?? chosen?.value ?? "";
    if (options.some((option) => option.value === value)) left.delete(`${name}=${value}`);
    data.push([name, value]);
  }
  if (left.size > 0) throw new Error(`the form has no fields for ${[...left].join(", ")}`);
  return data;
}

function isNamed(element: Element, text: Name): boolean {
  const shown = element.attribs["aria-label"] ?? shownText(element);
  return typeof text === "string" ? shown.includes(text) : text.test(shown);
}
