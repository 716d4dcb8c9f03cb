/** Strokes of the portraits' drawings. Their colors depend on the background (people.ts). */

export const line = (d: string, kind: string): string => `<path class="${kind}" d="${d}"/>`;
export const thin = (d: string): string => line(d, "thin");
export const flow = (d: string): string => line(d, "flow");
export const dashed = (d: string): string => line(d, "thin dash");
export const circle = (x: number, y: number, r: number): string =>
  `<circle class="thin ground" cx="${x}" cy="${y}" r="${r}"/>`;
export const dot = (x: number, y: number): string => `<circle class="dot" cx="${x}" cy="${y}" r="9"/>`;

/** A vertical vessel with round heads. */
export const vessel = (x: number, y: number, w: number, h: number): string =>
  `<rect class="thin" x="${x}" y="${y}" width="${w}" height="${h}" rx="${w / 2}"/>`;

/** The line that ties the tag bubble to what it measures. */
export const leader = (x: number): string => thin(`M310 290H${x}`);
