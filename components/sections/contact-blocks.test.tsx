/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { emptySettings } from "@/testing/content/settings";
import { ContactBlocks } from "./contact-blocks";

const headings = () => screen.queryAllByRole("heading").map((heading) => heading.textContent);

it.each([
  [{ address: "Plot 7, Pune" }, "Our Address"],
  [{ officialEmail: "info@example.com" }, "Send Us Email"],
  [{ salesEmail: "sales@example.com" }, "Send Us Email"],
  [{ phone: "98765 43210" }, "Call Us"],
])("shows only the block for %j", (settings, heading) => {
  render(<ContactBlocks settings={{ ...emptySettings, ...settings }} />);
  expect(headings()).toEqual([heading]);
});

it("says so where settings are missing or invalid, and shows no block", () => {
  render(
    <ContactBlocks settings={{ ...emptySettings, phone: "on request", salesEmail: "sales at example" }} />,
  );
  expect(headings()).toEqual([]);
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.getByText("No contact details found.")).toBeInTheDocument();
});

it("shows WhatsApp when requested and configured", () => {
  const settings = { ...emptySettings, whatsappNumber: "9876543210" };
  const { rerender } = render(<ContactBlocks settings={settings} chat />);
  expect(screen.getByRole("link", { name: "Open a chat" })).toHaveAttribute(
    "href",
    expect.stringContaining("https://wa.me/919876543210"),
  );
  rerender(<ContactBlocks settings={settings} />);
  expect(headings()).toEqual([]);
  rerender(<ContactBlocks settings={emptySettings} chat />);
  expect(headings()).toEqual([]);
});

it("shows careers, press and the registration after the three blocks of the specification", () => {
  const settings = {
    ...emptySettings,
    phone: "98765 43210",
    careersEmail: "careers@example.com",
    pressEmail: "press@example.com",
    registrationNumber: "CIN U00000MH2017PTC000000",
    taxNumber: "GSTIN 27AAAAA0000A1Z5",
  };
  const { rerender } = render(<ContactBlocks settings={settings} />);
  expect(headings()).toEqual(["Call Us", "Careers", "Press", "Company Registration"]);
  expect(screen.getByRole("link", { name: "press@example.com" })).toHaveAttribute(
    "href",
    "mailto:press@example.com",
  );
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    settings.registrationNumber,
    settings.taxNumber,
  ]);
  rerender(<ContactBlocks settings={{ ...emptySettings, careersEmail: "at example", taxNumber: "X 1" }} />);
  expect(headings()).toEqual(["Company Registration"]);
});

it("shows an address once that is both official and sales email", () => {
  const mail = "info@example.com";
  render(<ContactBlocks settings={{ ...emptySettings, officialEmail: mail, salesEmail: mail }} />);
  expect(screen.getAllByRole("link")).toHaveLength(1);
});

it("shows further offices and works, each with the ways to reach it", () => {
  const works = { name: "Works, Chakan", address: "Gat 210, Chakan 410501", phone: "+91 2135 223344" };
  render(
    <ContactBlocks
      settings={{
        ...emptySettings,
        locations: [
          { ...works, email: null },
          { ...works, name: "Office, Dubai", phone: null, email: "gulf@example.com" },
        ],
      }}
    />,
  );
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Works, Chakan",
    "Office, Dubai",
  ]);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "tel:+912135223344",
    "mailto:gulf@example.com",
  ]);
});
