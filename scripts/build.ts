/** `npm run build`: the production build, against BACKEND_URL or a temporary embedded backend. */
import { buildSite } from "./build/build-site.ts";
import { heaviestPage, MAX_CLIENT_CODE_BYTES } from "./build/client-code.ts";
import { buildInputs } from "./build/fingerprint.ts";
import { main } from "./process/main.ts";
import { info, step } from "./process/terminal.ts";
import { connectBackend, openTemporaryBackend } from "./servers/open-backend.ts";
import { loadSettings } from "./settings/settings.ts";

main(async () => {
  const settings = loadSettings(".env");
  const { env, distDir, revalidateSecret } = settings;
  const inputs = buildInputs(settings);
  const options = { inputs, distDir, revalidateSecret, env };
  if (settings.backendUrl) {
    // Pages built while the backend is down refresh once it is back.
    await build({ ...options, backend: await connectBackend(settings, { allowUnreachable: true }) });
    return 0;
  }
  const backend = await openTemporaryBackend(env, settings.backendPort);
  await build({ ...options, backend: backend.access });
  await backend.close();
  return 0;
});

async function build(options: Parameters<typeof buildSite>[0]): Promise<void> {
  const progress = step("Building the site");
  await buildSite({ ...options, progress });
  progress.done(`${options.distDir} is ready`);
  const { path, bytes } = heaviestPage(options.distDir ?? ".next");
  const toKilobytes = (size: number) => `${(size / 1000).toFixed(1)} kB`;
  info(
    `The site's own client code: at most ${toKilobytes(bytes)} gzipped on first load (${path}); the limit is ${toKilobytes(MAX_CLIENT_CODE_BYTES)}.`,
  );
}
