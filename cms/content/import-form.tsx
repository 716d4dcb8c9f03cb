"use client";
import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { type ChangeEvent, useRef, useState } from "react";

/** A row of a file: what it changes, or what is wrong with it. `place`: the line of the spreadsheet, or the number of the record. */
export type ImportedRow = {
  place: number;
  title: string;
  state: "new" | "changed" | "same" | "faulty" | "saved";
  notes: string[];
};
/** `unread`: columns that records do not have. `fault`: the file has no rows. */
export type ImportPlan = { rows: ImportedRow[]; unread: string[]; fault?: string };

type Props = { kind: string; columns: string[] };
type State = ImportedRow["state"];

const labels: Record<State, string> = {
  faulty: "left out",
  changed: "changed",
  new: "new",
  saved: "saved as drafts",
  same: "as they are",
};
const states = Object.keys(labels) as State[];

/** A file, what it would change, and a button that saves it. */
export function ImportForm({ kind, columns }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const router = useRouter();
  const [file, setFile] = useState<ArrayBuffer>();
  const [plan, setPlan] = useState<ImportPlan>();
  const [isSending, setSending] = useState(false);
  const rows = plan?.rows ?? [];
  const of = (state: State) => rows.filter((row) => row.state === state);
  const open = of("new").length + of("changed").length;

  async function send(body: ArrayBuffer, save: boolean) {
    setSending(true);
    try {
      const response = await fetch(`/api/${kind}/rows?save=${save}`, { method: "POST", body });
      if (!response.ok) throw new Error(String(response.status));
      setPlan(await response.json());
      if (save) router.refresh();
    } catch {
      toast.error("The file was not read to its end. Check the connection, and choose it again.");
    }
    setSending(false);
  }
  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const body = await target.files?.[0]?.arrayBuffer();
    // The same file can be chosen again.
    target.value = "";
    setFile(body);
    if (body) await send(body, false);
  }

  return (
    <section className="import-rows">
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.json"
        aria-label="CSV or JSON"
        hidden
        onChange={choose}
      />
      <Button
        buttonStyle="secondary"
        size="small"
        disabled={isSending}
        onClick={() => input.current?.click()}
      >
        Import CSV or JSON
      </Button>{" "}
      <a download={`${kind}.csv`} href={`data:text/csv;charset=utf-8,${encodeURIComponent(columns.join())}`}>
        An empty table to fill in
      </a>
      {plan && (
        <>
          <p role="status">
            {plan.fault ??
              states
                .flatMap((state) => (of(state).length > 0 ? `${of(state).length} ${labels[state]}` : []))
                .join(", ")}
            {plan.unread.length > 0 && ` Not read, as records have no such field: ${plan.unread.join(", ")}.`}
          </p>
          <div className="table">
            <table>
              <thead>
                <tr>
                  <th>Row</th>
                  <th>Title</th>
                  <th>State</th>
                  <th>What</th>
                </tr>
              </thead>
              <tbody>
                {states.flatMap(of).map(({ place, title, state, notes }) => (
                  <tr key={place}>
                    <td>{place}</td>
                    <td>{title}</td>
                    <td>{labels[state]}</td>
                    <td>{notes.join("; ")}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {file && open > 0 && (
            <Button size="small" disabled={isSending} onClick={() => send(file, true)}>
              {isSending ? "Saving…" : `Save ${open} as drafts`}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
