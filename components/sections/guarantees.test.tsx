/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Guarantees } from "./guarantees";

const rows = [
  { label: "Energy", guaranteed: 0.365, measured: 0.357, unit: "kWh/Nm³", better: "less", note: "2021" },
  { label: "Capacity", guaranteed: 2000, measured: 1980, unit: "Nm³/h", better: "more", note: undefined },
] as const;

it("draws each guarantee with the side on which it is kept, also where it is not", () => {
  const { container } = render(<Guarantees guarantees={[...rows]} />);
  expect(screen.getAllByRole("img").map((image) => image.getAttribute("aria-label"))).toEqual([
    "Energy: guaranteed 0.365, measured 0.357 kWh/Nm³",
    "Capacity: guaranteed 2,000, measured 1,980 Nm³/h",
  ]);
  screen.getByText("2.2\u00a0% below the guarantee; 2021", { normalizer: (text) => text });
  screen.getByText("1\u00a0% below the guarantee", { normalizer: (text) => text });
  for (const [index, isKept] of [true, false].entries()) {
    const svg = container.querySelectorAll("svg")[index];
    const [x, width] = ["x", "width"].map((name) =>
      Number.parseFloat(svg?.querySelector("rect")?.getAttribute(name) ?? ""),
    );
    const dot = Number.parseFloat(svg?.querySelector("circle")?.getAttribute("cx") ?? "");
    expect(dot >= (x ?? 0) && dot <= (x ?? 0) + (width ?? 0)).toBe(isKept);
  }
});

it("keeps the label of any guarantee within its axis on a phone", () => {
  // With room for the widest letters.
  const axisPx = 350;
  const letterPx = 8;
  const values = [-4e9, -0.02, 0, 0.000001, 0.365, 93, 93.1, 2000, 123_456.7891, 1e15];
  const pairs = values.flatMap((guaranteed) => values.map((measured) => ({ guaranteed, measured })));
  for (const pair of pairs) {
    const { container } = render(<Guarantees guarantees={[{ ...rows[0], ...pair }]} />);
    const label = container.querySelector("text") as SVGTextElement;
    const anchor = label.getAttribute("text-anchor") ?? "middle";
    const share = { start: 0, middle: 0.5, end: 1 }[anchor] ?? Number.NaN;
    const width = (label.textContent?.length ?? 0) * letterPx;
    const left = (Number.parseFloat(label.getAttribute("x") ?? "") / 100) * axisPx - share * width;
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + width).toBeLessThanOrEqual(axisPx);
  }
});

it("shows nothing without guarantees", () => {
  expect(render(<Guarantees guarantees={[]} />).container.innerHTML).toBe("");
});
