/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import type { Item } from "@/lib/read/kinds";
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
  openings: { ok: true, data: [] as Item<"openings">[] } as const,
  formToken: "token.1",
};

it("lists open positions beside the form, and nothing where there are none", () => {
  const position: Item<"openings"> = {
    id: "1",
    title: "Welder",
    place: "Chakan",
    employment: "full_time",
    description: "<p>Stainless steel.</p>" as Item<"openings">["description"],
    published: "2026-11-01",
    validThrough: "2026-12-31",
  };
  const { rerender } = render(<ContactPage {...page} openings={{ ok: true, data: [position] }} />);
  const section = screen.getByRole("region", { name: "Open positions" });
  expect(section).toHaveTextContent("Chakan · Full time");
  expect(section).toHaveTextContent("Stainless steel.Apply by 31 December 2026");
  expect(within(section).getByRole("link")).toHaveAttribute("href", "mailto:info@example.com");
  rerender(<ContactPage {...page} />);
  expect(screen.queryByRole("region", { name: "Open positions" })).toBeNull();
});

it("has the service telephone beside the form, if it is set", () => {
  const { rerender } = render(<ContactPage {...page} />);
  expect(screen.queryByRole("complementary", { name: "Plant stopped?" })).toBeNull();
  const own = { ...settings, servicePhone: "98765 43299" };
  rerender(<ContactPage {...page} settings={{ ok: true, data: own }} />);
  expect(screen.getByRole("complementary", { name: "Plant stopped?" })).toHaveTextContent("+91 98765 43299");
});
