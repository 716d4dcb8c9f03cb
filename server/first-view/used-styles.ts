import { type ChildNode, type Container, parse } from "postcss";

/** At-rules that contain ordinary rules. */
const groups = new Set(["layer", "media", "supports", "container"]);

/**
 * The names that selectors refer to: elements ("p"), classes (".a"), `data-*` and `dir` ("[dir"), and widths of images ("[width-9").
 * @returns those that the HTML has, and perhaps others
 */
export function selectorNames(html: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [, element, attributes = ""] of html.matchAll(/<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)/gi)) {
    names.add(String(element).toLowerCase());
    for (const [, list = ""] of attributes.matchAll(/ class="([^"]*)"/g))
      for (const name of list.split(/\s+/)) names.add(`.${name}`);
    for (const [, name] of attributes.matchAll(/ (data-[\w-]+|dir\b)/g)) names.add(`[${name}`);
    for (const [, width] of attributes.matchAll(/ width="(\d+)"/g)) names.add(`[width-${width}`);
  }
  return names;
}

/** Prints the rest of a part of a style sheet on a page with these names. */
type Printer = (names: ReadonlySet<string>) => string;
type Condition = (names: ReadonlySet<string>) => boolean;

/**
 * Parses a style sheet and its selectors once; the function returned drops the rules that cannot match on a page with these
 * names, and those of print.
 */
export function usedStyles(css: string): Printer {
  const nodes = parse(css).nodes.map(printer);
  return (names) => {
    const used = nodes.map((print) => print(names)).join("");
    return withoutUnusedNames(used).replace(compilerProperties, "");
  };
}

/** Lightning CSS writes them for `light-dark()`, which no rule uses, to every `color-scheme`. */
const compilerProperties = /--lightningcss-(?:light|dark):(?:initial| );?/g;

/**
 * Keyframes of CSS modules, whose names have a prefix, and registered properties. Other keyframes may be used by another style sheet.
 * A property is registered for its transition, which may come with scripts.
 */
const named = /@(?:keyframes (?=[\w-]+_)|property )([\w-]+)\{(?:[^{}]|\{[^{}]*\})*\}/g;

function withoutUnusedNames(css: string): string {
  return css.replace(named, (rule, name: string) => {
    const isUsed = name.startsWith("--")
      ? new RegExp(`transition:[^;{}]*${name}\\b`).test(css)
      : css.split(name).length > 2;
    return isUsed ? rule : "";
  });
}

function printer(node: ChildNode): Printer {
  if (node.type === "rule") {
    const block = blockPrinter(node);
    const selectors = node.selectors.map((text) => ({ text, canMatch: condition(text) }));
    return (names) => {
      const used = selectors.filter(({ canMatch }) => canMatch(names));
      return used.length > 0 ? used.map(({ text }) => text).join() + block(names) : "";
    };
  }
  if (node.type === "atrule" && node.nodes && groups.has(node.name)) {
    if (node.name === "media" && node.params === "print") return () => "";
    const head = `@${node.name} ${node.params}`;
    const block = blockPrinter(node);
    return (names) => {
      const text = block(names);
      return text === "{}" ? "" : head + text;
    };
  }
  const isStatement = node.type === "decl" || (node.type === "atrule" && !node.nodes);
  const text = isStatement ? `${node};` : node.toString();
  return () => text;
}

function blockPrinter({ nodes = [] }: Pick<Container, "nodes">): Printer {
  const printers = nodes.map(printer);
  const print = (names: ReadonlySet<string>) =>
    `{${printers
      .map((each) => each(names))
      .join("")
      .replace(/;$/, "")}}`;
  if (nodes.some(({ type }) => type !== "decl")) return print;
  const text = print(new Set());
  return () => text;
}

/** Pseudo-classes whose argument has to match something on the page. Others, such as `:not()`, need no class. */
const matching = /:(?:is|where|has)$/;

/**
 * Parses a selector. The condition is false when it needs a class, an element, a data attribute, a direction or a width that the page
 * does not have. Scripts that add some bring the whole style sheets.
 */
function condition(selector: string): Condition {
  const choices: Condition[] = [];
  let plain = selector.replace(
    /\[(?:(data-[\w-]+|dir\b)[^\]]*|width="(\d+)"|[^\]]*)\]/g,
    (_, data?: string, width?: string) => (data ? `[${data}]` : width ? `[width-${width}]` : ""),
  );
  for (let open = plain.lastIndexOf("("); open >= 0; open = plain.lastIndexOf("(")) {
    const close = plain.indexOf(")", open);
    if (close < 0) return () => true;
    let choice = "";
    if (matching.test(plain.slice(0, open))) {
      const options = plain
        .slice(open + 1, close)
        .split(",")
        .map((option) => hasNames(option, choices));
      // Another choice may enclose it, so a class stands for this one.
      choice = `.\uffff${choices.length}`;
      choices.push((names) => options.some((isPossible) => isPossible(names)));
    }
    plain = plain.slice(0, open) + choice + plain.slice(close + 1);
  }
  return hasNames(plain, choices);
}

const className = /\.((?:[\w-]|[^\0-\x7f]|\\[\da-f]{1,6}\s?|\\.)+)/gi;
const otherName = /(?<![\w:#[-])[a-z][\w-]*|\[(?:(?:data|width)-[\w-]+|dir)/gi;
/** An escaped character: by its number, as a digit at the beginning of a name is, or as itself. */
const escaped = /\\(?:([\da-f]{1,6})\s?|(.))/gi;

function hasNames(selector: string, choices: readonly Condition[]): Condition {
  const required: string[] = [];
  const chosen: Condition[] = [];
  const rest = selector.replace(className, (_, name: string) => {
    const choice = name.startsWith("\uffff") ? choices[Number(name.slice(1))] : undefined;
    if (choice) chosen.push(choice);
    else required.push(`.${unescaped(name)}`);
    return "";
  });
  for (const [name] of rest.matchAll(otherName)) required.push(name.toLowerCase());
  return (names) =>
    required.every((name) => names.has(name)) && chosen.every((isPossible) => isPossible(names));
}

function unescaped(name: string): string {
  return name.replace(escaped, (_, code?: string, self = "") =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : self,
  );
}
