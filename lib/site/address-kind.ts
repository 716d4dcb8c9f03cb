import { defaultLanguage, type Language } from "../words/language.ts";

/** `query`: a page of a search, the finder or a comparison; `none`: fits no route, so that nothing has to be asked or rendered. */
export type AddressKind =
  | "page"
  | "query"
  | "text"
  | "card"
  | "resized image"
  | "document"
  | "public file"
  | "build file"
  | "call"
  | "none";

export type Address = {
  kind: AddressKind;
  /** Path at which Next serves it, without a query. */
  path: string;
  /** As visitors see it: canonical, and without parameters that the page does not read. */
  url: string;
  /** False where a request has to be redirected to {@link url}. */
  isCanonical: boolean;
  language: Language;
};

export function canonical(kind: AddressKind, path: string, url = path): Address {
  return { kind, path, url, isCanonical: true, language: defaultLanguage };
}
