/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { emptySettings } from "@/testing/content/settings";
import { ContactPage } from "./contact-page";

jest.mock("@/lib/runtime/env", () => ({ env: () => ({ SITE_URL: "https://www.site.test" }) }));

const settings = {
  ...emptySettings,
  phone: "98765 43210",
  officialEmail: "info@example.com",
  whatsappNumber: "9876543210",
};
const page = {
  banner: { ok: false, message: "-" } as const,
  settings: { ok: true, data: settings } as const,
  privacy: { ok: true, data: null } as const,
  formToken: "token.1",
};

it("shows the other ways in place of a form that nobody would receive", () => {
  const { container } = render(<ContactPage {...page} takesInquiries={false} />);
  expect(container.querySelector("form")).toBeNull();
  const section = screen.getByRole("region", { name: "Call us or write to us" });
  const links = within(section).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href")?.split(":")[0])).toEqual(["mailto", "tel", "https"]);
});
