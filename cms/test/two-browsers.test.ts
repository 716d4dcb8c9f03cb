/** Two editors with a browser each, in one record. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { until } from "../../testing/cms/cms-process.ts";
import { CmsWithBrowser } from "../../testing/cms/cms-with-browser.ts";

const opened = await CmsWithBrowser.open();
after(() => opened.close());
const { cms, api, admin: asha } = opened;
const ravi = await opened.openAnother();
await asha.signIn("asha@example.com", "editor");
await ravi.signIn("ravi@example.com", "editor");

/** Titles of the versions, with the names of those who saved them. */
async function versions(path: string): Promise<string[]> {
  const id = path.split("/").at(-1);
  const { body } = await api.send("GET", `/commitments/versions?where[parent][equals]=${id}&depth=1&limit=0`);
  return body.docs.map(
    ({ version }: { version: { title: string; editor: { email: string } } }) =>
      `${version.title}, ${version.editor.email.split("@")[0]}`,
  );
}

test("whoever comes second is told who is editing, takes over, and the first keeps a version", async () => {
  const path = await opened.create("Original");
  await asha.open(`/collections${path}`);
  await asha.type("#field-title", "Begun by Asha");

  await ravi.open(`/collections${path}`);
  await ravi.page.getByText("asha@example.com").first().waitFor();
  await asha.type("#field-title", "Continued by Asha");
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await ravi.page.route("**/api/payload-locked-documents/*", async (route) => {
    await isReleased;
    await route.continue();
  });
  await ravi.page.getByRole("button", { name: "Take over" }).click();
  // Nothing can be typed that the form would lose when it is loaded again.
  await ravi.page.locator("body[inert]").waitFor();
  await ravi.page.locator("#field-title").focus();
  await ravi.page.keyboard.type("Lost");
  assert.doesNotMatch(await ravi.page.inputValue("#field-title"), /Lost/);
  release();
  await ravi.page.locator("body:not([inert])").waitFor();
  await until(async () => (await ravi.page.locator("#field-title").inputValue()) === "Continued by Asha");
  await ravi.page.locator("#field-title:enabled").waitFor();
  await ravi.type("#field-title", "Changed by Ravi");

  await asha.page.fill("#field-title", "More by Asha");
  await asha.page.getByText("Editing taken over").first().waitFor();
  await until(async () => (await versions(path)).includes("More by Asha, asha"));
  assert.equal(await opened.newestTitle(path), "Changed by Ravi");
});

test("who waits reads, and what was changed meanwhile is there when the other has published", async () => {
  const path = await opened.create("Read only");
  await asha.open(`/collections${path}`);
  await asha.type("#field-title", "Half a sentence");
  await ravi.open(`/collections${path}`);
  await ravi.page.getByRole("button", { name: "View read-only" }).click();
  await ravi.page.locator("#field-title:disabled").waitFor();
  await asha.page.fill("#field-title", "A whole sentence");
  await asha.page.click("#action-save");
  await until(async () => (await opened.newestTitle(path)) === "A whole sentence");
  await ravi.open(`/collections${path}`);
  await until(async () => (await ravi.page.locator("#field-title").inputValue()) === "A whole sentence");
  await ravi.page.locator("#field-title:enabled").waitFor();
});

test("a form that is older than another's save is not saved over it, and says whose it is", async () => {
  const path = await opened.create("Opened twice");
  await asha.open(`/collections${path}`);
  await ravi.open(`/collections${path}`);
  await ravi.type("#field-title", "Saved by Ravi");
  await ravi.page.click("#action-save");
  await until(async () => (await versions(path)).includes("Saved by Ravi, ravi"));
  await asha.page.fill("#field-title", "Typed by Asha");
  await asha.page.getByText("ravi has saved this since you opened it").first().waitFor();
  await until(async () => (await versions(path)).includes("Typed by Asha, asha"));
  assert.equal(await opened.newestTitle(path), "Saved by Ravi");
});

test("a row of technical data is chosen from lists, and takes a text of one's own", async () => {
  const { body } = await api.send("POST", "/products", { title: "Chosen", _status: "published" });
  const path = `/products/${body.doc.id}`;
  const { page } = asha;
  await asha.open(`/collections${path}`);
  await page.locator("#field-specs").scrollIntoViewIfNeeded();
  await page.locator("#field-specs").getByRole("button", { name: "Add Row" }).click();
  const choose = async (field: string, name: string) => {
    await page.locator(`#field-${field} .rs__control`).click();
    await page.locator(`#field-${field} .rs__option`).getByText(name).click();
  };
  await choose("specs__0__key", "Capacity");
  await choose("specs__0__unit", "Something else");
  await page.fill("#field-specs__0__unit__other", "t/d");
  await page.fill("#field-specs__0__label", "Oxygen");
  await choose("gases", "Oxygen");
  await choose("gases", "Something else");
  await page.fill("#field-gases__other", "krypton");
  await asha.type("#field-tag", "7");
  await until(async () => (await api.send("GET", `${path}?draft=true&depth=0`)).body.tag === "7");
  const { specs, gases } = (await api.send("GET", `${path}?draft=true&depth=0`)).body;
  assert.deepEqual([specs[0].key, specs[0].unit, specs[0].label], ["capacity", "t/d", "Oxygen"]);
  assert.deepEqual(gases, ["oxygen", "krypton"]);
});

test("what is typed while a draft is being saved stays, in the form and in the next save", async () => {
  const { body } = await api.send("POST", "/products", { title: "Slow line", _status: "published" });
  const path = `/products/${body.doc.id}`;
  const { page } = asha;
  await asha.open(`/collections${path}`);
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const isDraft = (url: URL) => url.searchParams.has("typing");
  await page.route(isDraft, async (route) => {
    await isReleased;
    await route.continue();
  });
  const begun = page.waitForRequest((request) => isDraft(new URL(request.url())));
  await page.fill("#field-tag", "VN-1");
  await begun;
  await page.fill("#field-title", "Typed meanwhile");
  await page.fill("#field-tag", "VN-2");
  release();
  await until(async () => {
    const { title, tag } = (await api.send("GET", `${path}?draft=true&depth=0`)).body;
    return title === "Typed meanwhile" && tag === "VN-2";
  });
  assert.equal(await page.inputValue("#field-title"), "Typed meanwhile");
  await page.unroute(isDraft);
});

test("a banner's page is chosen from those that the site has", async () => {
  const { page } = asha;
  await asha.open("/collections/banners/create");
  await page.locator("#field-name .rs__control").click();
  for (const name of ["Page /contact", "Product: Chosen"])
    await page.locator("#field-name .rs__option").getByText(name, { exact: true }).waitFor();
  await page.locator("#field-name .rs__option").getByText("Page /contact", { exact: true }).click();
  await page.click("#action-save");
  await until(async () => (await cms.get("/website/page-banner/by_name/contact")).data?.status === "Y");
});
