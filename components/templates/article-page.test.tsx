/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import type { Banner } from "@/lib/content/banners";
import type { Result } from "@/lib/read/result";
import { routes } from "@/lib/site/routes";
import { ArticlePage } from "./article-page";

const none: Result<Banner> = { ok: true, data: { title: null, description: null, image: null } };
const own: Result<Banner> = {
  ok: true,
  data: { title: "Own title", description: "Own description", image: "/files/own.webp" },
};
const failed: Result<Banner> = { ok: false, message: "Network Error" };

const picture = () =>
  decodeURIComponent(document.querySelector("img")?.getAttribute("src") ?? "").replace(/^.*url=|&.*$/g, "");
const article = {
  id: "1",
  title: "A post",
  image: "/files/post.webp",
  summary: "",
  author: "A. Rao",
  published: "2024-05-06",
  minutes: 4,
  description: null,
};

const rest = { list: routes.blogs, products: [], next: { heading: "More articles", pages: [] } };
const url = "https://www.example.com/blogs/details/1/a-post";

const show = (banner: Result<Banner>, own: Partial<typeof article> = {}) =>
  render(<ArticlePage banner={banner} article={{ ...article, ...own }} {...rest} url={url} />);

it.each([
  ["the banner's", own, article.image, "/files/own.webp"],
  ["the article's", none, article.image, "/files/post.webp"],
  ["the article's where the banner failed", failed, article.image, "/files/post.webp"],
  ["the bundled one", failed, null, "/images/banner.webp"],
])("has one image: %s", (_, banner, image, shown) => {
  show(banner, { image: image as string });
  expect(picture()).toBe(shown);
});

it("shows date, author and reading time, which a text without words lacks", () => {
  const { unmount } = show(none);
  expect(screen.getByText("6 May 2024")).toHaveAttribute("datetime", "2024-05-06");
  expect(screen.getByText("A. Rao")).toHaveAttribute("translate", "no");
  expect(screen.getByText("4 min read")).toBeInTheDocument();
  unmount();
  show(none, { minutes: null as unknown as number });
  expect(screen.queryByText(/min read/)).toBeNull();
});
