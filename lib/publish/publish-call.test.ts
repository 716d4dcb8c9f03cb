import { tags } from "../backend/contract";
import { maxPublishBytes, readPublishCall } from "./publish-call";

function read(body: unknown, query = "") {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return readPublishCall(
    new Request(`http://site.test/api/revalidate${query}`, { method: "POST", body: text }),
  );
}

const strapi = (model: string, entry: object = {}) => ({
  event: "entry.publish",
  model,
  uid: `api::x.x`,
  entry,
});

it.each([
  ["news", "news"],
  ["news-item", "news"],
  ["blog-post", "blog"],
  ["Blog_posts", "blog"],
  ["service", "services"],
  ["expertise", "expertise"],
  ["expertise-entry", "expertise"],
  ["page-banner", "banners"],
  ["our-story", "story"],
  ["website-setting", "settings"],
  ["gallery", "gallery"],
  ["galleries", "gallery"],
  ["quality-policies", "quality-policy"],
  ["value", "values"],
  ["miscellaneous", "miscellaneous"],
])("a webhook about the model %s refreshes %s", async (model, tag) => {
  expect(await read(strapi(model))).toEqual({ tags: [tag] });
  expect(await read({ event: `${model}.items.update`, collection: model })).toEqual({ tags: [tag] });
});

it.each(["inquiry", "inquiries"])("a webhook about %s refreshes nothing", async (model) => {
  expect(await read(strapi(model))).toEqual({ tags: [] });
});

it.each([
  [strapi("author")],
  [strapi("")],
  [strapi("constructor")],
  [{ event: "media.update", media: { id: 1 } }],
  [{ event: "trigger-test" }],
  [{ event: "entry.publish", model: { a: 1 } }],
])("a webhook about anything else refreshes everything: %j", async (body) => {
  expect(await read(body)).toEqual({ tags });
});

it.each([
  [{ id: 57, documentId: "hgv1" }, ["hgv1"]],
  [{ id: 12 }, ["12"]],
  [{ id: null }, undefined],
  ["text", undefined],
])("the record of a webhook is regenerated first: %j", async (entry, records) => {
  expect(await read({ ...strapi("news"), entry })).toEqual({ tags: ["news"], ...(records && { records }) });
});

it.each([
  ["?tags=news", ["news"]],
  ["?tags=news,blog", ["news", "blog"]],
  ["?tags=news&tags=blog,%20news,", ["news", "blog"]],
])("tags in the address come before those of the body: %s", async (query, expected) => {
  for (const body of ["", "no JSON", { event: "x" }, { tags: ["about"] }, { collection: "anything" }])
    expect(await read(body, query)).toEqual({ tags: expected });
  expect(await read({ records: ["12"] }, query)).toEqual({ tags: expected, records: ["12"] });
  expect(await read(strapi("about", { documentId: "a" }), query)).toEqual({ tags: expected, records: ["a"] });
});

it.each(["?tags=", "?tags=,", "?tags=newz", "?tags=news,newz", "?tags=News"])("refuses %s", async (query) => {
  expect(await read({ tags: ["news"] }, query)).toMatchObject({
    status: 400,
    detail: expect.stringMatching(/\?tags=.*Tags: pages, services, /),
  });
});

it.each([
  ["", true],
  ["x", false],
  ["[]", false],
  ["null", false],
  ['"news"', false],
  [{}, false],
  [{ model: "news" }, false],
  [{ tags: [] }, false],
  [{ tags: "news" }, false],
  [{ tags: ["news", 1] }, false],
  [{ tags: ["news"], records: [1] }, false],
  [{ tags: ["news"], records: ["x".repeat(101)] }, false],
  [{ tags: ["news"], records: Array(51).fill("x") }, false],
])("refuses %j, and knows an empty body", async (body, isEmpty) => {
  expect(await read(body)).toMatchObject({ status: 400, isEmpty });
});

it("reads a webhook of up to 1 MB", async () => {
  const webhook = (length: number) => strapi("news", { description: "x".repeat(length) });
  expect(await read(webhook(900_000))).toEqual({ tags: ["news"] });
  for (const query of ["", "?tags=news"])
    expect(await read(webhook(maxPublishBytes), query)).toMatchObject({ status: 413 });
});

it.each([
  [{ tags: ["news", "blog"], locale: "hi" }, ["news.hi", "blog.hi"]],
  [{ tags: ["news.hi", "blog"] }, ["news.hi", "blog"]],
  [{ ...strapi("news"), entry: { locale: "hi" } }, ["news.hi"]],
  [{ ...strapi("news"), entry: { locale: "en" } }, ["news"]],
  [{ tags: ["news"], locale: "xx" }, ["news"]],
  [{ tags: ["news"], locale: { a: 1 } }, ["news"]],
])("is about the words of one language: %j", async (body, expected) => {
  expect(await read(body)).toMatchObject({ tags: expected });
});

it.each(["news.en", "news.x", "news.hi.hi", "newz.hi", ".hi"])("refuses the tag %s", async (tag) => {
  expect(await read({ tags: [tag] })).toMatchObject({ status: 400 });
});
