import { z } from "zod";

/** A part of the plant's duty, as the visitor typed it, with its unit. */
const duty = (maxLength: number) => z.string().trim().max(maxLength).optional();

/** Contents of the contact form. `page` is the URL from which the visitor opened it. */
export const inquiry = z.object({
  name: z.string().trim().min(1).max(120),
  email: z.email().max(254),
  phone: z.string().trim().max(32).default(""),
  company: z.string().trim().max(160).default(""),
  subject: z.string().trim().max(200).default(""),
  message: z.string().trim().min(1).max(5000),
  page: z.string().trim().max(500).default(""),
  gas: duty(60),
  flow: duty(60),
  purity: duty(60),
  pressure: duty(60),
  place: duty(160),
});
