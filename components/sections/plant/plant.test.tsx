/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { render, screen, within } from "@testing-library/react";
import { placeEntries } from "@/lib/plant/place-entries";
import { plantPlaces } from "@/lib/plant/places";
import { turnkeyChain } from "@/lib/site/company";
import { Plant } from "./plant";

const field = (
  number: number,
  title: string,
  symbol: string,
  facts: { label: string; value: string }[] = [],
) => ({
  id: String(number),
  title,
  href: `/expertise/details/${number}/x`,
  number,
  symbol,
  facts,
  text: facts.length > 0 ? "" : "What it is about.",
});

const fields = [
  field(1, "Argon", ""),
  field(2, "Storage", "storage", [{ label: "Tanks", value: "up to 350\u00a0m³" }]),
  field(3, "Compressors", "compressor"),
  field(4, "Electrolysis", "electrolyser"),
  field(5, "Xenon", "constructor"),
];

function renderPlant(gases: ("oxygen" | "nitrogen" | "hydrogen")[] = ["oxygen", "hydrogen"]) {
  const plant = placeEntries(fields);
  if (!plant) throw new Error("nothing has a place");
  return render(<Plant plant={plant} gases={gases} />);
}

test("fields stand along the flow, each a link with its tag and its facts", () => {
  renderPlant();
  const places = screen.getAllByRole("listitem").filter((item) => item.hasAttribute("data-line"));
  expect(places.map((place) => within(place).getByRole("link").getAttribute("href"))).toEqual([
    "/expertise/details/3/x",
    "/expertise/details/2/x",
    "/expertise/details/4/x",
  ]);
  const storage = screen.getByRole("link", { name: "Storage Tanks up to 350\u00a0m³" });
  expect(storage).toHaveAttribute("data-tag", "302");
  expect(screen.getByRole("link", { name: "Compressors What it is about." })).toHaveTextContent("EX-303");
});

test("fields without a place stand below the drawing", () => {
  renderPlant();
  for (const name of ["Argon", "Xenon"]) {
    const link = screen.getByRole("link", { name: new RegExp(name) });
    expect(link.closest("li")).not.toHaveAttribute("data-line");
  }
  expect(screen.getByRole("link", { name: "All expertise" })).toHaveAttribute("href", "/expertise");
});

test("products lead to the finder only where there are products for them", () => {
  renderPlant(["oxygen"]);
  expect(screen.getByRole("link", { name: "Oxygen" })).toHaveAttribute("href", "/product?gas=oxygen");
  expect(screen.queryByRole("link", { name: "Nitrogen" })).toBeNull();
  expect(screen.getAllByText("Nitrogen")).toHaveLength(2);
});

test("the line of one product is chosen, of oxygen at first", () => {
  renderPlant();
  const group = screen.getByRole("group", { name: "Show the flow line for" });
  expect(within(group).getAllByRole("radio")).toHaveLength(3);
  expect(within(group).getByRole("radio", { name: "Oxygen" })).toBeChecked();
});

test("the drawing has a symbol for every place and every project phase", () => {
  const drawing = readFileSync("components/sections/plant/plant.svg", "utf8");
  const names = ["drawing", ...Object.values(plantPlaces).flat(), ...turnkeyChain.map(({ key }) => key)];
  expect(names.filter((name) => !drawing.includes(`id="${name}"`))).toEqual([]);
});
