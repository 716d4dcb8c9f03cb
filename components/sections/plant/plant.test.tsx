/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import { projectPhases } from "@/content/choices";
import { placeWords } from "@/lib/plant/drawing-words";
import { placeEntries } from "@/lib/plant/place-entries";
import { plantPlaces } from "@/lib/plant/places";
import { words } from "@/lib/words/words";
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
  expect(screen.getByRole("link", { name: "Oxygen" })).toHaveAttribute("href", "/product/find/oxygen");
  expect(screen.queryByRole("link", { name: "Nitrogen" })).toBeNull();
  expect(screen.getAllByText("Nitrogen")).toHaveLength(2);
});

test("the drawing has a symbol for every place and every project phase", () => {
  const drawing = readFileSync("components/sections/plant/plant.svg", "utf8");
  const names = [
    "air-drawing",
    "hydrogen-drawing",
    ...Object.values(plantPlaces).flat(),
    ...Object.keys(projectPhases),
  ];
  expect(names.filter((name) => !drawing.includes(`id="${name}"`))).toEqual([]);
});

test.each(["air", "hydrogen"] as const)(
  "the words of the drawing of %s have places for other languages",
  (line) => {
    const drawing = readFileSync("components/sections/plant/plant.svg", "utf8");
    const group = drawing.split(`id="${line}-drawing"`)[1]?.split('visibility="visible"')[0] ?? "";
    const inFile = Array.from(group.matchAll(/<text x="(\d+)" y="(\d+)"[^>]*>([^<]*)/g), ([, x, y, text]) => [
      Number(x),
      Number(y),
      text,
    ]);
    const english = words("en");
    const placed = placeWords(line, (word) => english(`sections.plantDrawing.${word}`)).flatMap(({ lines }) =>
      lines.map(({ x, y, text }) => [x, y, text]),
    );
    expect(placed).toEqual(inFile);
  },
);

test.each([
  ["hydrogen", { deoxo: "Désoxo", cooler: "Refroidisseur", twinDryers: "Sécheurs jumelés" }, [760, 776, 760]],
  [
    "air",
    { expander: "Turbine de détente", mainHeatExchanger: "Échangeur thermique principal" },
    [508, 492, 508],
  ],
] as const)("a long word of the drawing of %s stands below those before it", (line, texts, heights) => {
  const long: Record<string, string> = { booster: "Surpresseur", ...texts };
  const placed = placeWords(line, (word) => long[word] ?? "·");
  expect(placed.flatMap(({ word, lines }) => (word in texts ? lines.map(({ y }) => y) : []))).toEqual(
    heights,
  );
});
