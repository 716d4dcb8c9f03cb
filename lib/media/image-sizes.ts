/** Widths, in px, in which pictures are made; the same list is Next's configuration. */
export const imageWidths = { small: [64, 128, 256], large: [390, 640, 828, 1080, 1440, 1920] } as const;

/** WebP quality of all pictures. */
export const imageQuality = 70;

/** Quality of pictures for whoever spares data. */
export const saveDataQuality = 40;

/** The width, in px, of what whoever spares data gets instead: about what a plain screen would ask for. */
export function saveDataWidth(asked: number): number {
  const all: number[] = [...imageWidths.small, ...imageWidths.large];
  return all.findLast((width) => width <= asked * 0.7) ?? asked;
}

/** Stands at the top of a page that has no picture of its own. */
export const defaultBanner = "/images/banner.webp";

/** Screens show at most this many device pixels a CSS pixel in a way that anyone could see. */
const densest = 2;

/**
 * `src` and `srcset` of a picture of the site's own, in sizes up to twice its largest box.
 * @param src path of the site
 * @param width of its largest box, in CSS px
 */
export function imageSources(src: string, width: number): { src: string; srcSet: string } {
  const all = [...imageWidths.small, ...imageWidths.large];
  const largest = all.find((candidate) => candidate >= width * densest) ?? Math.max(...all);
  const smallest = width <= Math.max(...imageWidths.small) ? 0 : Math.min(...imageWidths.large);
  const offered = all.filter((candidate) => candidate >= smallest && candidate <= largest);
  const url = (w: number) => `/_next/image?url=${encodeURIComponent(src)}&w=${w}&q=${imageQuality}`;
  return { src: url(largest), srcSet: offered.map((w) => `${url(w)} ${w}w`).join(", ") };
}
