/**
 * P&ID symbols of the values on a grid of 24 units, with a stroke of 1.5 units. Lines are on multiples of 0.75, so that at
 * 32 pixels both edges of a stroke are on pixel boundaries.
 */

const circle = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}"/>`;
const box = (x: number, y: number, w: number, h: number, r = 0): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}"/>`;
const line = (d: string, dash = ""): string =>
  `<path d="${d}"${dash && ` stroke-dasharray="${dash}" stroke-linecap="butt"`}/>`;
/** Two triangles, tip to tip, in the middle of a horizontal line. */
const valve = (x: number, y: number, w: number, h: number): string =>
  line(`M${x - w} ${y - h} ${x + w} ${y + h}V${y - h}L${x - w} ${y + h}Z`);

export const symbols: Record<string, string> = {
  // A relief valve: it opens whatever the plan says.
  "safety-before-schedule":
    line("M6.75 22.5h7.5L10.5 15ZM18 11.25v7.5L10.5 15Z") +
    line("M10.5 15v-3l-3-1.5 6-2.25-6-2.25 6-2.25-3-1.5M18 15h4.5"),
  // An orifice plate and its transmitter.
  "measure-first":
    circle(12, 7.5, 6) +
    line("M6 7.5h12M12 13.5v3.75M1.5 19.5h8.25M14.25 19.5h8.25M9.75 16.5v6M14.25 16.5v6"),
  // A display with a reading.
  "say-the-number":
    box(1.5, 4.5, 21, 15, 0.75) +
    box(5.25, 8.25, 3.75, 7.5, 1.5) +
    line("M11.625 15.75h.01") +
    box(14.25, 8.25, 4.5, 3.75, 1.5) +
    box(14.25, 12, 4.5, 3.75, 1.5),
  // A filter in the line.
  "clean-hands": box(6, 4.5, 12, 15) + line("M1.5 12H6M18 12h4.5") + line("M12 4.5v15", "2.25 1.5"),
  // A compressor, and somebody who listens to it.
  "ask-the-operator":
    circle(8.25, 12, 7.5) +
    line("M3.5 6.2 15 8.8M3.5 17.8 15 15.2M18 8.25a5.6 5.6 0 0 1 0 7.5M20.25 5.25a10 10 0 0 1 0 13.5"),
  // A spillback: what went out comes back and is put right.
  "own-the-mistake":
    line("M1.5 18.75h21M18 18.75V6h-3M9 6H6v12M3.75 14.25 6 17.25l2.25-3") + valve(12, 6, 3, 3),
  // A hand valve between its flanges.
  "simple-repairable":
    valve(12, 15.75, 5.25, 4.5) +
    line("M12 15.75V6M7.5 6h9M3.75 10.5V21M20.25 10.5V21M1.5 15.75h2.25M20.25 15.75h2.25"),
  // A sheet with its title block.
  "drawings-that-are-true":
    box(1.5, 3, 21, 18, 0.75) + valve(9.75, 9, 3, 2.25) + line("M4.5 9h2.25M12.75 9h6M12.75 21v-5.25h9.75"),
  // An expander on the shaft of its generator.
  "respect-for-steel": line("M1.5 9.75v4.5L9.75 18.75V5.25ZM9.75 12h3.75") + circle(18, 12, 4.5),
  // One line that feeds three.
  "teach-what-you-know":
    circle(5.25, 12, 3.75) +
    line("M9 12h8.25M17.25 4.5H13.5v15h3.75") +
    circle(19.5, 4.5, 2.25) +
    circle(19.5, 12, 2.25) +
    circle(19.5, 19.5, 2.25),
  // A flanged joint: two parties, bolted.
  "fair-to-makers":
    box(6.75, 3.75, 3.75, 16.5) +
    box(13.5, 3.75, 3.75, 16.5) +
    line("M1.5 9h5.25M1.5 15h5.25M17.25 9h5.25M17.25 15h5.25M10.5 6.75h3M10.5 17.25h3"),
  // Two instruments on the same line.
  "second-pair-of-eyes":
    circle(6.75, 8.25, 5.25) +
    circle(17.25, 8.25, 5.25) +
    line("M1.5 8.25H12M12 8.25h10.5M6.75 13.5v6M17.25 13.5v6M1.5 19.5h21"),
  // A silencer, and the fence behind it.
  "quiet-at-the-boundary":
    box(3, 6, 10.5, 12, 0.75) +
    line("M8.25 18v4.5M8.25 6V1.5M6 9v6M10.5 9v6") +
    line("M19.5 1.5v21", "4.5 1.5 1.5 1.5"),
  // A heat exchanger.
  "frugal-with-energy": circle(12, 12, 8.25) + line("M1.5 12h5.25l3-4.5 4.5 9 3-4.5h5.25"),
  // A tag bubble that speaks.
  "plain-language": line("M8.4 18.4A9 9 0 1 0 4.6 15.1L3 21.75ZM8.25 8.25h7.5M8.25 12.75h5.25"),
  // Twin vessels between the same headers.
  "equal-chances":
    box(3, 6, 6, 12, 3) +
    box(15, 6, 6, 12, 3) +
    line("M6 6V3.75h12V6M6 18v2.25h12V18M12 3.75V1.5M12 20.25v2.25"),
  // A vessel with a gauge glass.
  "no-secrets-in-a-plant":
    box(2.25, 1.5, 10.5, 21, 5.25) +
    box(17.25, 4.5, 4.5, 15, 0.75) +
    line("M12.75 7.5h4.5M12.75 16.5h4.5M2.25 12h10.5M17.25 12h4.5"),
  // A closer look at a trace.
  curiosity:
    circle(9.75, 9.75, 8.25) + line("M15.75 15.75l6.75 6.75M4.5 11.25h3L9.75 6l2.25 7.5 1.5-2.25H15"),
  // A distillation column.
  endurance:
    box(7.5, 1.5, 9, 18, 4.5) +
    line("M7.5 6.75h6M10.5 10.5h6M7.5 14.25h6M9 18.75v3.75M15 18.75v3.75M4.5 22.5h15"),
  // The end of a line, with valve and cap.
  "leave-it-tidy":
    valve(9, 12, 4.5, 4.5) + line("M1.5 12h3M13.5 12h3.75M17.25 6.75v10.5a5.25 5.25 0 0 0 0-10.5Z"),
};

/** Shown for a value that has no symbol of its own: a tag bubble. */
export const plainSymbol = circle(12, 12, 9) + line("M3 12h18");
