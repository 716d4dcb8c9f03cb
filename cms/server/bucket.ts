import { NoSuchKey, S3 } from "@aws-sdk/client-s3";
import { APIError } from "payload";
import { periods } from "./periods.ts";
import type { BucketSettings } from "./settings.ts";

const { connectionTimeoutMs, socketTimeoutMs } = periods.bucket;

/** An S3-compatible bucket. Its errors have a message for editors, and the reason as their cause for the log. */
export class Bucket {
  readonly #name: string;
  readonly #client: S3;

  constructor({ name, endpoint, region, credentials }: BucketSettings) {
    this.#name = name;
    this.#client = new S3({
      region,
      credentials,
      // Only AWS has a host name for each bucket.
      ...(endpoint && { endpoint, forcePathStyle: true }),
      // Other implementations lack the newer checksums.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
      maxAttempts: 2,
      requestHandler: { connectionTimeout: connectionTimeoutMs, socketTimeout: socketTimeoutMs },
    });
  }

  /** @returns undefined where there is no such object */
  async get(key: string): Promise<Uint8Array | undefined> {
    try {
      const { Body } = await this.#client.getObject({ Bucket: this.#name, Key: key });
      return await Body?.transformToByteArray();
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      return rethrow(error);
    }
  }

  async put(key: string, data: Uint8Array, type?: string): Promise<void> {
    const object = { Bucket: this.#name, Key: key, Body: data, ContentType: type };
    await this.#client.putObject(object).catch(rethrow);
  }

  async delete(key: string): Promise<void> {
    await this.#client.deleteObject({ Bucket: this.#name, Key: key }).catch(rethrow);
  }

  /** @throws APIError when the bucket cannot be used now */
  async check(): Promise<void> {
    await this.#client.headBucket({ Bucket: this.#name }).catch(rethrow);
  }
}

function rethrow(cause: unknown): never {
  const message = "The file storage is not available. Try again in a minute.";
  throw Object.assign(new APIError(message, 503, undefined, true), { cause });
}
