/** HTML, and the headers to send with it. */
export type FinishedHtml = { html: string; headers: Record<string, string> };

/** A page between two transforms, with the rules that an earlier one has inlined. */
export type PageInTransform = FinishedHtml & { inlinedStyles?: ReadonlySet<string> };

/** The same for all pages of a build. */
export type FirstView = {
  /** The rules of a style sheet that a page with these names uses (./used-styles.ts); undefined for an unknown URL. */
  styles?: (href: string, names: ReadonlySet<string>) => string | undefined;
  /** False leaves Next's HTML unchanged (FIRST_VIEW=off). */
  isOn?: boolean;
};

/** The payload is the response to a navigation to the page: the same as in its HTML. */
export type TransformContext = FirstView & { payload?: string };

/** Leaves HTML that it does not expect unchanged. */
export type HtmlTransform = (page: PageInTransform, context: TransformContext) => PageInTransform;
