import { type ChildNode, type Container, parse } from "postcss";

/** At-rules that contain ordinary rules. */
const groups = new Set(["layer", "media", "supports", "container"]);

/** Parses a style sheet once; the function returned drops the rules that need a class which a page does not have. */
export function usedStyles(css: string): (classes: ReadonlySet<string>) => string {
  const { nodes } = parse(css);
  return (classes) => withoutUnusedKeyframes(nodes.map((node) => print(node, classes)).join(""));
}

/** Of CSS modules, whose names have a prefix: others may be used by another style sheet. */
function withoutUnusedKeyframes(css: string): string {
  return css.replace(/@keyframes ([\w-]+_[\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule, name: string) =>
    css.split(name).length > 2 ? rule : "",
  );
}

function print(node: ChildNode, classes: ReadonlySet<string>): string {
  if (node.type === "rule") {
    const selectors = node.selectors.filter((selector) => canMatch(selector, classes));
    return selectors.length > 0 ? printBlock(selectors.join(), node, classes) : "";
  }
  if (node.type === "atrule" && node.nodes && groups.has(node.name)) {
    const block = printBlock(`@${node.name} ${node.params}`, node, classes);
    return block.endsWith("{}") ? "" : block;
  }
  const text = node.toString();
  return node.type === "decl" || (node.type === "atrule" && !node.nodes) ? `${text};` : text;
}

function printBlock(
  head: string,
  { nodes = [] }: Pick<Container, "nodes">,
  classes: ReadonlySet<string>,
): string {
  const body = nodes.map((node) => print(node, classes)).join("");
  return `${head}{${body.replace(/;$/, "")}}`;
}

/** Pseudo-classes whose argument has to match something on the page. Others, such as `:not()`, need no class. */
const matching = /:(?:is|where|has)$/;

/** False when the selector needs a class that the page does not have. Classes in attribute selectors are none. */
function canMatch(selector: string, classes: ReadonlySet<string>): boolean {
  // Only scripts set data attributes of the root element, and they bring the whole style sheets.
  if (selector.includes(":root[data-")) return false;
  let plain = selector.replace(/\[[^\]]*\]/g, "");
  for (let open = plain.lastIndexOf("("); open >= 0; open = plain.lastIndexOf("(")) {
    const close = plain.indexOf(")", open);
    if (close < 0) return true;
    const options = plain.slice(open + 1, close).split(",");
    const isPossible = options.some((option) => hasClasses(option, classes));
    const isRequired = matching.test(plain.slice(0, open));
    // An impossible one becomes a class that no page has: around it there may be another choice.
    plain = `${plain.slice(0, open)}${isRequired && !isPossible ? ".\uffff" : ""}${plain.slice(close + 1)}`;
  }
  return hasClasses(plain, classes);
}

/** An escaped character: by its number, as a digit at the beginning of a name is, or as itself. */
const escaped = /\\(?:([\da-f]{1,6})\s?|(.))/gi;

function hasClasses(selector: string, classes: ReadonlySet<string>): boolean {
  return Array.from(selector.matchAll(/\.((?:[\w-]|[^\0-\x7f]|\\[\da-f]{1,6}\s?|\\.)+)/gi), ([, name = ""]) =>
    name.replace(escaped, (_, code?: string, self = "") =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : self,
    ),
  ).every((name) => classes.has(name));
}
