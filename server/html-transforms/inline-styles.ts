import type { HtmlTransform } from "./types.ts";

const link = /<link rel="stylesheet" href="(\/_next\/static\/[^"?]+\.css)" data-precedence="[^"]*"\/>/g;
/** Links that stand one behind the other. */
const run = new RegExp(`(?:${link.source})+`, "g");

/**
 * Writes what the page uses of its style sheets into it: the first paint does not wait for another round trip, nor for
 * the rules of other pages.
 *
 * Their links stay, disabled, at the end of the head. The loader (./loader.ts) enables them before scripts can bring
 * anything new into the page, and React, which looks for them, asks for no style sheet once more. At the end, because
 * style sheets that come behind all others leave fonts as they are: of any other change Chromium takes the occasion to
 * show the font that came too late for the first view, and lines break anew.
 */
export const inlineStyles: HtmlTransform = ({ html, headers }, { styles }) => {
  if (!styles) return { html, headers };
  const classes = new Set(
    Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = ""]) => names.split(/\s+/)).flat(),
  );
  const links: string[] = [];
  const inlined = html.replace(run, (tags) =>
    tags
      .replace(link, (tag: string, href: string) => {
        const css = styles(href, classes);
        if (css === undefined || /<\/style/i.test(css)) return tag;
        links.push(tag.replace("/>", ' disabled=""/>'));
        return `<style>${fromRoot(css, href)}</style>`;
      })
      // One element: each costs a hash in the policy. None of the texts has an end of its own.
      .replaceAll("</style><style>", ""),
  );
  return { html: inlined.replace("</head>", () => `${links.join("")}</head>`), headers };
};

/** Makes what a style sheet names beside itself (`../media/a.woff2`) hold in a page, whatever the page's address is. */
function fromRoot(css: string, href: string): string {
  return css.replace(/url\((["']?)(\.\.?\/[^"')]+)\1\)/g, (_, quote: string, target: string) => {
    const { pathname, search, hash } = new URL(target, `https://host${href}`);
    return `url(${quote}${pathname}${search}${hash}${quote})`;
  });
}
