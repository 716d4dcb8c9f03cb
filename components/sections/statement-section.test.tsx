/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import type { SafeHtml } from "@/lib/rich-text/sanitize";
import { StatementSection } from "./statement-section";

const html = "<p>One <strong>two</strong></p>" as SafeHtml;

it("shows the figures of the text and what to read next, each only where there is one", () => {
  const figures = [{ value: "141", unit: "days", label: "to the first oxygen" }];
  const result = { ok: true, data: { description: html, figures } } as const;
  const next = [{ href: "/our-values", title: "Our Values", text: "Twenty of them." }];
  const { rerender } = render(<StatementSection heading="Our Vision" result={result} next={next} />);
  expect(screen.getByRole("definition").textContent).toBe("141\u00a0days");
  expect(screen.getByRole("term")).toHaveTextContent("to the first oxygen");
  expect(screen.getByRole("region", { name: "Read next" })).toHaveTextContent("Twenty of them.");
  expect(screen.getByRole("link", { name: "Our Values" })).toHaveAttribute("href", "/our-values");
  rerender(<StatementSection heading="Our Vision" result={{ ok: true, data: { description: html } }} />);
  expect(screen.queryByRole("definition")).toBeNull();
  expect(screen.queryByRole("region", { name: "Read next" })).toBeNull();
});

it("shows an image beside the text unless the text contains it", () => {
  const data = { description: html, image: "/files/a.webp", imageAlt: "Workshop" };
  const { rerender } = render(<StatementSection heading="Our Vision" result={{ ok: true, data }} />);
  expect(screen.getByRole("img", { name: "Workshop" })).toBeInTheDocument();
  const description = `${html}<img src="/files/a.webp" alt="In the text">` as SafeHtml;
  rerender(<StatementSection heading="Our Vision" result={{ ok: true, data: { ...data, description } }} />);
  expect(screen.queryByRole("img", { name: "Workshop" })).toBeNull();
});

it("shows an empty state, not an alert, without content", () => {
  render(<StatementSection heading="Our Vision" result={{ ok: true, data: null }} />);
  expect(screen.getByText("Nothing has been published here yet.")).toBeInTheDocument();
  expect(screen.queryByRole("alert")).toBeNull();
});
