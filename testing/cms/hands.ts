/** The pointer and the keys of somebody in the admin. */
import type { Locator, Page } from "playwright";
import { until } from "../http/http.ts";
import type { AdminPage } from "./admin-page.ts";

/** Fields that follow each other are reached by Tab, others with the pointer. */
export class Hands {
  readonly page: Page;
  readonly #admin: AdminPage;

  constructor(admin: AdminPage) {
    this.#admin = admin;
    this.page = admin.page;
  }

  /** Opens the first page by its address, as a bookmark does. */
  async goHome(): Promise<void> {
    await this.#admin.open("");
  }

  /** From the first page to a list or a single record. */
  async open(slug: string): Promise<void> {
    await this.goHome();
    await this.click(`#card-${slug} .card__click`);
    await this.#arrive(new RegExp(`/${slug}$`));
  }

  /** From the first page to the form of a new record. */
  async openNew(slug: string): Promise<void> {
    await this.goHome();
    await this.click(`#card-${slug} .card__actions a`);
    await this.#arrive(/\/create$/);
  }

  /** Searches on the first page, and opens what was found. */
  async find(words: string, name: string): Promise<void> {
    await this.goHome();
    await this.type("#desk-search", words);
    await this.page.keyboard.press("Enter");
    await this.#arrive(/\/admin$/, /search=/);
    await this.follow(this.page.locator(".desk").getByRole("link", { name, exact: true }));
  }

  /** Clicks a link to a form. */
  async follow(link: Locator): Promise<void> {
    await link.click();
    await this.#arrive(/\/\d+$/);
  }

  async #arrive(path: RegExp, query = /(?:)/): Promise<void> {
    await this.page.waitForURL(({ pathname, search }) => path.test(pathname) && query.test(search));
    await this.#admin.ready();
  }

  /** The form makes fields as they come near to the view: scrolls to what is clicked. */
  async click(target: string | Locator): Promise<void> {
    const locator = typeof target === "string" ? this.page.locator(target) : target;
    await until(async () => (await locator.count()) > 0 || (await this.#scroll()));
    await locator.click();
  }

  /** A little further down, and from the end back to the top. */
  async #scroll(): Promise<void> {
    const isAtEnd = await this.page
      .locator("html")
      .evaluate(({ scrollTop, clientHeight, scrollHeight }) => scrollTop + clientHeight >= scrollHeight - 1);
    await this.page.mouse.wheel(0, isAtEnd ? -100_000 : 300);
  }

  async type(field: string | Locator, text: string): Promise<void> {
    await this.click(field);
    await this.page.keyboard.press("ControlOrMeta+A");
    await this.page.keyboard.type(text);
  }

  /** Types into the fields that follow. */
  async next(...texts: string[]): Promise<void> {
    for (const text of texts) {
      await this.#tab();
      await this.page.keyboard.type(text);
    }
  }

  /** Types the beginning of an entry of a list, and takes it. */
  async choose(field: string, name: string): Promise<void> {
    await this.click(`${field} .rs__control`);
    await this.#take(name);
  }

  /** The same in the list that follows. */
  async nextChoice(name: string): Promise<void> {
    await this.#tab();
    await this.#take(name);
  }

  /** Buttons of lists lie between the fields. */
  async #tab(): Promise<void> {
    const field = this.page.locator("input:focus, textarea:focus, [contenteditable=true]:focus");
    do await this.page.keyboard.press("Tab");
    while ((await field.count()) === 0);
  }

  async #take(name: string): Promise<void> {
    await this.page.keyboard.type(name);
    await this.page.locator(".rs__option--is-focused").filter({ hasText: name }).waitFor();
    await this.page.keyboard.press("Enter");
  }

  /** Chooses one of the CMS's files. */
  async chooseFile(field: string, name: string): Promise<void> {
    await this.click(`${field} .upload__listToggler`);
    const drawer = this.page.locator(".list-drawer");
    await this.type(drawer.locator("#search-filter-input"), name);
    await this.click(drawer.locator("tbody").getByText(name, { exact: true }).first());
    await drawer.waitFor({ state: "detached" });
  }

  /** Writes into a rich text. */
  async write(text: string, field = this.page.locator("main")): Promise<void> {
    await this.click(field.locator(".rich-text-lexical [contenteditable=true]").first());
    await this.page.keyboard.type(text);
  }

  /** Puts the cursor behind these words. */
  async clickAfter(words: string): Promise<void> {
    const field = this.page.locator("[contenteditable=true]").filter({ hasText: words });
    const { x, y } = await field.first().evaluate(findEnd, words);
    await this.page.mouse.click(x, y);
  }

  /** Pastes what another program has copied. */
  async paste(html: string): Promise<void> {
    await this.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await this.page.evaluate((copied) => {
      const blob = new Blob([copied], { type: "text/html" });
      return navigator.clipboard.write([new ClipboardItem({ "text/html": blob })]);
    }, html);
    await this.page.keyboard.press("ControlOrMeta+V");
  }

  async publish(): Promise<void> {
    await this.click("#action-save");
  }
}

/** @returns the place on the screen at which these words of a text end */
function findEnd(field: Node, words: string): { x: number; y: number } {
  const texts = document.createTreeWalker(field, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const start = text.textContent?.indexOf(words) ?? -1;
    if (start < 0) continue;
    text.parentElement?.scrollIntoView({ block: "center" });
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, start + words.length);
    const last = Array.from(range.getClientRects()).at(-1);
    if (last) return { x: last.right, y: last.top + last.height / 2 };
  }
  throw new Error(`The text does not have: ${words}`);
}
