/** Items of the plain lists, and their conversion from the backend's records; lists.ts names the call of each. */
import "server-only";
import type { RecordOf } from "../backend/contract";
import { defaultBanner } from "../media/image-sizes";
import { fileUrl, isBackendUrl, mediaUrl } from "../media/media-url";
import { type PageFields, pageFields, type RecordImage, recordImage, type Worded } from "../read/parts";
import type { SafeHtml } from "../rich-text/sanitize";
import type { Convert, ToHtml } from "./convert";

/** A service or a field of expertise in a list or menu. */
export type Entry = { id: string; title: string; group?: string } & Worded;

export function toEntry({ id, title, ...others }: RecordOf<"services" | "expertise">): Entry {
  return { id, title, ...("group" in others && others.group && { group: others.group }) };
}

/** A titled text with an image. */
export type Illustrated = { id: string; title: string; description: SafeHtml | null } & RecordImage &
  PageFields &
  Worded;

type IllustratedRecord = RecordOf<"values">;

export function toIllustrated(record: IllustratedRecord, html: ToHtml<IllustratedRecord>): Illustrated {
  const { id, title } = record;
  return { id, title, description: html("description", 2), ...recordImage(record), ...pageFields(record) };
}

export type Person = {
  id: string;
  name: string;
  position: string | null;
  description: SafeHtml | null;
} & RecordImage &
  Worded;

export const toLeader: Convert<"leadership", Person> = ({ id, name, ...others }, html) => ({
  id,
  name,
  position: null,
  ...recordImage(others),
  description: html("description", 2),
});

export const toMember: Convert<"team", Person> = ({ id, name, position, ...others }, html) => ({
  id,
  name,
  position: position || null,
  ...recordImage(others),
  description: html("description", 3),
});

export type Commitment = { title: string; description: SafeHtml | null } & Worded;

export const toCommitment: Convert<"commitments", Commitment> = ({ title }, html) => ({
  title,
  description: html("description", 2),
});

/** `year` is empty where the backend has no valid one. */
export type Milestone = { year: string; title: string; description: SafeHtml | null } & RecordImage & Worded;

export const toMilestone: Convert<"timeline", Milestone> = ({ year, title, ...others }, html) => ({
  year: year ?? "",
  title,
  ...recordImage(others),
  description: html("description", 3),
});

export type Picture = { id: string; title: string } & RecordImage & Worded & { image: string };

/** `null` for an image on an unknown host; one that is no URL becomes the default. */
export function toPicture({ id, title, ...record }: RecordOf<"gallery">): Picture | null {
  const { image, ...others } = record.image
    ? recordImage({ ...record, image: record.image })
    : { image: defaultBanner.image };
  return image ? { id, title, image, ...others } : null;
}

/** `validUntil` is ISO 8601; fields that are `null` are not shown. */
export type Certificate = {
  title: string;
  issuer: string | null;
  validUntil: string | null;
  pdf: string | null;
} & Worded;

export function toCertificate(record: RecordOf<"certificates">): Certificate {
  const { title, issuer, valid_until, pdf_file } = record;
  return { title, issuer: issuer ?? null, validUntil: valid_until ?? null, pdf: mediaUrl(pdf_file) };
}

/** A number that says something about the company. `asOf` is ISO 8601; `href` leads to what proves it. */
export type KeyFigure = {
  value: string;
  unit: string | null;
  label: string;
  href: string | null;
  asOf: string | null;
} & Worded;

export function toFigure({ value, unit, label, href, as_of }: RecordOf<"figures">): KeyFigure {
  return { value, unit: unit ?? null, label, href: linkUrl(href), asOf: as_of ?? null };
}

/** A path of the site, a document of the backend, or a page elsewhere; not one of the backend, which visitors cannot reach. */
export function linkUrl(raw: string | undefined): string | null {
  const url = raw && URL.parse(raw, relativeBase);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  const file = fileUrl(raw);
  if (file) return file + url.hash;
  if (url.origin === relativeBase) return url.pathname + url.search + url.hash;
  return isBackendUrl(raw) ? null : url.href;
}

const relativeBase = "https://site.invalid";
