import { type ChildNode, type Container, parse } from "postcss";

/** At-rules that contain ordinary rules. */
const groups = new Set(["layer", "media", "supports", "container"]);

/** Parses a style sheet once; the function returned drops the rules that need a class which a page does not have. */
export function usedStyles(css: string): (classes: ReadonlySet<string>) => string {
  const { nodes } = parse(css);
  return (classes) => nodes.map((node) => print(node, classes)).join("");
}

function print(node: ChildNode, classes: ReadonlySet<string>): string {
  if (node.type === "rule") {
    const selectors = node.selectors.filter((selector) =>
      requiredClasses(selector).every((name) => classes.has(name)),
    );
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

/** Classes in attribute selectors and in brackets are not required: those are alternatives or exclusions. */
function requiredClasses(selector: string): string[] {
  let plain = selector.replace(/\[[^\]]*\]/g, "");
  for (let previous = ""; previous !== plain; ) {
    previous = plain;
    plain = plain.replace(/\([^()]*\)/g, "");
  }
  return Array.from(plain.matchAll(/\.((?:[\w-]|[^\0-\x7f]|\\.)+)/g), ([, name = ""]) =>
    name.replace(/\\/g, ""),
  );
}
