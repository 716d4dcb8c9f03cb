/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { ContactButton } from "./contact-button";

it.each([
  [undefined, "Ask an engineer", "/contact"],
  ["careers", "Careers", "/contact#careers"],
  ["press", "Press", "/contact#press"],
] as const)("leads to the part of the contact page that fits the topic: %s", (topic, name, href) => {
  render(<ContactButton topic={topic} />);
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", href);
});
