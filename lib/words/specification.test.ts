import item from "../../messages/en/item.json";
import layout from "../../messages/en/layout.json";
import { routeTitle, sectionTitle } from "../site/route-words";
import { routes } from "../site/routes";
import { words } from "./words";

const t = words("en");
const { error, loadingTeam } = layout;

/** Texts that the specification prescribes, word for word; it has further ones in the titles of pages and menus. */
it.each([
  [t("pages.staticService.missing"), "Service Not Found"],
  [t("templates.notFoundPage.title"), "Page Not Found"],
  [error.title, "Unexpected Application Error!"],
  [error.network, "Network Error"],
  [error.unknown, "Something went wrong"],
  [t("failed.record"), "Error"],
  [t("failed.content"), "Failed to load content"],
  [t("failed.timeline"), "Failed to load timeline"],
  [t("failed.team"), "Failed to load team data"],
  [t("pages.expertise.missing"), "No service found...."],
  [t("pages.leadership.empty"), "No leadership members found."],
  [t("pages.ourTeam.empty"), "No team members found."],
  [t("pages.ourTeam.heading"), "The Visionaries Behind the Empire"],
  [loadingTeam, "Loading team members..."],
  [item.open, "Click here for details"],
  [t("pages.timeline.overline"), "OVER THE YEARS OF"],
  [t("pages.timeline.heading"), "Turning Dreams into Reality"],
  [t("pages.timeline.journey"), "Our Journey"],
  [t("layout.footer.quickLinks"), "Quick Links"],
  [t("layout.footer.services"), "Services"],
  [t("layout.footer.contact"), "Contact"],
  [t("layout.footer.office"), "Corporate Office"],
  [t("navigation.inquiries"), "Inquiries"],
  [t("company.whatsapp"), "Hey there, I have a question."],
])("%s", (text, prescribed) => {
  expect(text).toBe(prescribed);
});

it("names the items of the menu", () => {
  const { home, about, services, expertise, news, contact } = routes;
  const titles = [home, about, services, expertise, news, contact].map((route) => sectionTitle(route, "en"));
  expect(titles).toEqual(["Home", "About Us", "Services", "Expertise", "Info & News", "Contact Us"]);
  expect(routeTitle(routes.catalogues, "en")).toBe("Catalogues & Downloads");
});
