import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns";
import { fetchHosted, isPublic, publicLookup } from "./fetch-hosted";

jest.mock("node:dns", () => ({ lookup: jest.fn() }));

/** Result of every lookup. */
let lookupResult: LookupAddress[] | Error = [];
beforeEach(() => {
  jest.mocked(lookup as (...values: unknown[]) => void).mockImplementation((_name, _options, done) => {
    const callback = done as (error: Error | null, addresses: LookupAddress[]) => void;
    if (lookupResult instanceof Error) callback(lookupResult, []);
    else callback(null, lookupResult);
  });
});

const resolvesTo = (...addresses: string[]) => {
  lookupResult = addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
};

it.each(["8.8.8.8", "1.1.1.1", "172.15.0.1", "172.32.0.1", "100.63.0.1", "2606:4700::1111", "2a00:1450::1"])(
  "%s is public",
  (address) => {
    expect(isPublic(address)).toBe(true);
  },
);

it.each([
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "127.0.0.1",
  "127.255.0.1",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.1",
  "192.168.1.1",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:8.8.8.8",
  "64:ff9b::7f00:1",
  "2001:db8::1",
  "2002:7f00:1::",
  "fc00::1",
  "fe80::1",
  "ff02::1",
  "localhost",
  "",
])("%s is not public", (address) => {
  expect(isPublic(address)).toBe(false);
});

function lookUp(options: { all?: boolean }): Promise<unknown> {
  return new Promise((resolve, reject) => {
    publicLookup("cdn.test", options, (error, address) => (error ? reject(error) : resolve(address)));
  });
}

it("resolves a name to its public addresses, one or all", async () => {
  resolvesTo("8.8.8.8", "2606:4700::1111");
  await expect(lookUp({})).resolves.toBe("8.8.8.8");
  await expect(lookUp({ all: true })).resolves.toHaveLength(2);
});

it("fails for a name without an address, or with one that is not public", async () => {
  resolvesTo();
  await expect(lookUp({})).rejects.toThrow("no address");
  resolvesTo("8.8.8.8", "127.0.0.1");
  await expect(lookUp({ all: true })).rejects.toThrow("not public");
  lookupResult = new Error("ENOTFOUND");
  await expect(lookUp({})).rejects.toThrow("ENOTFOUND");
});

it("does not connect to this machine under another name", async () => {
  resolvesTo("127.0.0.1");
  const signal = AbortSignal.timeout(5_000);
  await expect(fetchHosted("cdn.test", "a.webp", {}, signal)).rejects.toThrow("not public");
});
