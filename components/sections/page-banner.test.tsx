import { render, screen, within } from "@testing-library/react";
import { ArticlePage } from "@/components/templates/article-page";
import { DetailPage } from "@/components/templates/detail-page";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import type { Banner } from "@/lib/content/banners";
import type { Result } from "@/lib/content/read";
import { PageBanner } from "./page-banner";

jest.mock("@/lib/runtime/env", () => ({
  env: () => ({ SITE_URL: "https://site.test", BACKEND_URL: "https://backend.test" }),
}));

const none: Result<Banner> = { ok: true, data: { title: null, description: null, image: null } };
const own: Result<Banner> = {
  ok: true,
  data: { title: "Own title", description: "Own words", image: "/files/own.webp" },
};
const failed: Result<Banner> = { ok: false, message: "Network Error" };

const picture = () =>
  decodeURIComponent(document.querySelector("img")?.getAttribute("src") ?? "").replace(/^.*url=|&.*$/g, "");
const steps = () =>
  within(screen.getByRole("navigation", { name: "Breadcrumb" }))
    .getAllByRole("listitem")
    .map((step) => [step.textContent, step.querySelector("a")?.getAttribute("href")]);

describe("PageBanner", () => {
  it("shows the banner's own title, words and picture", () => {
    render(<PageBanner banner={own} title="Leadership" />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Own title");
    expect(screen.getByText("Own words")).toBeInTheDocument();
    expect(picture()).toBe("/files/own.webp");
  });

  it.each([
    ["is empty", none],
    ["failed", failed],
  ])("has the bundled picture and the page's title where the banner %s", (_, banner) => {
    render(<PageBanner banner={banner} title="Leadership" />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Leadership");
    expect(picture()).toBe("/images/banner.webp");
    // The page's own content has a message; the banner needs none.
    expect(screen.queryByText(/Network Error/)).toBeNull();
  });

  it("has a picture that is decoration and is fetched first", () => {
    render(<PageBanner banner={own} title="Leadership" />);
    const image = document.querySelector("img");
    expect(image).toHaveAttribute("alt", "");
    expect(image).toHaveAttribute("loading", "eager");
    expect(image).toHaveAttribute("fetchpriority", "high");
  });

  it("ends the way here with the page's own name, whatever the banner is called", () => {
    render(<PageBanner banner={own} title="Leadership" />);
    expect(steps()).toEqual([
      ["Home", "/"],
      ["Leadership", undefined],
    ]);
  });

  it("takes another name for the end of the way", () => {
    render(<PageBanner banner={none} title="Cryogenics" label="Expertise" />);
    expect(steps().at(-1)).toEqual(["Expertise", undefined]);
  });
});

it("PageBanner has no way where there is none", () => {
  render(<PageBanner banner={none} title="Acme" trail={null} />);
  expect(screen.queryByRole("navigation")).toBeNull();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Acme");
});

describe("Breadcrumb", () => {
  it("leads from home over the trail to the page, which is marked and no link", () => {
    render(<Breadcrumb trail={[{ label: "Blogs", href: "/blogs" }]} label="A post" />);
    expect(steps()).toEqual([
      ["Home", "/"],
      ["Blogs", "/blogs"],
      ["A post", undefined],
    ]);
    expect(screen.getByText("A post")).toHaveAttribute("aria-current", "page");
  });
});

describe("DetailPage", () => {
  const detail = { id: "1", title: "Cryogenics", description: null, text: "", images: [] as string[] };

  it("shows title and pictures, each with words of its own", () => {
    const images = ["/files/a.webp", "/files/b.webp"];
    render(<DetailPage inquirySource="service-1" banner={none} detail={{ ...detail, images }} />);
    expect(screen.getByRole("heading", { level: 2, name: "Cryogenics" })).toBeInTheDocument();
    const alts = screen.getAllByRole("img").map((image) => image.getAttribute("alt"));
    expect(alts).toEqual(["Cryogenics, picture 1", "Cryogenics, picture 2"]);
  });

  it("has no gallery without pictures", () => {
    render(<DetailPage inquirySource="service-1" banner={none} detail={detail} />);
    expect(screen.queryByRole("img")).toBeNull();
  });

  it("takes the same picture twice", () => {
    const error = jest.spyOn(console, "error").mockImplementation(() => {});
    render(
      <DetailPage
        inquirySource="service-1"
        banner={none}
        detail={{ ...detail, images: ["/files/a.webp", "/files/a.webp"] }}
      />,
    );
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });
});

describe("ArticlePage", () => {
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

  const url = "https://www.example.com/blogs/details/1/a-post";

  it("shows when, by whom, how long it takes to read, and the article's picture where the banner has none", () => {
    render(<ArticlePage banner={none} article={article} trail={[]} url={url} />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("A post");
    expect(screen.getByText("6 May 2024")).toHaveAttribute("datetime", "2024-05-06");
    expect(screen.getByText(/A\. Rao/)).toBeInTheDocument();
    expect(screen.getByText("4 min read")).toBeInTheDocument();
    expect(picture()).toBe("/files/post.webp");
  });

  it("keeps the article's picture where the banner could not be had", () => {
    render(<ArticlePage banner={failed} article={article} trail={[]} url={url} />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("A post");
    expect(picture()).toBe("/files/post.webp");
  });

  it("has the bundled picture where there is none at all, and no time for no words", () => {
    render(
      <ArticlePage
        banner={failed}
        article={{ ...article, image: null, minutes: null }}
        trail={[]}
        url={url}
      />,
    );
    expect(picture()).toBe("/images/banner.webp");
    expect(screen.queryByText(/min read/)).toBeNull();
  });

  it("prefers the banner's picture", () => {
    render(<ArticlePage banner={own} article={article} trail={[]} url={url} />);
    expect(picture()).toBe("/files/own.webp");
  });
});
