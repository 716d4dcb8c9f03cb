// The variables of the site, for the scripts too, which check them before they build.
import { z } from "zod";
import { company } from "../site/company.ts";
import { parseLanguages } from "../words/offered-languages.ts";
import { defaultHost } from "./listen-address.ts";
import { parsePeriodScale } from "./period-scale.ts";
import { mailAddresses, webhookSecret, webhookUrl } from "./receivers-schema.ts";

export const secretMinLength = 16;

const httpUrl = z
  .url({ protocol: /^https?$/, error: "must be an http or https URL, as in https://www.example.com" })
  .refine(
    (value) => !/[?#]|\/\/[^/]*@/.test(value),
    "must contain neither credentials, which have variables of their own, nor a query",
  )
  .transform((value) => value.replace(/\/+$/, ""));

const origin = httpUrl.refine(
  (value) => new URL(value).pathname === "/",
  "must be an origin, without a path",
);

/** No IP addresses: as numbers they have many spellings, those of this machine included. */
const hosts = z
  .string()
  .transform((value) => value.split(",").map((host) => host.trim().toLowerCase()))
  .pipe(
    z
      .array(
        z
          .string()
          .regex(
            /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9](:[1-9]\d{0,4})?$/,
            "must be host names, separated by commas",
          ),
      )
      .max(32),
  );

/** Basic auth ends the name at the first colon, and headers must not contain control characters. */
const userName = z.string().regex(/^[^:\p{Cc}]+$/u, "must have neither colons nor control characters");

/** One server, not a cluster. */
const redisUrl = z
  .url({ protocol: /^rediss?$/, error: "must be a redis or rediss URL" })
  .refine((value) => URL.parse(value)?.hostname !== "", "must name a host")
  .refine(
    (value) => /^\/?\d*$/.test(URL.parse(value)?.pathname ?? ""),
    "must name a database by its number, or none",
  );

/** `tcp://127.0.0.1:3310`, or `unix:///run/clamav/clamd.ctl` for a socket. */
const clamdUrl = z
  .url({ protocol: /^(?:tcp|unix)$/, error: "must be a tcp or unix URL, as in tcp://127.0.0.1:3310" })
  .refine((value) => {
    const { protocol, hostname, pathname } = URL.parse(value) ?? {};
    return protocol === "unix:" ? (pathname ?? "").length > 1 : hostname !== "";
  }, "must name a host, or the path of a socket");

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .refine(
      (value) => /^\d{1,5}$/.test(value) && Number(value) >= min && Number(value) <= max,
      `must be a whole number from ${min} to ${max}`,
    )
    .transform(Number);

const secret = z.string().min(secretMinLength, `must have at least ${secretMinLength} characters`);

const variables = z.object({
  HOST: z
    .union(
      [z.ipv4(), z.ipv6()],
      "must be an IP address: 127.0.0.1 for this machine only, 0.0.0.0 for every network",
    )
    .default(defaultHost),
  PORT: wholeNumber(1, 65535).default(3000),
  SITE_URL: origin.optional(),
  SITE_NAME: z.string().trim().min(1).default(company.name),
  BACKEND_URL: httpUrl,
  BACKEND_USERNAME: userName,
  BACKEND_PASSWORD: z.string().regex(/^\P{Cc}+$/u, "must have no control characters"),
  MEDIA_URL: httpUrl.optional(),
  IMAGE_HOSTS: hosts.optional(),
  REVALIDATE_SECRET: secret.optional(),
  METRICS_SECRET: secret.optional(),
  VITALS_SAMPLE: z
    .string()
    .regex(/^(0|1|0?\.\d{1,9}|1\.0{1,9})$/, "must be a number from 0 to 1")
    .transform(Number)
    .default(0.1),
  INQUIRY_SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must be an smtp or smtps URL" })
    .refine((value) => URL.parse(value)?.hostname !== "", "must name a host")
    .optional(),
  INQUIRY_TO: mailAddresses.optional(),
  INQUIRY_WEBHOOK_URL: webhookUrl.optional(),
  INQUIRY_WEBHOOK_SECRET: webhookSecret.optional(),
  SITE_DATA_DIR: z.string().optional(),
  INQUIRY_FROM: z.email("must be one mail address").optional(),
  SECURITY_CONTACT: z
    .union([z.email(), z.url({ protocol: /^https$/ })], "must be a mail address or an https URL")
    .optional(),
  INQUIRY_MONTHS: wholeNumber(0, 1_200).optional(),
  CLAMD_URL: clamdUrl.optional(),
  REDIS_URL: redisUrl.optional(),
  PREVIEW_SECRET: secret.optional(),
  PREVIEW_FRAME: origin.optional(),
  LOCALES: z
    .string()
    .optional()
    .transform((codes, context) => {
      try {
        return parseLanguages(codes);
      } catch (error) {
        context.addIssue((error as Error).message);
        return z.NEVER;
      }
    }),
  FIRST_VIEW: z.enum(["on", "off"], 'must be "on" or "off"').default("on"),
  TRUSTED_PROXIES: wholeNumber(0, 8).default(0),
  KEEP_ALIVE_SECONDS: wholeNumber(5, 3_600).optional(),
  PERIOD_SCALE: z
    .string()
    .refine(
      (value) => parsePeriodScale(value) !== undefined,
      "must be a number greater than 0 and at most 1, as in 0.01; it is for tests only",
    )
    .transform(Number)
    .default(1),
});

type Variables = z.output<typeof variables>;

type Refinement = [isValid: (env: Variables) => boolean, fault: { path: string[]; message: string }];

/** A variable that is of no use without another one. */
const needs = (name: keyof Variables, needed: keyof Variables): Refinement => [
  (env) => !env[name] || Boolean(env[needed]),
  { path: [needed], message: `must be set, because ${name} is` },
];

const schema = variables
  .refine(...needs("INQUIRY_SMTP_URL", "INQUIRY_TO"))
  .refine(...needs("INQUIRY_TO", "INQUIRY_SMTP_URL"))
  .refine(...needs("INQUIRY_FROM", "INQUIRY_SMTP_URL"))
  .refine(...needs("INQUIRY_WEBHOOK_URL", "INQUIRY_WEBHOOK_SECRET"))
  .refine(...needs("INQUIRY_WEBHOOK_SECRET", "INQUIRY_WEBHOOK_URL"));

export type Env = Omit<Variables, "SITE_URL"> & { SITE_URL: string };

/** @throws one line that names every missing or invalid variable */
export function readEnv(source: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(present);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, code, message }) => {
      const name = String(path[0]);
      return present[name] === undefined && code !== "custom" ? `${name} is not set` : `${name} ${message}`;
    });
    throw new Error(`Environment: ${[...new Set(problems)].join("; ")}. See docs/running.md.`);
  }
  return { ...parsed.data, SITE_URL: parsed.data.SITE_URL ?? `http://localhost:${parsed.data.PORT}` };
}
