/** `npm run backend`: only the embedded backend, for building a client of the contract. */
import { main, untilOneExits } from "./process/main.ts";
import { readOptions } from "./process/options.ts";
import { requirePort } from "./process/ports.ts";
import { info } from "./process/terminal.ts";
import { startQuietly } from "./servers/open-backend.ts";
import { environmentFile } from "./settings/dotenv.ts";
import { loadSettings } from "./settings/settings.ts";

main(
  async () => {
    readOptions("npm run backend   serves only the sample content, at BACKEND_PORT (default 4000)", {});
    const file = environmentFile();
    const { backendPort: port, env } = loadSettings({ generateSecrets: true });
    await requirePort(port, "BACKEND_PORT", "npm run backend");
    const { BACKEND_USERNAME: username = "", BACKEND_PASSWORD: password = "" } = env;
    const { access, children } = await startQuietly({ port, username, password, env });
    info(`The content is at   ${access.url}/website/…  (Ctrl-C stops it)`);
    info(`Every call:         ${access.url}/openapi.json`);
    info(
      `Credentials:        BACKEND_USERNAME and BACKEND_PASSWORD, in ${file} or the environment. For example:`,
    );
    info(`  curl -u ${username} "${access.url}/website/service?filter_parameter=status&filter_value=Y"`);
    return untilOneExits(children);
  },
  { codeOnSignal: 0, signalMessage: "\nStopping…" },
);
