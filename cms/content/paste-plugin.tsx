"use client";
import { createClientFeature } from "@payloadcms/richtext-lexical/client";
import {
  $getSelection,
  $insertNodes,
  $isRangeSelection,
  $parseSerializedNode,
  COMMAND_PRIORITY_HIGH,
  type LexicalEditor,
  PASTE_COMMAND,
  SELECTION_INSERT_CLIPBOARD_NODES_COMMAND,
} from "@payloadcms/richtext-lexical/lexical";
import { useLexicalComposerContext } from "@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext";
import { toast } from "@payloadcms/ui";
import { useEffect } from "react";

/** Nodes of the editor for what somebody pastes. */
export type Pasted = { nodes: object[]; leftOut: string[] };
export type PasteProps = { inTable?: boolean };

/** Of HTML; a longer one is hardly a text. */
const maxCharacters = 2_000_000;
/** Format in which the editor itself writes to the clipboard. */
const ownType = "application/x-lexical-editor";

/** Lets the CMS read what Word, Excel, Google Docs or a web page put into the clipboard. */
export const PasteFeatureClient = createClientFeature({
  plugins: [{ Component: PastePlugin, position: "normal" }],
});

function PastePlugin({ clientProps }: { clientProps: PasteProps }) {
  const { inTable = false } = clientProps;
  const [editor] = useLexicalComposerContext();
  useEffect(() => {
    const onPaste = (event: unknown) => {
      const { clipboardData: data, target } = event as ClipboardEvent;
      const html = data?.getData("text/html");
      const text = data?.getData("text/plain") ?? "";
      // Fields and editors inside of a block read for themselves, and a link can be made of an address alone.
      const isOwn = target instanceof Element && !target.closest("input, textarea") && isIn(editor, target);
      if (!(html && isOwn) || data?.types.includes(ownType) || URL.canParse(text.trim())) return false;
      (event as ClipboardEvent).preventDefault();
      void paste(editor, html, text, inTable);
      return true;
    };
    return editor.registerCommand(PASTE_COMMAND, onPaste, COMMAND_PRIORITY_HIGH);
  }, [editor, inTable]);
  return null;
}

function isIn(editor: LexicalEditor, target: Element): boolean {
  return target.closest("[data-lexical-editor]") === editor.getRootElement();
}

async function paste(editor: LexicalEditor, html: string, text: string, inTable: boolean): Promise<void> {
  const pasted = html.length > maxCharacters ? null : await convert(html, inTable).catch(() => null);
  editor.update(() => {
    const selection = $getSelection();
    if (!pasted) {
      if ($isRangeSelection(selection)) selection.insertRawText(text);
      return;
    }
    const nodes = pasted.nodes.map((node) => $parseSerializedNode(node as never));
    // In a cell, Lexical fills the table from there. It refuses a table with a text around it, and says nothing.
    if (!selection || !editor.dispatchCommand(SELECTION_INSERT_CLIPBOARD_NODES_COMMAND, { nodes, selection }))
      $insertNodes(nodes);
    else if (nodes.length > 1 && nodes.some((node) => node.getType() === "table"))
      toast.warning(
        "A cell takes no table. Copy its rows only, without the text around it, and paste again.",
      );
  });
  if (!pasted)
    toast.warning("Only the text was pasted, without its format. Check the connection, and paste again.");
  else if (pasted.leftOut.length > 0)
    toast.warning(
      `Left out: ${pasted.leftOut.join(", ")}. Upload pictures, and insert them with "/", then "Picture".`,
    );
}

async function convert(html: string, inTable: boolean): Promise<Pasted> {
  const response = await fetch(`/api/paste?inTable=${inTable}`, { method: "POST", body: html });
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
}
