import { contentRef } from "./content-ref";
import { pagesPerPart } from "./page-number";
import { pagedRoutes } from "./routes";

it("names the record of a detail page, and its one address that does not exist", () => {
  expect(contentRef("/info-news/details/aB-3/a-title")).toEqual({
    type: "record",
    kind: "news",
    id: "aB-3",
    slug: "a-title",
    notFoundPath: "/info-news/details/-",
  });
  expect(contentRef("/services/details/1")).toMatchObject({ kind: "services", slug: "" });
  expect(contentRef("/services/details/1/a/b")).toMatchObject({ slug: "a/b" });
});

it.each(pagedRoutes)("names the list and the number of a page of %s", (route) => {
  expect(contentRef(`${route}/page/12`)).toMatchObject({
    type: "listPage",
    page: 12,
    notFoundPath: `${route}/page/0`,
  });
});

it("names items, and the records that the contact form is opened from", () => {
  expect(contentRef("/miscellaneous/item/7")).toMatchObject({ type: "item", id: "7" });
  expect(contentRef("/contact/about/service-7")).toMatchObject({
    type: "inquirySource",
    kind: "services",
    id: "7",
  });
  expect(contentRef("/contact/about/expertise-a_b")).toMatchObject({ kind: "expertise", id: "a_b" });
});

it("names what a share image and a part of the sitemap depend on", () => {
  expect(contentRef("/og/blogs/details/3.jpg")).toEqual({
    type: "record",
    kind: "blog",
    id: "3",
    slug: undefined,
    notFoundPath: "/og/-",
  });
  expect(contentRef("/og/blogs/page/3.jpg")).toMatchObject({
    type: "listPage",
    page: 3,
    notFoundPath: "/og/-",
  });
  expect(contentRef("/sitemap/blog-3.xml")).toMatchObject({
    type: "listPage",
    list: "blog",
    page: 2 * pagesPerPart + 1,
    notFoundPath: "/sitemap/-",
  });
});

it.each([
  ["/blogs/details/a.b", "/blogs/details/-"],
  ["/blogs/page/0", "/blogs/page/0"],
  ["/blogs/page/100000", "/blogs/page/0"],
  ["/miscellaneous/item/-", "/miscellaneous/item/-"],
  ["/contact/about/made-up", "/contact/about/-"],
  ["/og/made-up.jpg", "/og/-"],
  ["/og/about.png", "/og/-"],
  ["/og/og/about.jpg", "/og/-"],
  ["/og/blogs/details/3/a-title.jpg", "/og/-"],
  ["/sitemap/made-up-1.xml", "/sitemap/-"],
  ["/sitemap/constructor-1.xml", "/sitemap/-"],
])("%s can never exist", (path, notFoundPath) => {
  expect(contentRef(path)).toEqual({ type: "none", notFoundPath });
});

it.each([
  "/",
  "/blogs",
  "/blogs/page",
  "/about/page/2",
  "/contact/about/epc-projects",
  "/og/home.jpg",
  "/og/our-team.jpg",
  "/og/service/detail/epc-projects.jpg",
  "/sitemap/pages.xml",
  "/service/detail/epc-projects",
])("%s depends on no single record", (path) => {
  expect(contentRef(path)).toBeUndefined();
});
