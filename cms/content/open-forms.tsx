"use client";
import { ServerFunctionsProvider, useServerFunctions } from "@payloadcms/ui";
import type { FormState, ServerFunctionClient } from "payload";
import { deepCopyObjectSimpleWithoutReactComponents } from "payload/shared";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useCallback } from "react";

/** A form of a record on the page, one on top of the other. */
type OpenForm = { slug: string; id: number | string | undefined; getFields: () => FormState };

const openForms: OpenForm[] = [];

/** @returns ends it */
export function addOpenForm(form: OpenForm): () => void {
  openForms.push(form);
  return () => void openForms.splice(openForms.indexOf(form), 1);
}

/**
 * Around the whole admin: keeps answers of the server from changing what somebody has typed since the form asked, Escape in a date
 * picker from closing what is around it, and holds a form that somebody takes over until it is loaded again.
 */
export function KeepForms({ children }: { children: ReactNode }) {
  const { serverFunction } = useServerFunctions();
  const ask = useCallback<ServerFunctionClient>(
    (call) =>
      call.name === "form-state" ? askForForm(serverFunction, call.args as FormArgs) : serverFunction(call),
    [serverFunction],
  );
  return (
    <ServerFunctionsProvider serverFunction={ask}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears of the fields inside */}
      <div style={{ display: "contents" }} onKeyDown={keepEscape} onClickCapture={holdForm}>
        {children}
      </div>
    </ServerFunctionsProvider>
  );
}

type FormArgs = {
  collectionSlug?: string;
  globalSlug?: string;
  id?: number | string;
  schemaPath: string;
  formState?: FormState;
  checkForStaleData?: boolean;
};

/**
 * Payload asks for the fields of new rows, and takes their values over at the places at which it asked, where other rows may stand
 * or somebody may have typed by then. Asks again after a change of rows, and takes over what the form still lacks.
 */
async function askForForm(serverFunction: ServerFunctionClient, args: FormArgs): Promise<unknown> {
  // Payload takes the form's own saves for somebody else's; the save itself is refused where that is so (two-editors.ts).
  for (let asked: FormArgs = { ...args, checkForStaleData: false }; ; ) {
    const answer = (await serverFunction({ name: "form-state", args: asked })) as { state?: FormState };
    const fields = openForms
      .findLast(({ slug, id }) => slug === args.schemaPath && id === args.id)
      ?.getFields();
    if (!(answer?.state && asked.formState && fields)) return answer;
    if (rowsOf(fields) === rowsOf(asked.formState))
      return { ...answer, state: withoutKnown(answer.state, fields) };
    asked = {
      ...asked,
      formState: deepCopyObjectSimpleWithoutReactComponents(fields, { excludeFiles: true }) as FormState,
    };
  }
}

function withoutKnown(state: FormState, known: FormState): FormState {
  const entries = Object.entries(state).map(([path, { addedByServer, ...field }]) => [
    path,
    addedByServer && !(path in known) ? { ...field, addedByServer } : field,
  ]);
  return Object.fromEntries(entries);
}

/** The ids of all rows, in their order. */
function rowsOf(fields: FormState): string {
  return Object.entries(fields)
    .flatMap(([path, { rows = [] }]) => rows.map(({ id }) => `${path} ${id}`))
    .sort()
    .join();
}

/** React calls this after the date picker and before the drawer's own listener. */
function keepEscape({ key, target, nativeEvent }: KeyboardEvent) {
  const isInPicker =
    target instanceof Element && target.closest(".react-datepicker-wrapper, .react-datepicker");
  if (key === "Escape" && isInPicker && document.querySelector(".react-datepicker-popper"))
    nativeEvent.stopImmediatePropagation();
}

/** Payload loads the form again after the lock is taken, which would drop what is typed meanwhile. */
function holdForm({ target }: MouseEvent) {
  if (target instanceof Element && target.closest("[id$=take-over]")) document.body.inert = true;
}
