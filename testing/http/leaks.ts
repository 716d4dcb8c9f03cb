/** Private values that no response may contain. */
import { records } from "../content/content.ts";
import { listCases, publicOrigin } from "../content/routes.ts";
import type { HttpResponse } from "./http.ts";

type Private = {
  account: { username: string; password: string };
  backendUrl: string;
  secret: string;
};

/** The private values in every encoding, and all unpublished titles and names. */
export function privateValues({ account: { username, password }, backendUrl, secret }: Private): string[] {
  const { host, port } = new URL(backendUrl);
  const both = Buffer.from(`${username}:${password}`);
  const kinds = [...listCases.map(({ kind }) => kind), "services", "expertise", "catalogues", "banners"];
  const hidden = kinds.flatMap((kind) => records(kind).filter(({ status }) => status !== "Y"));
  return [
    username,
    password,
    encodeURIComponent(password),
    both.toString("base64"),
    both.toString("base64url"),
    both.toString("hex"),
    Buffer.from(password).toString("base64"),
    host,
    encodeURIComponent(host),
    `localhost:${port}`,
    secret,
    "BACKEND_PASSWORD",
    "BACKEND_USERNAME",
    "BACKEND_URL",
    "REVALIDATE_SECRET",
    "Unpublished",
    ...hidden.map(({ title, name }) => title ?? name),
  ];
}

/** Local addresses that a build might have left behind. */
const localAddress = /(?:127\.0\.0\.1|\[::1\]|0\.0\.0\.0|localhost)(?::|%3A)\d+/gi;

/** The private values in the body or headers of a response. */
export function findLeaks(
  answer: Pick<HttpResponse, "headers" | "body">,
  secrets: string[],
  own: string,
): string[] {
  const headers = [...answer.headers].map(([name, value]) => `${name}: ${value}`).join("\n");
  const text = `${headers}\n${answer.body}`;
  const lower = text.toLowerCase();
  const found = secrets.filter((secret) => lower.includes(secret.toLowerCase()));
  const origins = [own, publicOrigin].map((origin) => new URL(origin).host);
  const addresses = (text.match(localAddress) ?? []).filter(
    (address) => !origins.includes(decodeURIComponent(address).toLowerCase()),
  );
  return [...found, ...addresses];
}
