/** `npm run build`: the production build, against BACKEND_URL or an embedded backend for the time of the build. */
import { buildSite } from "./build/build-site.ts";
import { CLIENT_CODE_LIMIT, heaviestPage } from "./build/client-code.ts";
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
    // The pages of a build without its backend heal by themselves once that is back.
    await build({ ...options, backend: await connectBackend(settings, { tolerant: true }) });
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
  const kilobytes = (size: number) => `${(size / 1000).toFixed(1)} kB`;
  info(
    `The site's own client code: at most ${kilobytes(bytes)} gzipped in a page's first load (${path}); the limit is ${kilobytes(CLIENT_CODE_LIMIT)}.`,
  );
}
