import { imageSources } from "@/lib/media/image-sizes";
import type { RecordImage } from "@/lib/read/parts";

type Props = {
  /** Of its two schemes only one is loaded. */
  of: Partial<RecordImage>;
  /** In place of the image's own text. */
  alt?: string;
  /** Largest displayed size in px; the image is cropped to this ratio. */
  width: number;
  height: number;
  sizes: string;
  /** For the largest image above the fold. */
  priority?: boolean;
  className?: string;
};

/** A responsive image; nothing without one. Not next/image, which is a client component: HTML alone is enough. */
export function Picture({ of: picture, alt, width, height, sizes, priority = false, className }: Props) {
  const { image: src, imageAlt = "", imageDark } = picture;
  if (!src) return null;
  const image = (
    // biome-ignore lint/performance/noImgElement: see above
    <img
      sizes={sizes}
      {...imageSources(src, width)}
      alt={alt ?? imageAlt}
      width={width}
      height={height}
      className={className}
      loading={priority ? undefined : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding="async"
    />
  );
  if (!imageDark) return image;
  return (
    <picture>
      <source
        media="(prefers-color-scheme: dark)"
        sizes={sizes}
        srcSet={imageSources(imageDark, width).srcSet}
      />
      {image}
    </picture>
  );
}
