import { routes } from "../site/routes.ts";

/** The inquiry form with searched words as its subject, without the signs that its link cannot carry. */
export function inquiryAbout(query: string): string {
  const words = query.replace(/[^\p{L}\p{M}\p{N}.,;:%/()+-]+/gu, " ").trim();
  const parameters = new URLSearchParams({ subject: `Question about ${words}` });
  return words ? `${routes.contact}?${parameters}` : routes.contact;
}
