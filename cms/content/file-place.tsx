import { CopyToClipboard } from "@payloadcms/ui";
import type { UIFieldServerProps } from "payload";
import { type Use, Uses } from "./shown-on.tsx";

type File = { id?: number; filename?: string | null };
type Props = UIFieldServerProps & {
  addressOf(file: File): string;
  usesOf(kind: string, file: File): Promise<Use[]>;
};

/** Beside a file: its address on the site, and the records that use it. */
export async function FilePlace({ data, payload, addressOf, usesOf }: Props) {
  const file = data as File;
  if (!file.filename) return null;
  const address = addressOf(file);
  const uses = await usesOf("media", file);
  const { admin } = payload.config.routes;
  return (
    <>
      <div className="field-type">
        <h3>Address on the site</h3>
        <p>
          <a href={address}>{address}</a>{" "}
          <CopyToClipboard value={address} defaultMessage="Copy the address" />
        </p>
      </div>
      <div className="field-type">
        <h3>Where is this used?</h3>
        {uses.length === 0 && <p>No record uses it.</p>}
        <Uses uses={uses} admin={admin} />
      </div>
    </>
  );
}
