import { fontFaceStyles } from "../../lib/site/font-face-styles.ts";
import { fontStylesName, scrolledAttribute } from "../../lib/site/inline-scripts.ts";
import { styleSheetLink, styleSheetLinks } from "./next-html.ts";
import type { HtmlTransform } from "./types.ts";
import { selectorNames } from "./used-styles.ts";

/** Its rules stay the first of the element, where scripts find them (lib/site/inline-scripts.ts). */
const fontFaces = `<style data-precedence="fonts" data-href="${fontStylesName}">${fontFaceStyles}`;

/**
 * Inlines the rules that the page uses: its first paint waits for no style sheet, and for no rules of other pages.
 *
 * The links stay at the end of the head, disabled: the loader (./hydration-loader.ts) enables them before scripts can add
 * anything to the page, and React finds them and loads none again. They come last because Chromium swaps in a late font when
 * a style sheet changes that is not the last one, and text would be laid out again. Only they contain the print rules.
 * Chromium's preload scanner, which reads ahead while the parser waits, would fetch a link that is disabled and nothing else;
 * one for print it leaves alone.
 */
export const inlineStyles: HtmlTransform = ({ html, headers }, { styles }) => {
  if (!styles) return { html, headers };
  const names = new Set(selectorNames(html)).add(`[${scrolledAttribute}`);
  const links: string[] = [];
  const inlinedStyles = new Set<string>();
  let inlined = html.replace(styleSheetLinks, (tags) => {
    const elements = tags
      .replace(styleSheetLink, (tag: string, href: string) => {
        const css = styles(href, names);
        if (css === undefined || /<\/style/i.test(css)) return tag;
        links.push(tag);
        return `<style>${resolveUrls(css, href)}</style>`;
      })
      // One element, because each costs a hash in the policy.
      .replaceAll("</style><style>", "");
    for (const [, rules = ""] of elements.matchAll(/<style>(.*?)<\/style>/gs)) inlinedStyles.add(rules);
    return elements;
  });
  for (const rules of [...inlinedStyles]) {
    const separate = `<style>${rules}</style>${fontFaces}</style>`;
    if (!inlined.includes(separate)) continue;
    inlined = inlined.replace(separate, () => `${fontFaces}${rules}</style>`);
    inlinedStyles.add(fontFaceStyles + rules);
  }
  const withAttribute = (attribute: string) =>
    links.map((tag) => tag.replace("/>", ` ${attribute}/>`)).join("");
  const print = links.length > 0 ? `<noscript>${withAttribute('media="print"')}</noscript>` : "";
  const atEnd = `${withAttribute('media="print" disabled=""')}${print}</head>`;
  return { html: inlined.replace("</head>", () => atEnd), headers, inlinedStyles };
};

/** Relative URLs (`../media/a.woff2`) are relative to the style sheet, not to the page. */
function resolveUrls(css: string, href: string): string {
  return css.replace(/url\((["']?)(\.\.?\/[^"')]+)\1\)/g, (_, quote: string, target: string) => {
    const { pathname, search, hash } = new URL(target, `https://host${href}`);
    return `url(${quote}${pathname}${search}${hash}${quote})`;
  });
}
