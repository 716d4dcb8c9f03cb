import { type ChildNode, type Container, parse } from "postcss";

/** At-rules whose rules hold or not as they would outside of it. */
const groups = new Set(["layer", "media", "supports", "container"]);

/**
 * Prepares a style sheet to be asked what of it a page uses.
 * @returns the text of the style sheet without the rules that ask for a class which is not among those given
 */
export function usedStyles(css: string): (classes: ReadonlySet<string>) => string {
  const { nodes } = parse(css);
  return (classes) => nodes.map((node) => used(node, classes)).join("");
}

function used(node: ChildNode, classes: ReadonlySet<string>): string {
  if (node.type === "rule") {
    const selectors = node.selectors.filter((selector) =>
      required(selector).every((name) => classes.has(name)),
    );
    return selectors.length > 0 ? block(selectors.join(), node, classes) : "";
  }
  if (node.type === "atrule" && node.nodes && groups.has(node.name)) {
    const inside = block(`@${node.name} ${node.params}`, node, classes);
    return inside.endsWith("{}") ? "" : inside;
  }
  const text = node.toString();
  return node.type === "decl" || (node.type === "atrule" && !node.nodes) ? `${text};` : text;
}

function block(head: string, { nodes = [] }: Pick<Container, "nodes">, classes: ReadonlySet<string>): string {
  const body = nodes.map((node) => used(node, classes)).join("");
  return `${head}{${body.replace(/;$/, "")}}`;
}

/** The classes without which a selector matches nothing. What stands in brackets is an alternative, or an exclusion. */
function required(selector: string): string[] {
  let plain = selector.replace(/\[[^\]]*\]/g, "");
  for (let before = ""; before !== plain; ) {
    before = plain;
    plain = plain.replace(/\([^()]*\)/g, "");
  }
  return Array.from(plain.matchAll(/\.((?:[\w-]|[^\0-\x7f]|\\.)+)/g), ([, name = ""]) =>
    name.replace(/\\/g, ""),
  );
}
