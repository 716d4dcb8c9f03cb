/** INQUIRY_TO, INQUIRY_WEBHOOK_URL and INQUIRY_WEBHOOK_SECRET. */
import { z } from "zod";
import { isWebhookUrl, parseReceivers, takeAll } from "./receivers.ts";
import { isWebhookSecret } from "./webhook-signature.ts";

const isAddress = z.email("must be one or more mail addresses, separated by commas");

export const mailAddresses = z
  .string()
  .transform((value) => value.split(",").map((address) => address.trim()))
  .pipe(z.array(isAddress));

/** @param target schema of each receiver, whose message says what they must be */
const receivers = (target: z.ZodType<string>) =>
  z.string().transform((value, context) => {
    try {
      const parsed = parseReceivers(value);
      const results = parsed.map((each) => target.safeParse(each.target));
      for (const { error } of results) if (error) context.addIssue(error.issues[0]?.message ?? "");
      return parsed;
    } catch (error) {
      context.addIssue((error as Error).message);
      return z.NEVER;
    }
  });

export const mailReceivers = receivers(isAddress).refine(
  takeAll,
  "must have a receiver without conditions, or with else: for the inquiries that match no other",
);

export const webhooks = receivers(
  z.string().refine(isWebhookUrl, "must be one or more https URLs without credentials, separated by commas"),
);

/** For each webhook, or one for all; the next one and the last one of a webhook are separated by a space. */
export const webhookSecrets = z
  .string()
  .transform((value) => value.split(",").map((secrets) => secrets.trim().split(/\s+/).join(" ")))
  .refine(
    (secrets) => secrets.every((each) => each.split(" ").every(isWebhookSecret)),
    "must be whsec_ and 24 to 64 bytes in base64, one for all webhooks or one for each, separated by commas",
  );
