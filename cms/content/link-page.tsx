import type { TextFieldServerProps } from "payload";
import { bridge } from "./bridge.ts";
import { PagePicker } from "./page-picker.tsx";

/** Below the address of a link: the pages that every site has. */
export function LinkPage({ path }: TextFieldServerProps) {
  return <PagePicker path={path} pages={bridge().pages?.() ?? []} />;
}
