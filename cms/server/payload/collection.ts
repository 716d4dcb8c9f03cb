/** Common to all content: drafts, versions, schedule, trash, order, roles and the checks before publishing. */
import type { CollectionConfig, Field, GlobalConfig } from "payload";
import { kindNamed } from "../../../content/kinds/all.ts";
import { writeTime } from "../company-day.ts";
import { findFaults } from "../faults.ts";
import { previewUrl } from "../preview-url.ts";
import { settled } from "../running.ts";
import { canEdit, canPublish, isStaff } from "./access.ts";
import { checkContent, joinDrafts, putFirst, recordEditor, tellChanged } from "./hooks.ts";
import { columnsOf, importEndpoint } from "./import-endpoint.ts";
import { readNumbers } from "./number.ts";
import { translationsOf } from "./open-translation.ts";
import { keepReview, review, tellReviewers } from "./review.ts";
import { keepLock, refuseOlder } from "./two-editors.ts";
import { findUses, warnBeforeDeletion, warnOfUses } from "./use-guard.ts";

const drafts = { schedulePublish: { timeIntervals: 1, timeFormat: "HH:mm" }, validate: false } as const;

/** Fields that no editor sees: an id of a backend that used words, and what the CMS has no field for. */
const hiddenKey: Field = { name: "key", type: "text", admin: { hidden: true }, index: true };
const extra: Field = { name: "extra", type: "json", admin: { hidden: true } };

/** The person who saved this version. */
const editor: Field = {
  name: "editor",
  label: "Saved by",
  type: "relationship",
  relationTo: "users",
  admin: { readOnly: true, position: "sidebar" },
};

const SaveDraftButton = "/content/save-draft.tsx#SaveDraft";
const VersionList = { path: "/content/version-list.tsx#VersionList", serverProps: { writeTime } };
const views = { edit: { versions: { Component: VersionList } } };

/** Beside a form: a component that is given the kind of the record, and what it calls. */
const besideForm = (name: string, path: string, kind: string, functions: object): Field => ({
  name,
  type: "ui",
  admin: {
    position: "sidebar",
    disableListColumn: true,
    components: { Field: { path, serverProps: { kind, ...functions } } },
  },
});

/** Those that visitors meet, each as the end of a sentence about the record. */
async function faultsOf(kind: string, { id }: { id?: number }): Promise<string[]> {
  const { payload, snapshots } = await settled();
  return findFaults(payload, snapshots, { kind, id }).map(({ note }) => note);
}

/** Those of the record, and those that all have: its faults and uses, its translations, its review. */
const allFields = (kind: string, fields: Field[], key: Field): Field[] => [
  ...fields,
  besideForm("shownOn", "/content/shown-on.tsx#ShownOn", kind, { faultsOf, usesOf: findUses }),
  besideForm("translate", "/content/translate-link.tsx#TranslateLink", kind, { translationsOf }),
  key,
  extra,
  review,
  editor,
];

const afterChange = [keepLock, joinDrafts, tellReviewers];

/** The page in a tab, and beside the form. */
function previewOf(kind: string) {
  const preview = (doc: { id?: unknown }) => previewUrl(kind, doc);
  const phone = { name: "phone", label: "Phone", width: 390, height: 844 };
  return {
    preview,
    livePreview: { url: ({ data }: { data: object }) => preview(data), breakpoints: [phone] },
  };
}

/** For a kind of content. */
function importForm(slug: string) {
  const fields = kindNamed(slug)?.fields;
  const serverProps = { canPublish, columns: ["id", ...columnsOf(fields ?? {})] };
  return fields ? [{ path: "/content/import-rows.tsx#ImportRows", serverProps }] : [];
}

type Options = {
  /** The field with the id of the contract, where editors choose it. */
  key?: Field;
  /** Editors drag the records into their order. */
  isOrdered?: boolean;
};

export function contentCollection(
  slug: string,
  plural: string,
  singular: string,
  fields: Field[],
  { key = hiddenKey, isOrdered = !isDated(fields) }: Options = {},
) {
  const names = namesOf(fields);
  const useAsTitle = ["name", "title", "label", "from"].find((name) => names.includes(name)) ?? "id";
  const columns = ["value", "unit", "to", "year", "published_at"].filter((name) => names.includes(name));
  return {
    slug,
    labels: { plural, singular },
    admin: {
      useAsTitle,
      listSearchableFields: key === hiddenKey ? [useAsTitle] : [useAsTitle, "key"],
      group: "Content",
      defaultColumns: [useAsTitle, ...columns, "_status", "updatedAt"],
      hideAPIURL: true,
      pagination: { defaultLimit: 25 },
      components: {
        views,
        edit: { SaveDraftButton },
        beforeListTable: importForm(slug),
      },
      ...previewOf(slug),
    },
    endpoints: [importEndpoint(slug)],
    access: { read: isStaff, readVersions: isStaff, create: canEdit, update: canEdit, delete: canPublish },
    // The newest date comes first; other lists are in the order in which editors drag them.
    ...(isDated(fields) && { defaultSort: "-published_at" }),
    ...(isOrdered && { orderable: true }),
    trash: true,
    versions: { drafts, maxPerDoc: 100 },
    fields: allFields(slug, fields, key),
    hooks: {
      beforeOperation: [readNumbers(fields), refuseOlder],
      beforeValidate: [warnOfUses],
      beforeDelete: [warnBeforeDeletion],
      beforeChange: [recordEditor, keepReview, checkContent, ...(isOrdered ? [putFirst] : [])],
      afterChange: [...afterChange, ({ req, collection, doc }) => tellChanged(req, collection.slug, doc.id)],
      afterDelete: [({ req, collection, id }) => tellChanged(req, collection.slug, id)],
    },
  } satisfies CollectionConfig;
}

export function contentGlobal(slug: string, label: string, fields: Field[]) {
  return {
    slug,
    label,
    admin: {
      group: "Single pages",
      hideAPIURL: true,
      components: { views, elements: { SaveDraftButton } },
      ...previewOf(slug),
    },
    access: { read: isStaff, readVersions: isStaff, update: canEdit },
    versions: { drafts, max: 100 },
    fields: allFields(slug, fields, hiddenKey),
    hooks: {
      beforeOperation: [readNumbers(fields), refuseOlder],
      beforeChange: [recordEditor, keepReview, checkContent],
      afterChange: [...afterChange, ({ req, global }) => tellChanged(req, global.slug)],
    },
  } satisfies GlobalConfig;
}

const namesOf = (fields: Field[]) => fields.flatMap((field) => ("name" in field && field.name) || []);
const isDated = (fields: Field[]) => namesOf(fields).includes("published_at");
