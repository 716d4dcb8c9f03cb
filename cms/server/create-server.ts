import { createServer, type RequestListener, type Server } from "node:http";
import { ignoreUpgrade } from "../../lib/http/ignore-upgrade.ts";
import { isUnambiguousTarget } from "../../lib/http/request-target.ts";
import { reject } from "./admin-listener.ts";

type Listeners = {
  /** The contract's calls. */
  contract: RequestListener;
  /** The same calls below `/drafts`, which this listener does not see. */
  drafts: RequestListener;
  /** Everything else. */
  admin: RequestListener;
};

/** The HTTP server of the CMS. */
export function createCmsServer({ contract, drafts, admin }: Listeners): Server {
  return createServer(ignoreUpgrade, (request, response) => {
    const { url = "" } = request;
    if (!isUnambiguousTarget(url)) return reject(response, 400, "Bad request");
    if (/^\/(website\/|media\/|openapi\.json)/.test(url)) return contract(request, response);
    if (!url.startsWith("/drafts/")) return admin(request, response);
    request.url = url.slice("/drafts".length);
    drafts(request, response);
  });
}
