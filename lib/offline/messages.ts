import type { FormFields } from "../form/fields";

/** From a page to the service worker. */
export type PageMessage =
  /** The visitor looks at this URL: keep it for offline use, with the pictures that the page loaded without the worker. */
  | { type: "visited"; url: string; pictures: string[] }
  /** The page can show the outcomes of kept inquiries, and there may be a connection. */
  | { type: "ready" };

/** The outcome of an inquiry that was kept, from the service worker to one page. */
export type KeptOutcome =
  | { outcome: "sent"; reference: string }
  /** The site does not accept it as it is: the form shows it again. */
  | { outcome: "rejected"; fields: Partial<FormFields>; formId: string }
  | { outcome: "expired" };

export type WorkerMessage =
  /** There are outcomes: a page that can show them asks for them with "ready". */
  { type: "news" } | { type: "outcomes"; outcomes: KeptOutcome[] };
