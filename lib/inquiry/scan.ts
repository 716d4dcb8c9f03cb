import "server-only";
import { createReadStream } from "node:fs";
import { connect } from "node:net";
import { env } from "../runtime/env";
import { foreignText } from "../runtime/foreign-text";
import { periods } from "../runtime/periods";

const maxAnswerLength = 1_000;

/**
 * Asks clamd whether a file has a virus, where CLAMD_URL is set. The file is sent over the connection (INSTREAM), as clamd may run on
 * another machine or as a user that cannot read it.
 * @returns the virus's name; undefined where there is none
 * @throws if clamd cannot be reached or does not say
 */
export async function findVirus(path: string): Promise<string | undefined> {
  const { CLAMD_URL } = env();
  if (!CLAMD_URL) return undefined;
  const { hostname, port, protocol, pathname } = new URL(CLAMD_URL);
  const socket = connect(
    protocol === "unix:"
      ? { path: decodeURIComponent(pathname) }
      : { host: hostname.replace(/^\[|\]$/g, ""), port: Number(port || 3310) },
  );
  const fail = () => socket.destroy(new Error("clamd has not answered"));
  const timer = setTimeout(fail, periods.inquiry.scanMs).unref();
  // An answer may come before the end of the file, for one that is too large.
  send(socket, path).catch((error) => socket.destroy(error));
  const answer = await readAnswer(socket).finally(() => {
    clearTimeout(timer);
    socket.destroy();
  });
  const [, virus] = /^stream: (.+) FOUND$/s.exec(answer) ?? [];
  if (!virus && answer !== "stream: OK") throw new Error(`clamd answers: ${foreignText(answer)}`);
  return virus && (/^[\w.:/-]+$/.test(virus) ? virus : foreignText(virus));
}

/** Each chunk follows its length; an empty one ends the file. */
async function send(socket: ReturnType<typeof connect>, path: string): Promise<void> {
  const write = (bytes: string | Buffer) =>
    new Promise<void>((resolve, reject) =>
      socket.write(bytes, (error) => (error ? reject(error) : resolve())),
    );
  const lengthOf = (size: number) => Buffer.from(new Uint32Array([size]).buffer).swap32();
  await write("zINSTREAM\0");
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>)
    await write(Buffer.concat([lengthOf(chunk.length), chunk]));
  await write(Buffer.alloc(4));
}

/** Its beginning, where it has no end. */
async function readAnswer(socket: ReturnType<typeof connect>): Promise<string> {
  let answer = "";
  for await (const chunk of socket) {
    answer += String(chunk).slice(0, maxAnswerLength);
    if (answer.includes("\0") || answer.length >= maxAnswerLength) break;
  }
  return answer.split("\0", 1)[0]?.trim() ?? "";
}
