/** Publications that editors have planned: those to come, and those that have failed. */
import type { Payload } from "payload";
import { writeTime } from "./company-day.ts";
import { describeDoc, singleRecord } from "./documents.ts";
import type { Fault } from "./faults.ts";
import { adminUrl, tell } from "./payload/people.ts";
import type { Snapshot } from "./snapshot.ts";

type Job = {
  waitUntil?: string;
  createdAt: string;
  hasError?: boolean;
  error?: { message?: string };
  input: {
    type?: string;
    doc?: { relationTo: string; value: unknown };
    global?: string;
    user?: { value: unknown };
  };
};

type Plan = Fault & { isFailed: boolean };

const task = "schedulePublish";

/** One that has failed is there until somebody does by hand what it should have done. */
export async function plansOf(payload: Payload, drafts: Snapshot): Promise<Plan[]> {
  const query = { collection: "payload-jobs", where: { taskSlug: { equals: task } }, sort: "waitUntil" };
  const { docs } = await payload.find({ ...query, depth: 0, pagination: false });
  return (docs as unknown as Job[]).flatMap(({ input, waitUntil, createdAt, hasError, error }) => {
    const found = targetOf(input, drafts);
    const { type = "publish" } = input;
    const isDone = (found?.doc._status === "published") === (type === "publish");
    if (!found || (hasError && isDone)) return [];
    const note = hasError
      ? `was not ${type}ed as planned: ${error?.message ?? ""}`
      : `${type} on ${writeTime(waitUntil ?? createdAt)}`;
    return [
      { ...found, isFailed: hasError === true, what: hasError ? `not ${type}ed as planned` : "", note },
    ];
  });
}

/** Tells by mail who has planned what fails. */
export function tellOfFailures(payload: Payload, drafts: Snapshot): void {
  const config = payload.config.jobs.tasks?.find(({ slug }) => slug === task);
  if (!config) throw new Error("Payload has no task for planned publications.");
  config.onFail = async ({ input, req }) => {
    const { type = "publish", user, ...target } = input as Job["input"];
    const found = targetOf(target, drafts);
    const { title, path } = found
      ? describeDoc(payload, found.kind, found.doc)
      : { title: "A record that is gone", path: "" };
    await tell(req, user?.value, `Not ${type}ed: ${title}`, [
      `You had planned to ${type} it on ${writeTime(new Date().toISOString())}, which has failed. Open it, ${type} it by hand, and read why:`,
      adminUrl(req, path),
    ]);
  };
}

function targetOf({ doc, global = "" }: Pick<Job["input"], "doc" | "global">, drafts: Snapshot) {
  const kind = doc?.relationTo ?? global;
  const found = drafts.find(`${kind}/${doc ? doc.value : singleRecord}`);
  return found && { kind, doc: found };
}
