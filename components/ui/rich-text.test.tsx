/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import type { SafeHtml } from "@/lib/rich-text/sanitize";
import { RichText } from "./rich-text";

it("renders the markup", () => {
  const { container } = render(<RichText html={"<p>One <strong>two</strong></p>" as SafeHtml} />);
  expect(container.querySelector("strong")).toHaveTextContent("two");
});

it("renders nothing without HTML", () => {
  expect(render(<RichText html={null} />).container).toBeEmptyDOMElement();
});
