/** A real SMTP server that accepts mails or rejects them. */
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export class MailServer {
  /** The accepted mails in their raw form. */
  readonly mails: string[] = [];
  /** The reason with which it rejects mails; empty: it accepts them. */
  rejection = "";
  port = 0;
  #server: SMTPServer | undefined;

  static async open(): Promise<MailServer> {
    const mail = new MailServer();
    await mail.listen();
    return mail;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Listens; after `close`, on the same port again. */
  async listen(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      hideSTARTTLS: true,
      disabledCommands: ["AUTH"],
      onData: async (stream, _session, callback) => {
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk as Buffer);
        if (this.rejection) return callback(Object.assign(new Error(this.rejection), { responseCode: 554 }));
        this.mails.push(Buffer.concat(chunks).toString());
        callback();
      },
    });
    server.on("error", () => {});
    await new Promise<void>((resolve) => {
      server.listen(this.port, "127.0.0.1", resolve);
    });
    this.port = (server.server.address() as AddressInfo).port;
    this.#server = server;
  }

  async close(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (server) await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}
