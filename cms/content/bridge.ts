/**
 * Functions that the configuration of Payload calls and the program around it sets when it starts: the configuration is also
 * compiled into the admin, which must not contain the contract's schemas.
 */
import type { PayloadRequest } from "payload";
import type { TranslationForm, Word } from "./translation-words.ts";

/** `path` and `label` of the field in the form. */
export type Issue = { path: string; label: string; message: string };

/** The fields of a document of the media collection that describe its file. */
export type MediaFile = {
  id?: number;
  prefix?: string | null;
  filename?: string | null;
  mimeType?: string | null;
  alt?: string | null;
  width?: number | null;
  height?: number | null;
  focalX?: number | null;
  focalY?: number | null;
  updatedAt?: string;
  deletedAt?: string | null;
};

export type MediaStorage = {
  /** Stores new bytes, and for the site the part around the focal point; without `data` of the bytes that are stored. */
  save(file: MediaFile, data?: Buffer): Promise<void>;
  /** The bytes as they were uploaded. */
  readWhole(file: MediaFile): Promise<Buffer | undefined>;
  delete(file: MediaFile): Promise<void>;
};

/** A record that shows, links or names a file or another record. */
export type Use = {
  title: string;
  /** In the admin. */
  path: string;
  isPublished: boolean;
  /** By this title it finds the record. */
  name?: string;
};

/** To a user of the CMS. */
export type Mail = { to: string; subject: string; text: string };

/** A format that the site shows, with the extensions of its files, the usual one first. */
export type FileFormat = { type: string; extensions: string[] };

/** Nodes of the editor for what somebody pastes. */
export type Pasted = { nodes: object[]; leftOut: string[] };
export type PasteProps = { inTable?: boolean };

/** A row of a file: what it changes, or what is wrong with it. `place`: the line of the spreadsheet, or the number of the record. */
export type ImportedRow = {
  place: number;
  title: string;
  state: "new" | "changed" | "same" | "faulty" | "saved";
  notes: string[];
};
/** `unread`: columns that records do not have. `fault`: the file has no rows. */
export type ImportPlan = { rows: ImportedRow[]; unread: string[]; fault?: string };
export type ImportOptions = { user: unknown; save: boolean };

/** Something in the admin that somebody should look at. */
export type DeskEntry = { title: string; path: string; note?: string };
/** `others` are left out. */
export type DeskSection = { title: string; entries: DeskEntry[]; others?: number };

/** A language besides English: its code and English name. */
type OtherLanguage = { code: string; name: string };
/** Stands for the id of a single record. */
export const singleRecord = "0";
/** By its id in the CMS, or {@link singleRecord}. */
export type TranslatedRecord = { kind: string; record: string };
export type TranslationState = "missing" | "outdated" | "shown";
export type TranslationEntry = TranslatedRecord & { title: string; state: TranslationState; note: string };
/** A document of the collection of translations, or a part of one. */
export type TranslationDoc = Partial<TranslatedRecord> & {
  id?: unknown;
  language?: string;
  title?: string;
  words?: Word[] | null;
  _status?: string;
};

/** Undefined where the site has one language. */
export type Translations = {
  languages: OtherLanguage[];
  /** A translation beside the English; undefined where the record is gone, or is of a kind without texts. */
  form(doc: TranslationDoc): Promise<TranslationForm | undefined>;
  /** Title and words as they are to be stored. */
  keep(doc: TranslationDoc): TranslationDoc;
  /** One entry for each language; none for a kind without texts, and for a record that was never saved. */
  statesOf(record: TranslatedRecord): (OtherLanguage & TranslationEntry)[];
};

export type Bridge = {
  /** Bytes of a visitor's file; undefined where they are missing. */
  openInquiryFile?: (uuid: string) => ReadableStream<Uint8Array> | undefined;
  removeInquiryFile?: (uuid: string) => void;
  /** The company's mark, as a data URL. */
  mark?: string;
  translations?: Translations;
  desk?: (user: unknown) => Promise<DeskSection[]>;
  /** Records with these words in their titles or addresses. */
  find?: (user: unknown, words: string) => Promise<DeskSection>;
  /** A time for people. */
  writeTime?: (iso: string) => string;
  /** The format of a file by its first bytes; undefined for one that the site does not show. */
  formatOf?: (data: Buffer) => FileFormat | undefined;
  /** The bytes that the site may show; undefined for a picture that cannot be read. */
  preparePicture?: (data: Buffer, mimeType: string) => Promise<Buffer | undefined>;
  /** The value of a text that is one number, as the site reads it; undefined for another text. */
  readNumber?: (text: string, unit: string) => number | undefined;
  /** Fields with which the site could not show the document. */
  validate?: (kind: string, doc: Record<string, unknown>) => Issue[];
  /** Names under which the site looks for banners, with what they stand for. */
  bannerNames?: () => { value: string; label: string }[];
  /** Today, as a field for a day has it. */
  today?: () => string;
  /** Called inside of the transaction that changes a document of a kind of content, or of the files (`media`). */
  changed?: (req: PayloadRequest, kind: string, id?: unknown) => Promise<void>;
  files?: MediaStorage;
  /** Faults of a record that visitors meet, as the end of a sentence about it. */
  faultsOf?: (kind: string, doc: { id?: number }) => Promise<string[]>;
  /** Records that use a record or a file. @param among kinds to look into; all of them where it is left out */
  usesOf?: (kind: string, doc: { id?: number }, among?: string[]) => Promise<Use[]>;
  /** Address of a file for visitors. */
  publicUrl?: (file: MediaFile) => string;
  /** The HTML of a clipboard. */
  fromClipboard?: (html: string, props: PasteProps) => Pasted;
  /** The changes that a file would make in a kind, or with `save` has made. */
  importRows?: (kind: string, file: Uint8Array, options: ImportOptions) => Promise<ImportPlan>;
  /** Path at which the site has a page that editors compose; undefined for one that is not published. */
  publishedPath?: (id: unknown) => string | undefined;
  /** Paths of the pages that exist independently of the content. */
  pages?: () => { value: string; label: string }[];
  /** The values of an inquiry in the site's units, in one line; empty where all of them are. */
  convert?: (inquiry: object) => string;
  /** A spreadsheet of inquiries. */
  toCsv?: (inquiries: object[]) => string;
  /** Undefined where no mail server is set. */
  sendMail?: (mail: Mail) => Promise<void>;
  /** Address of the page with the document's draft. */
  previewUrl?: (kind: string, doc: Record<string, unknown>) => string | null;
  /** Address at which the preview lets one browser in, for a page; null where there is no preview. */
  previewEntry?: (path: string) => string | null;
};

const shared = globalThis as { cmsBridge?: Bridge };

export function bridge(): Bridge {
  shared.cmsBridge ??= {};
  return shared.cmsBridge;
}
