/** One address in ASCII. Nothing in it ends a header or begins another address. */
export const mailAddress =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|[Xx][Nn]--[A-Za-z0-9-]+)$/;

/** The address in what people copy: `mailto:jo@x.com`, `Jo <jo@x.com>`, or one at the end of a sentence. */
export function unwrapMailAddress(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/^[^<>]*<([^<>]*)>/, "$1")
    .replace(/^\s*mailto:([^?]*).*/is, "$1")
    .replace(/(?<![\s.,;])[\s.,;]+$/, "");
}

/** With its domain in ASCII (Punycode), as mail servers and the checks of other programs expect it. */
export function asciiMailAddress(address: string): string {
  return address.replace(/(?<=@)[\p{L}\p{M}\p{N}.-]+$/u, (domain) => {
    try {
      return /[^ -~]/.test(domain) ? new URL(`http://${domain}`).hostname : domain;
    } catch {
      return domain;
    }
  });
}
