import type { ComponentProps } from "react";

type Props = { size: number } & Pick<
  ComponentProps<"svg">,
  "className" | "strokeWidth" | "strokeLinecap" | "strokeLinejoin" | "children"
>;

/** A decorative drawing on a grid of 24 units, in the color of the text beside it. */
export function StrokeSvg({ size, ...props }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      {...props}
    />
  );
}
