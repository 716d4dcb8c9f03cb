/** Media type of a body in lower case, without its parameters; empty where the headers name none. */
export function mediaType(headers: Headers): string {
  return (headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}

/** Encoding that the headers name for a text, in lower case; empty where they name none. */
export function charset(headers: Headers): string {
  return (
    /;\s*charset\s*=\s*"?([\w.:-]{1,40})/i.exec(headers.get("content-type") ?? "")?.[1]?.toLowerCase() ?? ""
  );
}
