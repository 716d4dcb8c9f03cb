import type { ServerOptions } from "node:http";

/**
 * Options of a server without WebSockets: it answers a request with an `Upgrade` header as if there were none. Next listens
 * for upgrades, and leaves the sockets of unknown paths open for a WebSocket server that does not exist here.
 */
export const ignoreUpgrade: ServerOptions = { shouldUpgradeCallback: () => false };
