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
} from "@payloadcms/richtext-lexical/lexical";
import { useLexicalComposerContext } from "@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext";
import { toast } from "@payloadcms/ui";
import { useEffect } from "react";
import type { Pasted } from "./bridge.ts";

/** Of HTML; a longer one is hardly a text. */
const maxCharacters = 2_000_000;
/** Format in which the editor itself writes to the clipboard. */
const ownType = "application/x-lexical-editor";

/** Lets the CMS read what Word, Excel, Google Docs or a web page put into the clipboard. */
export const PasteFeatureClient = createClientFeature({
  plugins: [{ Component: PastePlugin, position: "normal" }],
});

function PastePlugin() {
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
      void paste(editor, html, text);
      return true;
    };
    return editor.registerCommand(PASTE_COMMAND, onPaste, COMMAND_PRIORITY_HIGH);
  }, [editor]);
  return null;
}

function isIn(editor: LexicalEditor, target: Element): boolean {
  return target.closest("[data-lexical-editor]") === editor.getRootElement();
}

async function paste(editor: LexicalEditor, html: string, text: string): Promise<void> {
  const pasted = html.length > maxCharacters ? null : await convert(html).catch(() => null);
  editor.update(() => {
    if (pasted) $insertNodes(pasted.nodes.map((node) => $parseSerializedNode(node as never)));
    else {
      const selection = $getSelection();
      if ($isRangeSelection(selection)) selection.insertRawText(text);
    }
  });
  if (!pasted)
    toast.warning("Only the text was pasted, without its format. Check the connection, and paste again.");
  else if (pasted.leftOut.length > 0)
    toast.warning(
      `Left out: ${pasted.leftOut.join(", ")}. Upload pictures, and insert them with "/", then "Picture".`,
    );
}

async function convert(html: string): Promise<Pasted> {
  const response = await fetch("/api/paste", { method: "POST", body: html });
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
}
