import NextLink from "next/link";
import type { ComponentProps } from "react";

/** A link within the site, without prefetching: a menu of forty links would send forty requests. */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />;
}
