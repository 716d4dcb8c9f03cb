/** @jest-environment jsdom */

import { render, screen, within } from "@testing-library/react";
import { getFamilies } from "@/lib/content/families";
import { haveRecordPages, isPublished } from "@/lib/content/published";
import { getSettingsOrNone } from "@/lib/content/settings";
import { read } from "@/lib/read/read";
import { hydrate } from "@/testing/browser/hydrate-island";
import { emptySettings } from "@/testing/content/settings";
import { Footer } from "./footer";
import { Header } from "./header";

jest.mock("@/lib/content/families", () => ({ getFamilies: jest.fn() }));
jest.mock("@/lib/content/menu-pages", () => ({ getMenuPages: async () => [] }));
jest.mock("@/lib/read/read", () => ({ read: jest.fn() }));
jest.mock("@/lib/content/published", () => ({ haveRecordPages: jest.fn(), isPublished: jest.fn() }));
jest.mock("@/lib/content/settings", () => ({ getSettingsOrNone: jest.fn() }));
jest.mock("next/navigation", () => ({ usePathname: () => "/services" }));
jest.mock("./current-year", () => ({ currentYear: () => 2024 }));

const settings = {
  ...emptySettings,
  phone: "98765 43210",
  officialEmail: "info@example.com",
  salesEmail: "sales@example.com",
  whatsappNumber: "98765 43210",
  address: "Plot 7, Pune",
};
const services = [
  { id: "1", title: "Gas Plants" },
  { id: "2", title: "Automation & Control Systems" },
];
/** The pages that a backend of the specification alone lacks. */
const added = ["/product", "/references", "/quality-policy"];
const failed = { ok: false, message: "Network Error" } as const;

beforeEach(() => {
  Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: true }) });
  jest.mocked(getSettingsOrNone).mockResolvedValue(settings);
  jest.mocked(getFamilies).mockResolvedValue([]);
  jest.mocked(isPublished).mockResolvedValue(true);
  jest.mocked(haveRecordPages).mockResolvedValue(true);
  jest.mocked(read).mockImplementation((async (name: string) => ({
    ok: true,
    data: name === "services" ? services : [{ id: "2", title: "Cryogenics" }],
  })) as never);
});

const header = async () => render(await Header({ siteName: "Acme" }));
const footer = async () => hydrate(await Footer({ siteName: "Acme" }));
const links = (element: HTMLElement) =>
  within(element)
    .queryAllByRole("link")
    .map((link) => link.getAttribute("href"));

it("shows the links that editors have added to menu and footer", async () => {
  const link = { label: "Open days", href: "/open-days" };
  jest.mocked(getSettingsOrNone).mockResolvedValue({
    ...settings,
    menuLinks: [{ ...link, group: "about" }],
    footerColumns: [{ heading: "Visit us", links: [{ label: "Fair", href: "https://fair.example.com/" }] }],
    socialProfiles: [{ network: "LinkedIn", href: "https://www.linkedin.com/company/acme" }],
  });
  const { container } = await header();
  const about = container.querySelector("nav a[href='/about'] ~ details + *") as HTMLElement;
  expect(links(about)).toContain("/open-days");
  expect(links(await footer().then(({ container }) => container))).toEqual(
    expect.arrayContaining(["https://fair.example.com/", "https://www.linkedin.com/company/acme"]),
  );
  expect(screen.getByRole("heading", { name: "Visit us" })).toBeInTheDocument();
});

it("names the service telephone in the top bar, the menu, the footer and the chat box, if it is set", async () => {
  const numbers = (container: ParentNode) =>
    [...container.querySelectorAll("[href='tel:+919876543299']")].map(
      (link) => link.closest("aside, nav, details, footer")?.localName,
    );
  for (const { container } of [await header(), await footer()])
    expect(container).not.toHaveTextContent("Plant stopped?");
  jest.mocked(getSettingsOrNone).mockResolvedValue({
    ...settings,
    servicePhone: "98765 43299",
    serviceHours: "24 hours",
    serviceLanguages: "English, Hindi",
  });
  const { container: top } = await header();
  expect(numbers(top)).toEqual(["aside", "nav"]);
  expect(top.querySelector("nav > p")).toHaveTextContent("Plant stopped? +91 98765 43299 24 hours");
  const { container: end } = await footer();
  expect(numbers(end)).toEqual(["footer", "details"]);
  expect(end.querySelector("footer > :first-child")).toHaveTextContent(
    "Plant stopped? +91 98765 43299 24 hours · English, Hindi",
  );
});

