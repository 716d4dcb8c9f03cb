import { CopyToClipboard } from "@payloadcms/ui";
import type { UIFieldServerProps } from "payload";
import { bridge, type MediaFile } from "./bridge.ts";
import { Uses } from "./shown-on.tsx";

/** Beside a file: its address on the site, and the records that use it. */
export async function FilePlace({ data, payload }: UIFieldServerProps) {
  const file = data as MediaFile;
  if (!file.filename) return null;
  const address = bridge().publicUrl?.(file) ?? "";
  const uses = (await bridge().usesOf?.("media", file)) ?? [];
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
