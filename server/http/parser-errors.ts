import { IncomingMessage, type Server, ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { plainBody, refuse, setPlainHeaders } from "./plain-response.ts";

/** Status by the code of Node's error; 400 for all others, as in Node. */
const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers requests that Node refuses itself with the headers of all responses: Node's own answers have none. */
export function answerParserErrors(server: Server): void {
  server.on("checkExpectation", (_req, res) => refuse(res, 417));
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    // Behind a response that has begun, another would be taken for its body.
    if (socket.writable && (socket as Socket).bytesWritten === 0)
      socket.write(plainResponse(statuses[error.code ?? ""] ?? 400));
    socket.destroy(error);
  });
}

function plainResponse(status: number): string {
  const res = new ServerResponse(new IncomingMessage(null as never));
  const body = plainBody(status);
  setPlainHeaders(res, {
    "cache-control": "no-store",
    "content-length": String(body.byteLength),
    connection: "close",
  });
  const headers = Object.entries(res.getHeaders()).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers, "", body].join("\r\n");
}
