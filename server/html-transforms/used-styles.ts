import { type ChildNode, type Container, parse } from "postcss";

/** At-rules that contain ordinary rules. */
const groups = new Set(["layer", "media", "supports", "container"]);

/**
 * The names that selectors refer to: elements ("p"), classes (".a") and data attributes ("[data-a").
 * @returns those that the HTML has, and perhaps others
 */
export function selectorNames(html: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [, element, attributes = ""] of html.matchAll(/<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)/gi)) {
    names.add(String(element).toLowerCase());
    for (const [, list = ""] of attributes.matchAll(/ class="([^"]*)"/g))
      for (const name of list.split(/\s+/)) names.add(`.${name}`);
    for (const [, name] of attributes.matchAll(/ (data-[\w-]+)/g)) names.add(`[${name}`);
  }
  return names;
}

/**
 * Parses a style sheet once; the function returned drops the rules that cannot match on a page with these names, and those of
 * print.
 */
export function usedStyles(css: string): (names: ReadonlySet<string>) => string {
  const { nodes } = parse(css);
  return (names) => {
    const used = withoutUnusedKeyframes(nodes.map((node) => print(node, names)).join(""));
    return used.replace(compilerProperties, "");
  };
}

/** Lightning CSS writes them for `light-dark()`, which no rule uses, to every `color-scheme`. */
const compilerProperties = /--lightningcss-(?:light|dark):(?:initial| );?/g;

/** Of CSS modules, whose names have a prefix: others may be used by another style sheet. */
function withoutUnusedKeyframes(css: string): string {
  return css.replace(/@keyframes ([\w-]+_[\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule, name: string) =>
    css.split(name).length > 2 ? rule : "",
  );
}

function print(node: ChildNode, names: ReadonlySet<string>): string {
  if (node.type === "rule") {
    const selectors = node.selectors.filter((selector) => canMatch(selector, names));
    return selectors.length > 0 ? printBlock(selectors.join(), node, names) : "";
  }
  if (node.type === "atrule" && node.nodes && groups.has(node.name)) {
    if (node.name === "media" && node.params === "print") return "";
    const block = printBlock(`@${node.name} ${node.params}`, node, names);
    return block.endsWith("{}") ? "" : block;
  }
  const text = node.toString();
  return node.type === "decl" || (node.type === "atrule" && !node.nodes) ? `${text};` : text;
}

function printBlock(
  head: string,
  { nodes = [] }: Pick<Container, "nodes">,
  names: ReadonlySet<string>,
): string {
  const body = nodes.map((node) => print(node, names)).join("");
  return `${head}{${body.replace(/;$/, "")}}`;
}

/** Pseudo-classes whose argument has to match something on the page. Others, such as `:not()`, need no class. */
const matching = /:(?:is|where|has)$/;

/**
 * False when the selector needs a class, an element or a data attribute that the page does not have. Scripts that add some
 * bring the whole style sheets.
 */
function canMatch(selector: string, names: ReadonlySet<string>): boolean {
  let plain = selector.replace(/\[(?:(data-[\w-]+)[^\]]*|[^\]]*)\]/g, (_, data?: string) =>
    data ? `[${data}]` : "",
  );
  for (let open = plain.lastIndexOf("("); open >= 0; open = plain.lastIndexOf("(")) {
    const close = plain.indexOf(")", open);
    if (close < 0) return true;
    const options = plain.slice(open + 1, close).split(",");
    const isPossible = options.some((option) => hasNames(option, names));
    const isRequired = matching.test(plain.slice(0, open));
    // An impossible one becomes a class that no page has: around it there may be another choice.
    plain = `${plain.slice(0, open)}${isRequired && !isPossible ? ".\uffff" : ""}${plain.slice(close + 1)}`;
  }
  return hasNames(plain, names);
}

const className = /\.((?:[\w-]|[^\0-\x7f]|\\[\da-f]{1,6}\s?|\\.)+)/gi;
const otherName = /(?<![\w:#[-])[a-z][\w-]*|\[data-[\w-]+/gi;
/** An escaped character: by its number, as a digit at the beginning of a name is, or as itself. */
const escaped = /\\(?:([\da-f]{1,6})\s?|(.))/gi;

function hasNames(selector: string, names: ReadonlySet<string>): boolean {
  const required: string[] = [];
  const rest = selector.replace(className, (_, name: string) => {
    const plain = name.replace(escaped, (_, code?: string, self = "") =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : self,
    );
    required.push(`.${plain}`);
    return "";
  });
  for (const [name] of rest.matchAll(otherName)) required.push(name.toLowerCase());
  return required.every((name) => names.has(name));
}
