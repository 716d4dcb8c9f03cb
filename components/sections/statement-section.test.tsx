import { render, screen } from "@testing-library/react";
import type { SafeHtml } from "@/lib/rich-text/sanitize";
import { StatementSection } from "./statement-section";

const html = "<p>One <strong>two</strong></p>" as SafeHtml;
const heading = () => screen.getByRole("heading", { level: 2, name: "Our Vision" });

it("shows a heading and the text", () => {
  render(<StatementSection heading="Our Vision" result={{ ok: true, data: { description: html } }} />);
  expect(heading()).toBeInTheDocument();
  expect(screen.getByText("two")).toBeInTheDocument();
});

it("shows an empty state, not an alert, without content", () => {
  render(<StatementSection heading="Our Vision" result={{ ok: true, data: null }} />);
  expect(heading().parentElement?.nextElementSibling).toHaveTextContent(/\w/);
  expect(screen.queryByRole("alert")).toBeNull();
});

it("shows an alert for a failed request", () => {
  render(<StatementSection heading="Our Vision" result={{ ok: false, message: "Network Error" }} />);
  expect(heading()).toBeInTheDocument();
  expect(screen.getByRole("alert")).toHaveTextContent("Failed to load content: Network Error");
});
