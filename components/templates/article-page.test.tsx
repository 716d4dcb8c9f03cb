/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import type { Banner } from "@/lib/content/banners";
import type { Result } from "@/lib/content/read";
import { ArticlePage } from "./article-page";

jest.mock("@/lib/runtime/env", () => ({
  env: () => ({ SITE_URL: "https://site.test", BACKEND_URL: "https://backend.test" }),
}));

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
  body: null,
};

const pages = [{ href: "/blogs/details/2/next", title: "Next", published: "2024-04-01" }];
const rest = { trail: [], products: [], next: { heading: "More articles", pages } };

const url = "https://www.example.com/blogs/details/1/a-post";

it("shows date, author and reading time, and the article's image when the banner has none", () => {
  render(<ArticlePage banner={none} article={article} {...rest} url={url} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("A post");
  expect(screen.getByText("6 May 2024")).toHaveAttribute("datetime", "2024-05-06");
  expect(screen.getByText(/A\. Rao/)).toBeInTheDocument();
  expect(screen.getByText("4 min read")).toBeInTheDocument();
  expect(picture()).toBe("/files/post.webp");
});

it("shows the article's image when the banner failed", () => {
  render(<ArticlePage banner={failed} article={article} {...rest} url={url} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("A post");
  expect(picture()).toBe("/files/post.webp");
});

it("shows the bundled image without any other, and no reading time without text", () => {
  render(
    <ArticlePage banner={failed} article={{ ...article, image: null, minutes: null }} {...rest} url={url} />,
  );
  expect(picture()).toBe("/images/banner.webp");
  expect(screen.queryByText(/min read/)).toBeNull();
});

it("leads on to other articles, and to the contact form at its beginning and end", () => {
  render(<ArticlePage banner={none} article={article} {...rest} url={url} />);
  expect(screen.getByRole("region", { name: "More articles" })).toHaveTextContent("1 April 2024Next");
  expect(screen.getAllByRole("link").filter((link) => link.getAttribute("href") === "/contact")).toHaveLength(
    2,
  );
});

it("prefers the banner's image", () => {
  render(<ArticlePage banner={own} article={article} {...rest} url={url} />);
  expect(picture()).toBe("/files/own.webp");
});
