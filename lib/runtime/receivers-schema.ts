/** INQUIRY_TO, INQUIRY_WEBHOOK_URL and INQUIRY_WEBHOOK_SECRET. */
import { z } from "zod";
import { isThisMachine } from "./listen-address.ts";
import { isWebhookSecret } from "./webhook-signature.ts";

export const mailAddresses = z
  .string()
  .transform((value) => value.split(",").map((address) => address.trim()))
  .pipe(z.array(z.email("must be one or more mail addresses, separated by commas")));

export const webhookUrl = z.string().refine(isWebhookUrl, "must be an https URL without credentials");

/** The next secret and the last one are separated by a space. */
export const webhookSecret = z
  .string()
  .transform((secrets) => secrets.trim().replace(/\s+/g, " "))
  .refine(
    (secrets) => secrets.split(" ").every(isWebhookSecret),
    "must be whsec_ and 24 to 64 bytes in base64",
  );

/** True for a URL that inquiries may be sent to: with TLS, unless it is on this machine. */
function isWebhookUrl(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.username || url.password) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isThisMachine(url));
}