describe("Header", () => {
  it("shows the configured logo or the built-in one", async () => {
    const { container, unmount } = await header();
    const home = () => container.ownerDocument.querySelector("header a[href='/']");
    expect(home()?.querySelector("svg")).toBeInTheDocument();
    expect(screen.getByText("Acme")).toHaveAttribute("translate", "no");
    unmount();
    jest.mocked(getSettingsOrNone).mockResolvedValue({ ...settings, logo: "/files/logo.webp" });
    await header();
    expect(decodeURIComponent(home()?.querySelector("img")?.getAttribute("src") ?? "")).toContain(
      "/files/logo.webp",
    );
  });

  it("opens its groups without scripts, one at a time, and shows each with its own page", async () => {
    const { container } = await header();
    const sections = [...container.querySelectorAll<HTMLDetailsElement>("nav details")];
    expect(sections).toHaveLength(6);
    expect(new Set(sections.map((section) => section.getAttribute("name"))).size).toBe(1);
    expect(sections[0]?.getAttribute("name")).toBeTruthy();
    for (const section of sections) {
      expect(section).not.toHaveAttribute("open");
      const own = section.previousElementSibling?.getAttribute("href");
      const hrefs = links(section.nextElementSibling as HTMLElement);
      expect(hrefs).toContain(own);
      expect(new Set(hrefs).size).toBe(hrefs.length);
    }
  });

  it("marks the group of the page", async () => {
    const { container } = await header();
    const marked = [...container.querySelectorAll("[aria-current], [data-current]")];
    expect(marked.map(({ localName, textContent }) => [localName, textContent?.slice(0, 8)])).toEqual([
      ["li", "Services"],
      ["a", "Services"],
    ]);
  });

  it("ends About Us, Services and Expertise with a page, if it is published", async () => {
    const ends = (container: HTMLElement) =>
      [...container.querySelectorAll("nav > ul > li > ul > :last-child")].map((item) => item.textContent);
    const { container, unmount } = await header();
    expect(ends(container).slice(1, 4)).toEqual(["Quality Policy", "Products", "References"]);
    unmount();
    jest.mocked(isPublished).mockResolvedValue(false);
    const { container: bare } = await header();
    for (const href of added) expect(bare.querySelector(`[href='${href}']`)).toBeNull();
  });

  it("shows the families of products with their numbers, and beside them the services by group", async () => {
    const family = { name: "Oxygen", count: 4, href: "/product#oxygen", image: "/files/oxygen.webp" };
    jest.mocked(getFamilies).mockResolvedValue([family]);
    jest.mocked(read).mockImplementation((async (name: string) => ({
      ok: true,
      data: name === "services" ? services.map((one, index) => ({ ...one, group: `Group ${index}` })) : [],
    })) as never);
    const { container } = await header();
    const panel = [...container.querySelectorAll<HTMLElement>("nav > ul > li > ul")][2] as HTMLElement;
    expect(links(panel)).toEqual([
      "/product",
      "/product#oxygen",
      "/services",
      "/services/details/1/gas-plants",
      "/services/details/2/automation-control-systems",
    ]);
    expect(within(panel).getByRole("link", { name: "Oxygen 4 products" })).toBeInTheDocument();
    for (const group of ["Group 0", "Group 1"]) expect(within(panel).getByText(group)).toBeInTheDocument();
    const narrow = [...container.querySelectorAll("nav > :not(ul)")].map((part) => part.textContent);
    expect(narrow.join()).toContain("Find a productOxygen");
  });

  it("leads to the static page of a service, or to the list, where services have no pages", async () => {
    jest.mocked(haveRecordPages).mockResolvedValue(false);
    await header();
    for (const [name, href] of [
      ["Gas Plants", "/services"],
      ["Automation & Control Systems", "/service/detail/automation"],
    ] as const)
      expect(screen.getByRole("link", { name })).toHaveAttribute("href", href);
  });

  it("renders while the backend is down", async () => {
    jest.mocked(getSettingsOrNone).mockResolvedValue(emptySettings);
    jest.mocked(read).mockResolvedValue(failed);
    await header();
    const main = screen.getByRole("navigation", { name: "Main" });
    expect(links(main)).toEqual(expect.arrayContaining(["/services", "/expertise", "/contact"]));
    expect(screen.queryByText(/Network Error/)).toBeNull();
  });
});

describe("Footer", () => {
  it("names the company's numbers, and whom applicants and journalists write to", async () => {
    jest.mocked(getSettingsOrNone).mockResolvedValue({
      ...settings,
      careersEmail: "jobs@example.com",
      pressEmail: "press@example.com",
      registrationNumber: "CIN 1",
      taxNumber: "GSTIN 2",
    });
    await footer();
    expect(screen.getByText("© 2024 Acme · CIN 1 · GSTIN 2")).toBeInTheDocument();
    for (const [name, address] of [
      ["Careers", "jobs@example.com"],
      ["Press", "press@example.com"],
    ])
      expect(screen.getByRole("link", { name: `${name}: ${address}` })).toHaveAttribute(
        "href",
        `mailto:${address}`,
      );
  });

  it("has a button for each column, which shows its links on phones, one column at a time", async () => {
    const { container } = await footer();
    const columns = [...container.querySelectorAll("section")];
    expect(columns).toHaveLength(4);
    for (const column of columns) {
      const details = column.querySelector("details");
      expect(details).toHaveAttribute("name", "footer");
      expect(details).not.toHaveAttribute("open");
      expect(details?.querySelector("summary")).toHaveAccessibleName(
        column.querySelector("h2")?.textContent ?? "-",
      );
      expect(details?.nextElementSibling?.matches("ul, address")).toBe(true);
    }
  });

  it("links no page that is not published", async () => {
    jest.mocked(isPublished).mockResolvedValue(false);
    const { container } = await footer();
    for (const href of [...added, "/privacy"]) expect(links(container)).not.toContain(href);
    expect(links(container)).toContain("/catalogues_downloads");
  });

  it("renders while the backend is down", async () => {
    jest.mocked(getSettingsOrNone).mockResolvedValue(emptySettings);
    jest.mocked(read).mockResolvedValue(failed);
    const { container } = await footer();
    expect(links(container)).toEqual(expect.arrayContaining(["/", "/contact"]));
    expect(container.querySelector("address, footer > details")).toBeNull();
    const columns = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
    expect(columns).toEqual(["Quick Links"]);
  });
});
