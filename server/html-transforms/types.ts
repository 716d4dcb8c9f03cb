/** A page's HTML, and the headers that are to be sent with it. */
export type TransformedHtml = { html: string; headers: Record<string, string> };

/** What a step may know of a page besides. */
export type TransformContext = {
  /** What a navigation to the page is answered with: the same payload that its HTML carries. */
  payload?: string;
  /** What a page with these classes uses of one of the build's style sheets, by its address; undefined where there is none. */
  styles?: (href: string, classes: ReadonlySet<string>) => string | undefined;
};

/** One thing that is done to finished HTML. It leaves what it does not expect exactly as it was. */
export type HtmlTransform = (page: TransformedHtml, surroundings: TransformContext) => TransformedHtml;
