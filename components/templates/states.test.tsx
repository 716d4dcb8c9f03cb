import { render, screen } from "@testing-library/react";
import { StatementSection } from "@/components/sections/statement-section";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorAlert } from "@/components/ui/error-alert";
import { RichText } from "@/components/ui/rich-text";
import type { SafeHtml } from "@/lib/rich-text/sanitize";
import { ErrorPage } from "./error-page";
import { NotFoundMessage } from "./not-found-page";

jest.mock("@/lib/runtime/env", () => ({
  env: () => ({ SITE_URL: "https://site.test", BACKEND_URL: "https://backend.test" }),
}));

const html = "<p>One <strong>two</strong></p>" as SafeHtml;

describe("ErrorAlert", () => {
  it("is an alert with label and message", () => {
    render(<ErrorAlert label="Failed to load content" message="Network Error" />);
    expect(screen.getByRole("alert")).toHaveTextContent("Failed to load content: Network Error");
  });

  it("has a default message", () => {
    render(<ErrorAlert label="Error" message="" />);
    expect(screen.getByRole("alert")).toHaveTextContent("Error: Something went wrong");
  });

  it("escapes HTML in the message", () => {
    const { container } = render(<ErrorAlert label="Error" message="<img src=x>" />);
    expect(container.querySelector("img")).toBeNull();
  });
});

it("EmptyState is not an alert", () => {
  render(<EmptyState>No leadership members found.</EmptyState>);
  expect(screen.getByText("No leadership members found.")).toBeInTheDocument();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("ErrorPage shows title, image and message", () => {
  const { container } = render(<ErrorPage title="Expertise" label="Error" message="Network Error" />);
  expect(screen.getByRole("heading", { level: 1, name: "Expertise" })).toBeInTheDocument();
  expect(screen.getByRole("alert")).toHaveTextContent("Error: Network Error");
  expect(container.querySelector("img")?.getAttribute("src")).toContain("banner.webp");
});

it("NotFoundMessage shows a heading and links", () => {
  render(<NotFoundMessage heading="Service Not Found" />);
  expect(screen.getByRole("heading", { level: 1, name: "Service Not Found" })).toBeInTheDocument();
  const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual(["/", "/services", "/contact"]);
});

describe("RichText", () => {
  it("renders the markup", () => {
    const { container } = render(<RichText html={html} />);
    expect(container.querySelector("strong")).toHaveTextContent("two");
  });

  it("renders nothing without HTML", () => {
    expect(render(<RichText html={null} />).container).toBeEmptyDOMElement();
  });
});

describe("StatementSection", () => {
  const heading = () => screen.getByRole("heading", { level: 2, name: "Our Vision" });

  it("shows a heading and the text", () => {
    render(<StatementSection heading="Our Vision" result={{ ok: true, data: { description: html } }} />);
    expect(heading()).toBeInTheDocument();
    expect(screen.getByText("two")).toBeInTheDocument();
  });

  it("shows an empty state, not an alert, without content", () => {
    render(<StatementSection heading="Our Vision" result={{ ok: true, data: null }} />);
    expect(heading().nextElementSibling).toHaveTextContent(/\w/);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("shows an alert for a failed request", () => {
    render(<StatementSection heading="Our Vision" result={{ ok: false, message: "Network Error" }} />);
    expect(heading()).toBeInTheDocument();
    expect(screen.getByRole("alert")).toHaveTextContent("Failed to load content: Network Error");
  });
});
