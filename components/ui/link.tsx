import NextLink from "next/link";
import type { ComponentProps } from "react";
import { routes } from "@/lib/site/routes";

type Props = ComponentProps<"a"> & { href: string };

/**
 * A link within the site. Does not prefetch: a menu of forty links would send forty requests.
 * components/islands/prefetch-links.tsx chooses a few.
 */
export function Link(props: Props) {
  // Once the router has the form, it would show that one for every query, without a request.
  if (props.href.startsWith(`${routes.contact}?`)) return <a {...props}>{props.children}</a>;
  return <NextLink prefetch={false} {...props} />;
}
