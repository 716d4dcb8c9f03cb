import render from "dom-serializer";
import { Element, type ParentNode } from "domhandler";
import { parseDocument } from "htmlparser2";
import { CliError } from "../../scripts/process/terminal.ts";

/** The company's mark, ready to be part of a page or of another SVG. */
export type Mark = { viewBox: string; body: string };

const shapes = new Set(["path", "circle", "ellipse", "rect", "line", "polyline", "polygon"]);
const invisible = new Set(["title", "desc", "metadata", "sodipodi:namedview"]);
const kept =
  /^(d|points|transform|opacity|color|c[xy]|r[xy]?|[xy][12]?|width|height|(fill|stroke|clip)(-[a-z]+)*)$/;
/** The mark is in the HTML of every page. */
const maxLength = 1600;

/**
 * Reads the drawing of an SVG: shapes and their attributes, nothing else.
 * @throws CliError with one line about what a page cannot contain
 */
export function readMark(svg: string, file: string): Mark {
  const refuse = (problem: string): never => {
    throw new CliError(`${file} ${problem}.`);
  };
  const root = parseDocument(svg, { xmlMode: true }).children.find((node) => node instanceof Element);
  if (root?.name !== "svg") return refuse("is not an SVG: it does not begin with <svg>");
  const viewBox = (root.attribs.viewBox ?? refuse("has no viewBox: set it in the <svg> element")).trim();
  if (!/^-?[\d.]+[\s,]+-?[\d.]+([\s,]+(?!0+(\.0*)?\b)[\d.]+){2}$/.test(viewBox))
    return refuse(`has the viewBox "${viewBox}", which is not four numbers`);
  const drawn = clean(root, refuse);
  if (drawn === 0) return refuse("draws nothing: it has no path or other shape");
  for (const name of ["width", "height", "x", "y"]) delete root.attribs[name];
  root.name = "g";
  const body = render(root, { xmlMode: true }).replace(/\s+/g, " ");
  if (body.length > maxLength)
    return refuse(
      `has ${body.length} characters of drawing, and every page contains it: simplify it to ${maxLength}, with fewer decimals`,
    );
  return { viewBox, body };
}

/** Removes what draws nothing. Returns the number of shapes. */
function clean(node: Element & ParentNode, refuse: (problem: string) => never): number {
  for (const [name, value] of Object.entries(node.attribs)) {
    if (/^on/i.test(name)) refuse(`has a script (${name} in <${node.name}>): remove it`);
    if (/(^|:)href$/i.test(name) || /url\s*\(/i.test(value))
      refuse(`refers to something else (${name} in <${node.name}>): draw it with shapes and plain colours`);
    if (name === "style" || name === "class")
      refuse(`has styles (${name} in <${node.name}>): save it with "presentation attributes"`);
    if (!kept.test(name)) delete node.attribs[name];
  }
  const elements = node.children.filter(
    (child): child is Element => child instanceof Element && !invisible.has(child.name),
  );
  for (const { name } of elements)
    if (name !== "g" && !shapes.has(name)) refuse(`contains <${name}>: draw the mark with shapes alone`);
  node.children = elements;
  const below = elements.reduce((count, child) => count + clean(child, refuse), 0);
  return below + (shapes.has(node.name) ? 1 : 0);
}
