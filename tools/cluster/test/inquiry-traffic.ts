import { setTimeout as sleep } from "node:timers/promises";
import type { HttpClient } from "./http-client.ts";

/** Sends an inquiry every half second, each from another client address, until it is stopped. */
export class InquiryTraffic {
  readonly #client: HttpClient;
  readonly #formToken: string;
  #isRunning = true;
  #sent = 0;
  #failures: string[] = [];
  readonly #work: Promise<void>;

  /** Reads the form token once: it must stay valid across restarts and releases. */
  static async open(client: HttpClient): Promise<InquiryTraffic> {
    const { body } = await client.send("/contact");
    const [, formToken = ""] = /name="formToken"[^>]*value="([^"]+)"/.exec(body.toString()) ?? [];
    if (!formToken) throw new Error("The contact page has no form token.");
    // The site rejects forms that are sent faster than a person can fill them in.
    await sleep(2_500);
    return new InquiryTraffic(client, formToken);
  }

  private constructor(client: HttpClient, formToken: string) {
    this.#client = client;
    this.#formToken = formToken;
    this.#work = this.#run();
  }

  /** Number of acknowledged inquiries. */
  get sent(): number {
    return this.#sent;
  }

  /** Failures since the last call. */
  take(): string[] {
    return this.#failures.splice(0);
  }

  async stop(): Promise<void> {
    this.#isRunning = false;
    await this.#work;
  }

  async #run(): Promise<void> {
    for (let number = 1; this.#isRunning; number++) {
      const inquiry = {
        name: "A visitor",
        email: "visitor@example.com",
        message: `This is inquiry number ${number}`,
        formToken: this.#formToken,
        website: "",
        page: "/contact",
      };
      try {
        const { status, body } = await this.#client.send("/api/inquiry", {
          method: "POST",
          headers: {
            "content-type": "application/json",
            "idempotency-key": `inquiry-${number}`,
            "x-forwarded-for": `203.0.${number >> 8}.${number & 255}`,
          },
          body: JSON.stringify(inquiry),
        });
        if (status === 201) this.#sent += 1;
        else this.#failures.push(`inquiry: ${status} ${body.toString().slice(0, 120)}`);
      } catch (error) {
        this.#failures.push(`inquiry: ${(error as Error).message}`);
      }
      await sleep(500);
    }
  }
}
