import { cutTags, maxOutput } from "./allowed.ts";
import { type HtmlElement, isElement } from "./html-tree.ts";
import { stylesOf } from "./inline-styles.ts";
import { readInput } from "./read-input.ts";
import { videoLink } from "./video.ts";

type Hosts = { isShown: (src: string) => boolean; hostOf: (src: string) => string };

/** Elements without anything for readers. */
const silent = ["head", "noembed", "noframes", "noscript", "script", "style", "template", "title"];

/** Readers miss an element that is left out with its content; see {@link readInput}. */
export function isMissed({ name }: HtmlElement, reason: string | undefined): boolean {
  return !reason && !silent.includes(name);
}

const names: Record<string, string> = {
  applet: "an embedded object",
  audio: "a recording",
  canvas: "a drawing",
  embed: "an embedded object",
  input: "a field of a form",
  math: "a formula",
  object: "an embedded object",
  select: "a field of a form",
  svg: "a drawing",
  textarea: "a field of a form",
  video: "a video",
};
/** Of these, the site's reader keeps the place; it writes nothing there. */
const unwritten = ["embed", "input"];

/** The content of a text that no page shows, the rest that is left out on purpose, and the addresses of the images that are shown. */
export function lostContent(html: string, { isShown, hostOf }: Hosts) {
  const lost: string[] = [];
  const leftOut: string[] = [];
  const images: string[] = [];
  const cut = cutTags(html);
  const read = ({ children }: HtmlElement) => {
    for (const element of children.filter(isElement)) {
      const { name, attributes } = element;
      const { src, url = src } = attributes;
      const background = /url\(\s*["']?([^"')]+)/.exec([...stylesOf(element).values()].join(";"))?.[1];
      if (background) lost.push(`a picture of ${hostOf(background)} in the background`);
      if (name === "img" && src && isShown(src)) images.push(src);
      else if (name === "img") lost.push(src ? `a picture of ${hostOf(src)}` : "a picture without src");
      else if (unwritten.includes(name) && attributes.type !== "hidden") lost.push(describe(name));
      else if (name === "iframe" && !videoLink(url))
        lost.push(`a frame of ${url ? hostOf(url) : "no address"}`);
      if (name !== "iframe") read(element);
    }
  };
  read(
    readInput(cut, (element, reason) => {
      if (isMissed(element, reason)) lost.push(describe(element.name));
      else if (reason || element.name === "script") leftOut.push(reason ?? "a script");
    }),
  );
  if (cut.length < html.length) lost.push(`all that follows its first ${maxOutput.tags} tags`);
  const further = images.length - maxOutput.images;
  if (further > 0) lost.push(`${further} of its pictures: it shows ${maxOutput.images}`);
  return { lost: count(lost), leftOut: count(leftOut), images: images.slice(0, maxOutput.images) };
}

const describe = (name: string) => `${names[name] ?? "an element"} (<${name}>)`;

/** Each once, with its number. */
function count(all: string[]): string {
  const groups = Map.groupBy(all, (one) => one);
  return [...groups].map(([one, { length }]) => (length > 1 ? `${length} times ${one}` : one)).join(", ");
}
