/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { hydrate } from "@/testing/browser/hydrate-island";
import { emptySettings } from "@/testing/content/settings";
import { ChatBox } from "./chat-box";
import { TopBar } from "./top-bar";

const hrefs = () => screen.queryAllByRole("link").map((link) => link.getAttribute("href"));

it("ChatBox has the configured links only, and is missing without one", () => {
  const { rerender, container } = hydrate(<ChatBox settings={{ ...emptySettings, phone: "98765 43210" }} />);
  expect(hrefs()).toEqual(["tel:+919876543210"]);
  rerender(<ChatBox settings={{ ...emptySettings, whatsappNumber: "98765 43210" }} />);
  expect(hrefs()).toEqual([expect.stringContaining("wa.me")]);
  rerender(<ChatBox settings={emptySettings} />);
  expect(container).toBeEmptyDOMElement();
});

it("TopBar shows an address once that is both official and sales email", () => {
  const mail = "info@example.com";
  render(<TopBar settings={{ ...emptySettings, officialEmail: mail, salesEmail: mail }} />);
  expect(hrefs()).toEqual([`mailto:${mail}`]);
});
