/** People who send inquiries while all that goes on, each from an address of their own. */
import { setTimeout as sleep } from "node:timers/promises";
import type { HttpClient } from "./client.ts";

export class InquiryTraffic {
  readonly #client: HttpClient;
  readonly #stamp: string;
  #going = true;
  #sent = 0;
  #failures: string[] = [];
  readonly #work: Promise<void>;

  /** Takes the form from a page of this moment: its stamp has to do for all that follows, another release too. */
  static async open(client: HttpClient): Promise<InquiryTraffic> {
    const { body } = await client.send("/contact");
    const [, stamp = ""] = /name="stamp"[^>]*value="([^"]+)"/.exec(body.toString()) ?? [];
    if (!stamp) throw new Error("The contact page has no stamp.");
    // Nobody fills it in faster.
    await sleep(2_500);
    return new InquiryTraffic(client, stamp);
  }

  private constructor(client: HttpClient, stamp: string) {
    this.#client = client;
    this.#stamp = stamp;
    this.#work = this.#send();
  }

  /** How many were told that theirs has arrived. */
  get sent(): number {
    return this.#sent;
  }

  /** What went wrong since it was last asked. */
  take(): string[] {
    return this.#failures.splice(0);
  }

  async stop(): Promise<void> {
    this.#going = false;
    await this.#work;
  }

  async #send(): Promise<void> {
    for (let number = 1; this.#going; number++) {
      const inquiry = {
        name: "A visitor",
        email: "visitor@example.com",
        message: `This is inquiry number ${number}`,
        stamp: this.#stamp,
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
        else this.#failures.push(`an inquiry: ${status} ${body.toString().slice(0, 120)}`);
      } catch (error) {
        this.#failures.push(`an inquiry: ${(error as Error).message}`);
      }
      await sleep(500);
    }
  }
}
