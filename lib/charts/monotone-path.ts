import { round } from "./chart-table";

type Point = { x: number; y: number };

/**
 * A smooth SVG path through equally spaced points. It stays between neighbouring values, so it shows no peak that nobody measured
 * (Fritsch and Carlson's monotone cubic interpolation).
 */
export function monotonePath(points: Point[]): string {
  const rises = points.slice(1).map(({ y }, index) => y - (points[index]?.y ?? y));
  const tangents = points.map((_, index) => {
    const [before, after] = [rises[index - 1], rises[index]];
    if (before === undefined || after === undefined) return before ?? after ?? 0;
    return before * after > 0 ? (2 * before * after) / (before + after) : 0;
  });
  return points
    .map(({ x, y }, index) => {
      const last = points[index - 1];
      if (!last) return `M${round(x)} ${round(y)}`;
      const third = (x - last.x) / 3;
      const handles = [
        [last.x + third, last.y + (tangents[index - 1] ?? 0) / 3],
        [x - third, y - (tangents[index] ?? 0) / 3],
        [x, y],
      ];
      return `C${handles.map((handle) => handle.map(round).join(" ")).join(" ")}`;
    })
    .join("");
}
