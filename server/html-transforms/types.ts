/** HTML, and the headers to send with it. */
export type TransformedHtml = { html: string; headers: Record<string, string> };

/** A page between two transforms, with the rules that an earlier one has inlined. */
export type PageInTransform = TransformedHtml & { inlinedStyles?: ReadonlySet<string> };

export type TransformContext = {
  /** The response to a navigation to the page: the same payload as in its HTML. */
  payload?: string;
  /** The rules of a style sheet that a page with these names uses (./used-styles.ts); undefined for an unknown URL. */
  styles?: (href: string, names: ReadonlySet<string>) => string | undefined;
  /** False leaves Next's HTML unchanged (DEFER_HYDRATION=off). */
  defersHydration?: boolean;
};

/** Leaves HTML that it does not expect unchanged. */
export type HtmlTransform = (page: PageInTransform, context: TransformContext) => PageInTransform;
