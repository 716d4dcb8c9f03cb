import type { UIFieldServerProps } from "payload";
import { Read } from "./read.tsx";

/** A record that shows, links or names a file or another record. */
export type Use = {
  title: string;
  /** In the admin. */
  path: string;
  isPublished: boolean;
  /** By this title it finds the record. */
  name?: string;
};

type Props = UIFieldServerProps & {
  kind: string;
  faultsOf(kind: string, doc: { id?: number }): Promise<string[]>;
  usesOf(kind: string, doc: { id?: number }): Promise<Use[]>;
};

/** Beside a record: what is to be repaired in it, and where it is shown, which is read before it leaves the site. */
export async function ShownOn({ data, payload, kind, faultsOf, usesOf }: Props) {
  const doc = data as { id?: number };
  const faults = await faultsOf(kind, doc);
  const uses = await usesOf(kind, doc);
  return (
    <>
      {faults.length > 0 && (
        <div className="field-type">
          <h3>To repair</h3>
          {faults.map((fault) => (
            <p key={fault}>It {fault}.</p>
          ))}
        </div>
      )}
      {uses.length > 0 && (
        <div className="field-type">
          <h3>Shown on</h3>
          <Uses uses={uses} admin={payload.config.routes.admin} />
          <Read record={`${kind}/${doc.id}`} />
        </div>
      )}
    </>
  );
}

export function Uses({ uses, admin }: { uses: Use[]; admin: string }) {
  return (
    <ul>
      {uses.map(({ title, path, isPublished }) => (
        <li key={path}>
          <a href={admin + path}>{title}</a>
          {!isPublished && " (draft)"}
        </li>
      ))}
    </ul>
  );
}
