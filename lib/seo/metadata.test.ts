/** @jest-environment node */
import { feeds, routes } from "../routes";
import { listPageMetadata, missingMetadata, pageMetadata } from "./metadata";

it("names a page, and its one address", () => {
  expect(pageMetadata({ title: "About", description: "Who we are", path: "/about" })).toEqual({
    title: "About",
    description: "Who we are",
    alternates: { canonical: "/about" },
  });
});

it.each([null, undefined, ""])("has no description for %j", (description) => {
  expect(pageMetadata({ title: "About", description, path: "/about" }).description).toBeUndefined();
});

it("tells the further pages of a list apart", () => {
  expect(listPageMetadata({ title: "Our Team", route: routes.ourTeam, page: 2 })).toMatchObject({
    title: "Our Team, page 2",
    alternates: { canonical: "/our-team?page=2" },
  });
});

it("announces the feed that carries what a page shows", () => {
  const types = { "application/atom+xml": [{ url: "/blogs/feed.xml", title: "Blogs" }] };
  const feed = feeds.posts;
  expect(pageMetadata({ title: "A post", path: "/blogs/details/1", feed }).alternates?.types).toEqual(types);
  expect(listPageMetadata({ title: "Blogs", route: routes.blogs, page: 2, feed }).alternates?.types).toEqual(
    types,
  );
});

it("gives a page that does not exist no address", () => {
  expect(listPageMetadata({ title: "Our Team", route: routes.ourTeam, page: null })).toBe(missingMetadata);
  expect(missingMetadata).toEqual({ title: "Page Not Found" });
});
