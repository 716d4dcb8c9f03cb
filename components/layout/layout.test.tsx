import { render, screen, within } from "@testing-library/react";
import { hydrate } from "@/components/islands/test-hydrate";
import { getExpertise } from "@/lib/content/expertise";
import { getServices } from "@/lib/content/services";
import { getSettingsOrNone } from "@/lib/content/settings";
import { emptySettings } from "@/lib/content/test-settings";
import { Footer } from "./footer";
import { Header } from "./header";

jest.mock("@/lib/content/expertise", () => ({ getExpertise: jest.fn() }));
jest.mock("@/lib/content/services", () => ({ getServices: jest.fn() }));
jest.mock("@/lib/content/settings", () => ({ getSettingsOrNone: jest.fn() }));
jest.mock("next/navigation", () => ({ usePathname: () => "/services" }));
jest.mock("./year", () => ({ Year: () => "2024" }));

const settings = {
  ...emptySettings,
  phone: "98765 43210",
  officialEmail: "info@example.com",
  salesEmail: "sales@example.com",
  whatsappNumber: "98765 43210",
  address: "Plot 7, Pune",
};
const failed = { ok: false, message: "Network Error" } as const;

beforeEach(() => {
  jest.mocked(getSettingsOrNone).mockResolvedValue(settings);
  jest.mocked(getServices).mockResolvedValue({ ok: true, data: [{ id: "1", title: "Gas Plants" }] });
  jest.mocked(getExpertise).mockResolvedValue({ ok: true, data: [{ id: "2", title: "Cryogenics" }] });
});

const header = async () => render(await Header({ siteName: "Acme" }));
const footer = async () => hydrate(await Footer({ siteName: "Acme" }));
const links = (element: HTMLElement) =>
  within(element)
    .queryAllByRole("link")
    .map((link) => link.getAttribute("href"));

describe("Header", () => {
  it("has every group, with services and expertise as items", async () => {
    await header();
    const main = screen.getByRole("navigation", { name: "Main" });
    expect(links(main)).toEqual(
      expect.arrayContaining([
        "/",
        "/about",
        "/services/details/1/gas-plants",
        "/expertise/details/2/cryogenics",
        "/contact",
        "/map",
      ]),
    );
    expect(screen.getByRole("link", { name: "Acme" })).toHaveAttribute("href", "/");
  });

  it("shows the configured logo or the built-in one", async () => {
    const { container, unmount } = await header();
    const home = () => container.ownerDocument.querySelector("header a[href='/']");
    expect(home()?.querySelector("svg")).toBeInTheDocument();
    unmount();
    jest.mocked(getSettingsOrNone).mockResolvedValue({ ...settings, logo: "/files/logo.webp" });
    await header();
    expect(decodeURIComponent(home()?.querySelector("img")?.getAttribute("src") ?? "")).toContain(
      "/files/logo.webp",
    );
  });

  it("has a mobile menu with exclusive sections and no duplicate links in a section", async () => {
    const { container } = await header();
    const sections = [...container.querySelectorAll<HTMLDetailsElement>("details details")];
    expect(sections.map((section) => section.querySelector("summary")?.textContent)).toEqual([
      "Home",
      "About Us",
      "Services",
      "Expertise",
      "Info & News",
      "Contact",
    ]);
    expect(new Set(sections.map((section) => section.getAttribute("name"))).size).toBe(1);
    expect(sections[0]?.getAttribute("name")).toBeTruthy();
    for (const section of sections) {
      const hrefs = [...section.querySelectorAll("a")].map((link) => link.getAttribute("href"));
      expect(new Set(hrefs).size).toBe(hrefs.length);
      expect(section).not.toHaveAttribute("open");
    }
  });

  it("renders while the backend is down", async () => {
    jest.mocked(getSettingsOrNone).mockResolvedValue(emptySettings);
    jest.mocked(getServices).mockResolvedValue(failed);
    jest.mocked(getExpertise).mockResolvedValue(failed);
    await header();
    const main = screen.getByRole("navigation", { name: "Main" });
    expect(links(main)).toEqual(expect.arrayContaining(["/services", "/expertise", "/contact"]));
    expect(screen.queryByText(/Network Error/)).toBeNull();
  });
});

describe("Footer", () => {
  it("has four columns and the copyright line", async () => {
    const { container } = await footer();
    const headings = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
    expect(headings).toEqual(["Quick Links", "Services", "Contact", "Corporate Office"]);
    expect(links(container)).toEqual(
      expect.arrayContaining([
        "/",
        "/commitments",
        "/info-news",
        "/contact",
        "/services/details/1/gas-plants",
        "mailto:info@example.com",
        "mailto:sales@example.com",
        "tel:+919876543210",
      ]),
    );
    expect(screen.getByText("Plot 7, Pune")).toBeInTheDocument();
    expect(screen.getByText(/© 2024 Acme/)).toBeInTheDocument();
    expect(screen.getByRole("list", { name: "Social media" })).toBeInTheDocument();
    expect(container.querySelector("details[open]")).toHaveTextContent("WhatsApp");
  });

  it("renders while the backend is down", async () => {
    jest.mocked(getSettingsOrNone).mockResolvedValue(emptySettings);
    jest.mocked(getServices).mockResolvedValue(failed);
    const { container } = await footer();
    expect(links(container)).toEqual(expect.arrayContaining(["/", "/contact"]));
    expect(container.querySelector("address, details")).toBeNull();
  });
});
