import type { ComponentProps } from "react";
import { filesPath } from "@/lib/media/files-path";
import { localPath } from "@/lib/site/language-path";
import type { Language } from "@/lib/words/language";
import { Link } from "./link";

type Props = Omit<ComponentProps<typeof Link>, "href"> & {
  path: string;
  /** Of this page. */
  language: Language;
};

/** A link to a result. Files, places within a page and other searches need the browser's own navigation: the router takes one query for another. */
export function SearchLink({ path, language, ...props }: Props) {
  const isPage = !path.startsWith(`${filesPath}/`) && !/[?#]/.test(path);
  return isPage ? (
    <Link href={path} {...props} />
  ) : (
    <a href={localPath(path, props.hrefLang ?? language)} {...props} />
  );
}
