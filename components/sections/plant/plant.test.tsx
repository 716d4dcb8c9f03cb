/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import { placeEntries } from "@/lib/plant/place-entries";
import { plantPlaces, projectPhases } from "@/lib/plant/places";
import { Plant } from "./plant";

test("products lead to the finder only where there are products for them", () => {
  const storage = {
    id: "2",
    title: "Storage",
    href: "/x",
    number: 2,
    symbol: "storage",
    facts: [],
    text: "",
  };
  const plant = placeEntries([storage]);
  if (!plant) throw new Error("nothing has a place");
  render(<Plant plant={plant} gases={["oxygen"]} />);
  expect(screen.getByRole("link", { name: "Oxygen" })).toHaveAttribute("href", "/product?gas=oxygen");
  expect(screen.queryByRole("link", { name: "Nitrogen" })).toBeNull();
  expect(screen.getAllByText("Nitrogen")).toHaveLength(2);
});

test("the drawing has a symbol for every place and every project phase", () => {
  const drawing = readFileSync("components/sections/plant/plant.svg", "utf8");
  const names = ["air-drawing", "hydrogen-drawing", ...Object.values(plantPlaces).flat(), ...projectPhases];
  expect(names.filter((name) => !drawing.includes(`id="${name}"`))).toEqual([]);
});
