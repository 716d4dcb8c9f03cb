/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { socialProfiles } from "@/lib/site/company";
import { hydrate } from "@/testing/browser/hydrate-island";
import { emptySettings } from "@/testing/content/settings";
import { ChatBox } from "./chat-box";
import { SocialRow } from "./social-row";
import { TopBar } from "./top-bar";

const hrefs = () => screen.queryAllByRole("link").map((link) => link.getAttribute("href"));

describe("ChatBox", () => {
  it("is open with links to WhatsApp and phone", () => {
    const settings = { ...emptySettings, whatsappNumber: "+91 98765 43210", phone: "98765 43211" };
    const { container } = hydrate(<ChatBox settings={settings} />);
    expect(container.querySelector("details")).toHaveAttribute("open");
    expect(screen.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
      "href",
      "https://wa.me/919876543210?text=Hey%20there%2C%20I%20have%20a%20question.",
    );
    expect(screen.getByRole("link", { name: "Call +91 98765 43211" })).toHaveAttribute(
      "href",
      "tel:+919876543211",
    );
  });

  it("shows only configured links", () => {
    const { rerender } = hydrate(<ChatBox settings={{ ...emptySettings, phone: "98765 43210" }} />);
    expect(hrefs()).toEqual(["tel:+919876543210"]);
    rerender(<ChatBox settings={{ ...emptySettings, whatsappNumber: "98765 43210" }} />);
    expect(hrefs()).toEqual([expect.stringContaining("wa.me")]);
  });

  it("renders nothing without a link", () => {
    expect(hydrate(<ChatBox settings={emptySettings} />).container).toBeEmptyDOMElement();
  });
});

describe("SocialRow", () => {
  it("links to every profile that has a URL, in order", () => {
    render(<SocialRow />);
    const row = screen.getByRole("list", { name: "Social media" });
    const shown = within(row).getAllByRole("link");
    const known = socialProfiles.filter(({ href }) => href);
    // Counts items, because an empty `href` would leave an item without a link.
    expect(within(row).getAllByRole("listitem")).toHaveLength(known.length);
    expect(shown.map((link) => [link.getAttribute("aria-label"), link.getAttribute("href")])).toEqual(
      known.map(({ name, href }) => [name, href]),
    );
    expect(known.length).toBeLessThan(socialProfiles.length);
    for (const link of shown) expect(link.getAttribute("rel")).toContain("noopener");
  });
});

describe("TopBar", () => {
  it("shows email addresses and phone number", () => {
    const settings = {
      ...emptySettings,
      officialEmail: "info@example.com",
      salesEmail: "sales@example.com",
      phone: "98765 43210",
    };
    render(<TopBar settings={settings} />);
    expect(hrefs()).toEqual(["mailto:info@example.com", "mailto:sales@example.com", "tel:+919876543210"]);
    expect(screen.getByText("+91 98765 43210")).toBeInTheDocument();
  });

  it("shows an address once that is both official and sales email", () => {
    const error = jest.spyOn(console, "error").mockImplementation(() => {});
    const mail = "info@example.com";
    render(<TopBar settings={{ ...emptySettings, officialEmail: mail, salesEmail: mail }} />);
    expect(hrefs()).toEqual([`mailto:${mail}`]);
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });
});
