import type { ComponentProps } from "react";
import { filesPath } from "@/lib/media/files-path";
import { Link } from "./link";

type Props = Omit<ComponentProps<typeof Link>, "href"> & { path: string };

/** A link to a result. Files and places within a page need the browser's own navigation. */
export function SearchLink({ path, ...props }: Props) {
  const isPage = !path.startsWith(`${filesPath}/`) && !path.includes("#");
  return isPage ? <Link href={path} {...props} /> : <a href={path} {...props} />;
}
