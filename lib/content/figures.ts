import "server-only";
import { fileUrl } from "../media/media-url";
import { mapResult, type Result, readList } from "./read";

/** A number that says something about the company. `asOf` is ISO 8601; `href` leads to what proves it. */
export type KeyFigure = {
  value: string;
  unit: string | null;
  label: string;
  href: string | null;
  asOf: string | null;
};

export async function getFigures(): Promise<Result<KeyFigure[]>> {
  return mapResult(await readList("figures"), ({ records }) =>
    records.map(({ value, unit, label, href, as_of }) => ({
      value,
      unit: unit ?? null,
      label,
      href: evidenceUrl(href),
      asOf: as_of ?? null,
    })),
  );
}

/** A path of the site, a document of the backend, or a page elsewhere. */
function evidenceUrl(raw: string | undefined): string | null {
  const url = raw && URL.parse(raw, "https://site.invalid");
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  if (url.host === "site.invalid") return url.pathname + url.search + url.hash;
  return fileUrl(raw) ?? url.href;
}
