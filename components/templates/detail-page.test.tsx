/** @jest-environment jsdom */

import { render, screen, within } from "@testing-library/react";
import type { Banner } from "@/lib/content/banners";
import type { Whole } from "@/lib/read/kinds";
import type { Result } from "@/lib/read/result";
import { emptySettings } from "@/testing/content/settings";
import { wholeOf } from "@/testing/content/views";
import { DetailPage } from "./detail-page";

const none: Result<Banner> = { ok: true, data: { title: null, description: null, image: null } };
const detail = wholeOf("services", { id: "1", title: "Cryogenics: cold", images: [], text: "" });
const show = (own: Partial<Whole<"services">> = {}, props: object = {}) =>
  render(<DetailPage kind="services" number={1} banner={none} detail={{ ...detail, ...own }} {...props} />);
const gallery = () => [...document.querySelectorAll("li img")].map((image) => image.getAttribute("alt"));

it("shows the title and images with distinct alternative texts", () => {
  show({ images: [{ image: "/files/a.webp", imageAlt: "A valve" }, { image: "/files/b.webp" }] });
  expect(screen.getByRole("heading", { level: 2, name: "Cryogenics: cold" })).toBeInTheDocument();
  expect(gallery()).toEqual(["A valve", "Cryogenics: cold, picture 2"]);
  // Without scripts the links open the images.
  const links = screen.getAllByRole("link", { name: /A valve|picture 2/ });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/files/a.webp", "/files/b.webp"]);
});

it("states its facts in a card, which lists none where the record has none", () => {
  const { unmount } = show({
    specs: [{ key: "capacity", label: "Capacity", min: 5, max: 50, unit: "Nm³/h", condition: "oxygen" }],
  });
  const card = within(screen.getByRole("complementary", { name: "Facts" }));
  expect(card.getByRole("term")).toHaveTextContent("Capacity");
  expect(card.getByRole("definition")).toHaveTextContent(/5–50\sNm³\/hoxygen/);
  unmount();
  show();
  expect(document.querySelector("dl")).toBeNull();
  expect(screen.queryByRole("region", { name: "Read next" })).toBeNull();
});

it("names the service telephone where it is given settings", () => {
  show({}, { settings: { ...emptySettings, servicePhone: "98765 43299" } });
  expect(screen.getByRole("complementary", { name: "Plant stopped?" })).toHaveTextContent("+91 98765 43299");
});

it("names what to read next, its catalogue and the page that summarizes it", () => {
  show(
    {},
    {
      reading: [{ published: "2026-05-01", title: "A blog", text: "", href: "/blogs/details/1/a" }],
      catalogue: { title: "A catalogue", pdf: "/files/a.pdf" },
      briefs: [{ label: "Cold", href: "/service/detail/cold" }],
    },
  );
  const next = screen.getByRole("region", { name: "Read next" });
  expect(within(next).getByRole("link")).toHaveAttribute("href", "/blogs/details/1/a");
  expect(screen.getByRole("link", { name: /^A catalogue/ })).toHaveAttribute("href", "/files/a.pdf");
  expect(screen.getByRole("link", { name: "Cold at a glance" })).toHaveAttribute(
    "href",
    "/service/detail/cold",
  );
});
