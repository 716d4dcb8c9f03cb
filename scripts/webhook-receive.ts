/** `npm run webhook:receive`: a webhook on this machine that prints inquiries and verifies their signatures. */
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { isSigned } from "../lib/runtime/webhook-signature.ts";
import { main } from "./process/main.ts";
import { readOptions } from "./process/options.ts";
import { CliError, info } from "./process/terminal.ts";
import { loadEnvironment } from "./settings/dotenv.ts";

const help = `npm run webhook:receive   prints the inquiries that a site on this machine sends
  -- --port 4500          listens at this port
  -- --status 503         answers with this status, to see how the site tries again`;

main(
  async () => {
    const { port, status } = readOptions(help, {
      options: { port: { type: "string", default: "4500" }, status: { type: "string", default: "204" } },
    }).values;
    if (![port, status].every((value) => /^\d{3,5}$/.test(value)))
      throw new CliError("--port and --status are numbers.");
    const [set] = loadEnvironment().INQUIRY_WEBHOOK_SECRET?.split(/[\s,]+/) ?? [];
    const secret = set || `whsec_${randomBytes(32).toString("base64")}`;
    const server = createServer(async (req, res) => {
      const body = await text(req);
      const isValid = isSigned(new Headers(req.headers as Record<string, string>), body, secret);
      info(`${req.headers["webhook-id"]}: ${isValid ? "signature is valid" : "SIGNATURE IS NOT VALID"}`);
      info(body);
      res.writeHead(isValid ? Number(status) : 401).end();
    });
    server.listen(Number(port), "127.0.0.1");
    await once(server, "listening");
    info("Listening (Ctrl-C stops it). The variables of the site:");
    info(`INQUIRY_WEBHOOK_URL=http://127.0.0.1:${port}/`);
    info(set ? "INQUIRY_WEBHOOK_SECRET as it is set" : `INQUIRY_WEBHOOK_SECRET=${secret}`);
    await once(server, "close");
    return 0;
  },
  { codeOnSignal: 0 },
);
