import { isLoopback, isThisMachine, localOrigin } from "../../lib/runtime/listen-address.ts";

/** The URL at which a browser on this machine opens a site that listens at `host`. */
export function browserUrl(host: string, port: number): string {
  return localOrigin(host, port).replace("//127.0.0.1:", "//localhost:");
}

/** Tells from where the site can be reached, and how to change that. */
export function networkNotice(host: string, siteUrl: string, command: string): string {
  if (isLoopback(host))
    return `Only this machine reaches it. To open it to your network: HOST=0.0.0.0 ${command}`;
  const advice = isThisMachine(new URL(siteUrl))
    ? " The contact form works on this machine only: set SITE_URL to the URL that visitors use."
    : "";
  return `It listens at ${host}: other machines reach it.${advice}`;
}
