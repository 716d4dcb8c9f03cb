import { pictureSources } from "@/lib/media/picture";

type Props = {
  /** A path of the site's own. */
  src: string;
  alt: string;
  /** The box's proportions, in px at its largest; the picture is cropped to them. */
  width: number;
  height: number;
  /** The `sizes` attribute. */
  sizes: string;
  /** The largest picture of the first view is fetched first. */
  priority?: boolean;
  className?: string;
};

/** A picture in the sizes that the screen needs. Not next/image: that is a client component for what HTML does. */
export function Picture({ src, alt, width, height, sizes, priority = false, className }: Props) {
  return (
    // biome-ignore lint/performance/noImgElement: see above
    <img
      sizes={sizes}
      {...pictureSources(src, width)}
      alt={alt}
      width={width}
      height={height}
      className={className}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding="async"
    />
  );
}
