type FileFacts = { name: string; type: string; sha256: string };

/**
 * The headers of a file of an inquiry, which `npm run check:backend` sends, too.
 * @param sha256 in hexadecimal
 * @param key of the inquiry; with the digest of the file it is that of the file, so that it can be sent again
 */
export function fileHeaders({ name, type, sha256 }: FileFacts, key: string) {
  return {
    "content-type": type,
    "content-disposition": `attachment; filename*=UTF-8''${encodeName(name)}`,
    "content-digest": `sha-256=:${Buffer.from(sha256, "hex").toString("base64")}:`,
    "idempotency-key": `${key}.${sha256}`,
  };
}

/** By RFC 8187, in which also these four are not plain. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
