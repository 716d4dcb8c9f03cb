/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { ReferenceItems } from "./reference-items";

jest.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));

const reference = {
  id: "1",
  title: "A plant",
  year: "2025",
  country: "India",
  location: "Steel works, Odisha, India",
  capacity: "450 t/d",
  scope: "Turnkey",
  gases: [],
  image: "/files/r.webp",
  imageAlt: "Model of the plant",
  news: { label: "The plant runs", href: "/info-news/details/1/the-plant-runs" },
  expertise: [],
};

it("shows the images that references have", () => {
  const { image: _, imageAlt: __, ...bare } = reference;
  const items = [reference, { ...bare, id: "2" }];
  render(<ReferenceItems initial={{ items, page: 1, total: 2, totalPages: 1 }} errorLabel="" />);
  expect(screen.getAllByRole("img").map((img) => img.getAttribute("alt"))).toEqual(["Model of the plant"]);
  expect(decodeURIComponent(screen.getByRole("img").getAttribute("src") ?? "")).toContain("/files/r.webp");
  expect(screen.getAllByRole("link", { name: "The plant runs" })).toHaveLength(2);
});
