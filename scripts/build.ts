/** `npm run build`: the production build, against BACKEND_URL or a temporary embedded backend. */
import { buildSite } from "./build/build-site.ts";
import { heaviestPage, MAX_CLIENT_CODE_BYTES } from "./build/client-code.ts";
import { buildInputs } from "./build/fingerprint.ts";
import { main } from "./process/main.ts";
import { readOptions } from "./process/options.ts";
import { info, step } from "./process/terminal.ts";
import { connectBackend, openTemporaryBackend } from "./servers/open-backend.ts";
import { loadSettings } from "./settings/settings.ts";

main(async () => {
  readOptions("npm run build   makes a production build", {});
  const settings = loadSettings();
  const { env, distDir } = settings;
  // Pages built while the backend is down refresh once it is back.
  const backend = settings.backend
    ? await connectBackend(settings.backend, { allowUnreachable: true })
    : (await openTemporaryBackend(env, settings.backendPort)).access;
  const progress = step("Building the site");
  await buildSite({ backend, inputs: buildInputs(settings), distDir, env, progress });
  progress.done(`${distDir} is ready`);
  const { path, bytes } = heaviestPage(distDir);
  const toKilobytes = (size: number) => `${(size / 1000).toFixed(1)} kB`;
  info(
    `The site's own client code: at most ${toKilobytes(bytes)} gzipped on first load (${path}); the limit is ${toKilobytes(MAX_CLIENT_CODE_BYTES)}.`,
  );
  return 0;
});
