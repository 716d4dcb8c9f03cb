import NextLink from "next/link";
import type { ComponentProps } from "react";

/** A link within the site. It fetches nothing before it is followed: a menu of forty links must not make forty requests. */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />;
}
