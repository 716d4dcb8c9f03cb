import "server-only";
import { z } from "zod";
import { company } from "../site/company";
import { defaultHost } from "./listen-address";

const secretMinLength = 16;

const httpUrl = z
  .url({ protocol: /^https?$/, error: "must be an http or https URL" })
  .refine((value) => !/[?#]|\/\/[^/]*@/.test(value), "must have neither credentials nor a query")
  .transform((value) => value.replace(/\/+$/, ""));

const origin = httpUrl.refine(
  (value) => new URL(value).pathname === "/",
  "must be an origin, without a path",
);

const mailAddresses = z
  .string()
  .transform((value) => value.split(",").map((address) => address.trim()))
  .pipe(z.array(z.email("must be a mail address, or several with commas between them")).min(1));

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
            "must be host names with commas between them",
          ),
      )
      .max(32),
  );

/** Basic auth ends the name at the first colon, and headers must not contain control characters. */
const userName = z.string().regex(/^[^:\p{Cc}]+$/u, "must have neither colons nor control characters");

/** One server, not a cluster: the scripts use several keys each. */
const redisUrl = z
  .url({ protocol: /^rediss?$/, error: "must be a redis or rediss URL" })
  .refine((value) => URL.parse(value)?.hostname !== "", "must name a host")
  .refine(
    (value) => /^\/?\d*$/.test(URL.parse(value)?.pathname ?? ""),
    "must name a database by its number, or none",
  );

const secret = z.string().min(secretMinLength, `must have at least ${secretMinLength} characters`);

const variables = z.object({
  HOST: z
    .union(
      [z.ipv4(), z.ipv6()],
      "must be an IP address: 127.0.0.1 for this machine only, 0.0.0.0 for every network",
    )
    .default(defaultHost),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  SITE_URL: origin.optional(),
  SITE_NAME: z.string().trim().min(1).default(company.name),
  BACKEND_URL: httpUrl,
  BACKEND_USERNAME: userName,
  BACKEND_PASSWORD: z.string().regex(/^\P{Cc}+$/u, "must have no control characters"),
  MEDIA_URL: httpUrl.optional(),
  IMAGE_HOSTS: hosts.optional(),
  REVALIDATE_SECRET: secret.optional(),
  METRICS_SECRET: secret.optional(),
  VITALS_SAMPLE: z.coerce.number("must be a number").min(0).max(1).default(0.1),
  INQUIRY_SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must be an smtp or smtps URL" })
    .refine((value) => URL.parse(value)?.hostname !== "", "must name a host")
    .optional(),
  INQUIRY_TO: mailAddresses.optional(),
  REDIS_URL: redisUrl.optional(),
  PURGE_URL: z.url({ protocol: /^https?$/, error: "must be an http or https URL" }).optional(),
  PURGE_SECRET: secret.optional(),
  PREVIEW_SECRET: secret.optional(),
  PREVIEW_FRAME: origin.optional(),
  DEFER_HYDRATION: z.enum(["on", "off"], 'must be "on" or "off"').default("on"),
  SERVICE_WORKER: z.enum(["on", "off"], 'must be "on" or "off"').default("on"),
  TRUSTED_PROXIES: z.coerce.number("must be a number").int().min(0).max(8).default(0),
});

const schema = variables
  .refine((env) => !env.INQUIRY_SMTP_URL || env.INQUIRY_TO, {
    path: ["INQUIRY_TO"],
    message: "must be set, because INQUIRY_SMTP_URL is",
  })
  .refine((env) => !env.INQUIRY_TO || env.INQUIRY_SMTP_URL, {
    path: ["INQUIRY_SMTP_URL"],
    message: "must be set, because INQUIRY_TO is",
  })
  .refine((env) => !env.PURGE_URL || env.PURGE_SECRET, {
    path: ["PURGE_SECRET"],
    message: "must be set, because PURGE_URL is",
  });

export type Env = Omit<z.output<typeof schema>, "SITE_URL"> & { SITE_URL: string };

/** @throws one line that names every missing or invalid variable */
export function readEnv(source: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(present);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, code, message }) => {
      const name = String(path[0]);
      return present[name] === undefined && code !== "custom" ? `${name} is not set` : `${name} ${message}`;
    });
    throw new Error(`Environment: ${[...new Set(problems)].join("; ")}. See the README, "Environment".`);
  }
  return { ...parsed.data, SITE_URL: parsed.data.SITE_URL ?? `http://localhost:${parsed.data.PORT}` };
}

/** Warnings about short secrets that are accepted because the backend sets them. */
export function weakSecrets({ BACKEND_PASSWORD }: Env): string[] {
  return BACKEND_PASSWORD.length < secretMinLength
    ? [
        `BACKEND_PASSWORD has fewer than ${secretMinLength} characters: have the backend give the site a longer one.`,
      ]
    : [];
}

let cached: Env | undefined;

/** This process's environment, validated once. */
export function env(): Env {
  cached ??= readEnv(process.env);
  return cached;
}
