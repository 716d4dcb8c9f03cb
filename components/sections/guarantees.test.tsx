/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Guarantees } from "./guarantees";

const rows = [
  { label: "Energy", guaranteed: 0.365, measured: 0.357, unit: "kWh/Nm³", better: "less", note: "2021" },
  { label: "Capacity", guaranteed: 2000, measured: 1980, unit: "Nm³/h", better: "more", note: undefined },
  { label: "Flow", guaranteed: 100, measured: 91, unit: "Nm³/h", better: "more", note: undefined },
] as const;

const texts = (all: Iterable<Element>) => Array.from(all, ({ textContent }) => textContent);

it("has the values and their differences as a table, for those who do not see the axis", () => {
  render(<Guarantees guarantees={[...rows]} />);
  const [, first, second] = screen.getAllByRole("row");
  expect(texts(first?.children ?? [])).toEqual([
    "Energy",
    "0.365\u00a0kWh/Nm³",
    "0.357\u00a0kWh/Nm³",
    "2.2\u00a0% less",
    "2021",
  ]);
  expect(texts(second?.children ?? [])[3]).toBe("1\u00a0% less");
});

it("draws better values to the right on the axis that all rows share, and an arrow to those beyond it", () => {
  const { container } = render(<Guarantees guarantees={[...rows]} />);
  const [head, energy, capacity, flow] = container.querySelectorAll("svg");
  expect(texts(head?.querySelectorAll("text") ?? [])).toEqual(["−3", "−2", "−1", "0", "+1", "+2", "+3"]);
  const dot = (svg: Element | undefined) => svg?.querySelector("circle");
  expect(Number.parseFloat(dot(energy)?.getAttribute("cx") ?? "")).toBeGreaterThan(50);
  expect(dot(energy)?.hasAttribute("data-worse")).toBe(false);
  expect(Number.parseFloat(dot(capacity)?.getAttribute("cx") ?? "")).toBeLessThan(50);
  expect(dot(capacity)?.hasAttribute("data-worse")).toBe(true);
  expect(dot(flow)).toBeNull();
  expect(flow?.textContent).toBe("← 9\u00a0% less");
});

it("keeps the label of any value within its axis on a phone", () => {
  // With room for the widest letters.
  const axisPx = 334;
  const letterPx = 8;
  const differences = [-10, -7, -3.1, -2.9, -1, -0.4, 0, 0.4, 1, 2, 2.9, 3.1, 7, 10];
  for (const unit of ["%", "Nm³/h"])
    for (const difference of differences) {
      const row = { ...rows[1], guaranteed: 100, measured: 100 + difference, unit };
      const { container } = render(<Guarantees guarantees={[row]} />);
      const label = container.querySelectorAll("svg")[1]?.querySelector("text") as SVGTextElement;
      const share = { start: 0, middle: 0.5, end: 1 }[label.getAttribute("text-anchor") ?? ""] ?? Number.NaN;
      const width = (label.textContent?.length ?? 0) * letterPx;
      const dx = Number(label.getAttribute("dx") ?? 0);
      const left = (Number.parseFloat(label.getAttribute("x") ?? "") / 100) * axisPx + dx - share * width;
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(axisPx);
    }
});

it("shows nothing without guarantees", () => {
  expect(render(<Guarantees guarantees={[]} />).container.innerHTML).toBe("");
});
