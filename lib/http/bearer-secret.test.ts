import { timingSafeEqual } from "node:crypto";
import { addressHeader } from "../runtime/listen-address";
import { isBearer, maxWrongSecrets, secretProblem } from "./bearer-secret";

jest.mock("../runtime/env", () => ({ env: () => ({}) }));
jest.mock("node:crypto", () => {
  const crypto = jest.requireActual("node:crypto");
  return { ...crypto, timingSafeEqual: jest.fn(crypto.timingSafeEqual) };
});

const secret = "the secret itself";
const ask = (address: string, authorization: string) =>
  secretProblem(new Headers({ [addressHeader]: address, authorization }), secret);

it("accepts the exact secret only", () => {
  expect(isBearer(`Bearer ${secret}`, secret)).toBe(true);
  for (const header of [
    null,
    "",
    "Bearer",
    secret,
    `bearer ${secret}`,
    `Bearer ${secret} `,
    "Bearer the secret itsel",
  ])
    expect(isBearer(header, secret)).toBe(false);
});

it("compares in constant time, whatever the length", () => {
  for (const header of [null, "", "Bearer t", `Bearer ${secret.repeat(1_000)}`]) isBearer(header, secret);
  const lengths = jest.mocked(timingSafeEqual).mock.calls.map((pair) => pair.map((each) => each.byteLength));
  expect(lengths).toEqual(Array(4).fill([32, 32]));
});

it("locks an address out of all secrets for the rest of a minute, and no other", async () => {
  for (let time = 0; time < maxWrongSecrets; time++)
    expect(await ask("192.0.2.1", `Bearer wrong-${time}`)).toMatchObject({
      status: 401,
      headers: { "www-authenticate": "Bearer" },
    });
  const problem = await ask("192.0.2.1", `Bearer ${secret}`);
  expect(problem?.status).toBe(429);
  expect(Number(problem?.headers["retry-after"])).toBeGreaterThan(50);
  const headers = new Headers({ [addressHeader]: "192.0.2.1", authorization: "Bearer another secret" });
  expect(await secretProblem(headers, "another secret")).toMatchObject({ status: 429 });
  expect(await ask("192.0.2.2", `Bearer ${secret}`)).toBeUndefined();
});

it("refuses every secret where none is set", async () => {
  const headers = new Headers({ [addressHeader]: "192.0.2.3", authorization: "Bearer " });
  expect(await secretProblem(headers, undefined)).toMatchObject({ status: 401 });
});
