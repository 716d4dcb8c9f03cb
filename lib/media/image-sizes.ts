/** Widths in px of resized images; next.config.mjs uses the same. */
export const imageWidths = { small: [64, 128, 256], large: [390, 640, 828, 1080, 1440, 1920] } as const;

const allWidths: number[] = [...imageWidths.small, ...imageWidths.large];

/** WebP quality. */
export const imageQuality = 70;

/** Banner of pages that have no image of their own. */
export const defaultBanner = { image: "/images/banner.webp", imageDark: "/images/banner-dusk.webp" };

/** More device pixels per CSS px make no visible difference. */
const maxDensity = 2;

/** Small boxes are narrower on phones, down to this share of their width. */
const smallestShare = 0.54;

/**
 * `src` and `srcset` of an image of the site, in sizes up to twice its largest box.
 * @param src path on the site
 * @param width of its largest box, in CSS px
 */
export function imageSources(src: string, width: number): { src: string; srcSet: string } {
  const largest = allWidths.find((candidate) => candidate >= width * maxDensity) ?? Math.max(...allWidths);
  const smallest =
    width <= Math.max(...imageWidths.small) ? width * smallestShare : Math.min(...imageWidths.large);
  const offered = allWidths.filter((candidate) => candidate >= smallest && candidate <= largest);
  const url = (w: number) => `/_next/image?url=${encodeURIComponent(src)}&w=${w}&q=${imageQuality}`;
  return { src: url(largest), srcSet: offered.map((w) => `${url(w)} ${w}w`).join(", ") };
}
