import { StrokeSvg } from "./stroke-svg";

/** P&ID symbols of the project phases, on a grid of 24 units. */
const paths = {
  engineering: "M4 4h16v16H4zM4 9h16M9 9v11",
  procurement: "M3 7l9 5-9 5zM21 7l-9 5 9 5zM12 12V6M9 6h6",
  installation: "M8 21V8a4 4 0 0 1 8 0v13zM8 12h8M8 16h8M5 21h14",
  testing: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM4 12h16M12 12l4-5",
  commissioning: "M3 18l5-6 4 3 8-9M14 6h6v6",
  operation: "M20 12a8 8 0 1 1-3-6.2M20 3v5h-5",
} as const;

export type SymbolName = keyof typeof paths;

export function PlantSymbol({ name }: { name: SymbolName }) {
  return (
    <StrokeSvg strokeWidth="1.5">
      <path d={paths[name]} />
    </StrokeSvg>
  );
}
