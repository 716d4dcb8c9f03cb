import { getImageProps } from "next/image";

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
  first?: boolean;
  className?: string;
};

/** A picture in the sizes that the screen needs, without a script in the browser. */
export function Picture({ first = false, className, ...image }: Props) {
  const { props } = getImageProps({ ...image, quality: 70, loading: first ? "eager" : "lazy" });
  const { src, srcSet, sizes, width, height, style } = props;
  return (
    // biome-ignore lint/performance/noImgElement: next/image would bring a client component for what HTML does
    <img
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt={image.alt}
      width={width}
      height={height}
      style={style}
      className={className}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : undefined}
      decoding="async"
    />
  );
}
