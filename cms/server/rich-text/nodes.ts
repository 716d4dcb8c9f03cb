/** The editor's document as Lexical stores it, as far as the converters use it. */
export type LexicalNode = {
  type: string;
  version: number;
  children?: LexicalNode[];
  [property: string]: unknown;
};
/** A record or a file that a text links to, by its id in the CMS. */
export type LinkTarget = { relationTo: string; value: unknown };
export type EditorState = { root: LexicalNode };

/** Bits of a text's `format`, from the outermost element to the innermost. */
export const formats = [
  ["strong", 1],
  ["em", 2],
  ["s", 4],
  ["u", 8],
  ["code", 16],
  ["sub", 32],
  ["sup", 64],
] as const;

/** Bits of a cell's `headerState`. */
export const headerOf = { row: 1, column: 2 } as const;

const block = { direction: "ltr", format: "", indent: 0, version: 1 };

export function element(type: string, children: LexicalNode[], more: object = {}): LexicalNode {
  return { ...block, type, children, ...more };
}

export function paragraph(children: LexicalNode[]): LexicalNode {
  return element("paragraph", children, { textFormat: 0, textStyle: "" });
}

export function stateOf(children: LexicalNode[]): EditorState {
  return { root: element("root", children) };
}

export function blockOf(blockType: string, fields: object, id: string): LexicalNode {
  return { type: "block", version: 2, format: "", fields: { id, blockName: "", blockType, ...fields } };
}

/** A node and all others in it, also those in the texts of blocks. */
export function nodesIn(node: LexicalNode): LexicalNode[] {
  const { caption, content } = (node.type === "block" ? node.fields : {}) as Record<
    string,
    EditorState | null
  >;
  const inner = [...(node.children ?? []), ...[caption, content].flatMap((state) => state?.root ?? [])];
  return [node, ...inner.flatMap(nodesIn)];
}
