import { withPayload } from "@payloadcms/next/withPayload";

export default withPayload({
  poweredByHeader: false,
  reactStrictMode: true,
  // So that the Payload with which Next serves the admin is that of the process.
  serverExternalPackages: ["payload"],
  // There is another lock file beside cms/.
  turbopack: { root: import.meta.dirname },
  typescript: { ignoreBuildErrors: true },
});
