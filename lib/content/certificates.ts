import "server-only";
import { mediaUrl } from "../media/media-url";
import { mapResult, type Result, readList } from "./read";

/** `validUntil` is ISO 8601; fields that are `null` are not shown. */
export type Certificate = {
  title: string;
  issuer: string | null;
  validUntil: string | null;
  pdf: string | null;
};

export async function getCertificates(): Promise<Result<Certificate[]>> {
  return mapResult(await readList("certificates"), ({ records }) =>
    records.map(({ title, issuer, valid_until, pdf_file }) => ({
      title,
      issuer: issuer ?? null,
      validUntil: valid_until ?? null,
      pdf: mediaUrl(pdf_file),
    })),
  );
}
