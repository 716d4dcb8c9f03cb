import { imageSources } from "@/lib/media/image-sizes";

type Props = {
  /** A path on this site. */
  src: string;
  /** The same image for the dark scheme; only one of the two is loaded. */
  dark?: string;
  alt: string;
  /** Largest displayed size in px; the image is cropped to this ratio. */
  width: number;
  height: number;
  sizes: string;
  /** For the largest image above the fold. */
  priority?: boolean;
  className?: string;
};

/** A responsive image. Not next/image, which is a client component: HTML alone is enough. */
export function Picture({ src, dark, alt, width, height, sizes, priority = false, className }: Props) {
  const image = (
    // biome-ignore lint/performance/noImgElement: see above
    <img
      sizes={sizes}
      {...imageSources(src, width)}
      alt={alt}
      width={width}
      height={height}
      className={className}
      loading={priority ? undefined : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding="async"
    />
  );
  if (!dark) return image;
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" sizes={sizes} srcSet={imageSources(dark, width).srcSet} />
      {image}
    </picture>
  );
}
