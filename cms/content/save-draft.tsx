"use client";
import {
  SaveDraftButton,
  useAllFormFields,
  useAuth,
  useConfig,
  useDocumentDrawerContext,
  useDocumentEvents,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
  useHotkey,
} from "@payloadcms/ui";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { lockUrl, type Outcome, type Saved, send, unlock } from "./draft-requests.ts";
import { addOpenForm } from "./open-forms.tsx";
import { SignInAgain } from "./sign-in-again.tsx";

/** After the last key. */
const pauseMs = 500;
const retryMs = 5_000;
const conflict = 409;

/** In place of Payload's button and of its autosave. A new record is saved by the button, and then as its author types. */
export function SaveDraft() {
  const { id, globalSlug } = useDocumentInfo();
  return id === undefined && !globalSlug ? <FirstSave /> : <SaveAsTyped />;
}

/** Payload goes to the new record's own page when it is saved: what was typed on the way there would be lost. */
function FirstSave() {
  const { formRef } = useForm();
  const isProcessing = useFormProcessing();
  const isRefused = useFormSubmitted();
  const isBegun = useRef(false);
  useEffect(() => {
    isBegun.current = (isBegun.current || isProcessing) && !isRefused;
    if (formRef.current) formRef.current.inert = isBegun.current;
  }, [formRef, isProcessing, isRefused]);
  return <SaveDraftButton />;
}

/**
 * Saves a draft when its author pauses, and when the focus leaves a field. Of the answer, the form takes over the time only, so that
 * nothing that was typed meanwhile can be lost: Payload's own autosave takes its values, too.
 */
function SaveAsTyped() {
  const info = useDocumentInfo();
  const { id, collectionSlug, globalSlug, initialState } = info;
  const { config } = useConfig();
  const { getData, getFields, dispatchFields, setModified, formRef } = useForm();
  const { onSave, drawerSlug } = useDocumentDrawerContext();
  const { reportUpdate } = useDocumentEvents();
  const editDepth = useEditDepth();
  const [fields] = useAllFormFields();
  const isModified = useFormModified();
  const isProcessing = useFormProcessing();
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState("");
  const [isSignedOut, setIsSignedOut] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const { user } = useAuth();
  // Nobody is signed in any more when the session is over.
  const [email] = useState(user?.email ?? "");
  const running = useRef(false);
  const published = useRef(false);
  /** Not taken by the server: sent again, it would be refused again. */
  const refused = useRef("");
  const [faults, setFaults] = useState<Outcome["fields"]>([]);
  const hasLeft = useRef(false);
  const slug = collectionSlug ?? globalSlug ?? "";
  const api = `${config.serverURL}${config.routes.api}`;
  const [lock] = useState(() => lockUrl(api, { slug, id, user: user?.id }));

  useEffect(() => addOpenForm({ slug, id, getFields }), [slug, id, getFields]);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
      if (!running.current) void unlock(lock);
    };
  }, [lock]);
  // The form has been loaded again.
  useEffect(() => {
    if (initialState) document.body.inert = false;
  }, [initialState]);

  const accept = (doc: Saved) => {
    dispatchFields({ type: "UPDATE", path: "updatedAt", value: doc.updatedAt });
    info.setData({ ...doc });
    info.setLastUpdateTime(Date.parse(doc.updatedAt));
    if (info.unpublishedVersionCount === 0) info.incrementVersionCount();
    const update = { doc, operation: "update" } as const;
    void onSave?.({ ...update, result: doc });
    reportUpdate({ ...update, id, drawerSlug, entitySlug: slug, updatedAt: doc.updatedAt });
  };

  const save = useEffectEvent(async () => {
    if (!isModified || isProcessing || running.current) return;
    // Payload makes its buttons anew when the form is no longer modified: one that is being pressed would miss its click.
    if (document.querySelector(".doc-controls:active")) return void setTimeout(save, pauseMs);
    const data = JSON.stringify({ ...getData(), _status: "draft" });
    if (data === refused.current) return;
    running.current = true;
    published.current = false;
    setIsSaving(true);
    // For the button to publish, which stays enabled meanwhile.
    info.setUnpublishedVersionCount(Math.max(info.unpublishedVersionCount, 1));
    // For what is typed from now on.
    setModified(false);
    const path = globalSlug ? `/globals/${slug}` : `/${slug}/${id}`;
    const outcome = await send(
      `${api}${path}?draft=true&typing=true&depth=0`,
      globalSlug ? "POST" : "PATCH",
      data,
    );
    running.current = false;
    if (hasLeft.current) void unlock(lock);
    setIsSaving(false);
    if (outcome.doc) accept(outcome.doc);
    else if (outcome.status !== conflict) setModified(true);
    // Its text is a version already: nothing is lost when its author leaves.
    else if (published.current) return;
    setFaults(outcome.fields);
    refused.current = outcome.isRefused ? data : "";
    setIsSignedOut(outcome.isSignedOut);
    setProblem(outcome.problem);
    setIsSaved(Boolean(outcome.doc));
  });

  // Again after each answer to a question of the form: it may be older, and say that every field is valid.
  useEffect(() => {
    const errors = faults.filter(({ path }) => fields[path]?.valid !== false);
    const isSame = JSON.stringify({ ...getData(), _status: "draft" }) === refused.current;
    if (errors.length > 0 && isSame) dispatchFields({ type: "ADD_SERVER_ERRORS", errors });
  }, [faults, fields, getData, dispatchFields]);

  const isRetried = problem !== "" && refused.current === "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of a field begins the pause anew
  useEffect(() => {
    if (!isModified || isProcessing || isSaving) return;
    const timer = setTimeout(save, isRetried ? retryMs : pauseMs);
    return () => clearTimeout(timer);
  }, [fields, isModified, isProcessing, isSaving, isRetried]);
  useEffect(() => {
    if (isProcessing) published.current = true;
  }, [isProcessing]);
  useEffect(() => {
    const form = formRef.current;
    const leave = () => void save();
    form?.addEventListener("focusout", leave);
    return () => form?.removeEventListener("focusout", leave);
  }, [formRef]);
  useEffect(() => {
    if (!isSaving) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isSaving]);
  useHotkey({ cmdCtrlKey: true, editDepth, keyCodes: ["s"] }, (event) => {
    event.preventDefault();
    void save();
  });

  return (
    <>
      <p className="save-draft" role={problem ? "alert" : "status"}>
        {problem ? `Not saved. ${problem}` : isSaving || isModified ? "Saving …" : isSaved && "Draft saved"}
      </p>
      {isSignedOut && (
        <SignInAgain email={email} onSignedIn={() => void save()} onClose={() => setIsSignedOut(false)} />
      )}
    </>
  );
}
