import { channel } from "node:diagnostics_channel";
import { addressHeader } from "../runtime/listen-address";
import { clientAddress, setAddressHeaders, trustedProxies } from "./client-address";

let mockProxies = 0;
let mockHost = "127.0.0.1";
jest.mock("../runtime/env", () => ({ env: () => ({ HOST: mockHost, TRUSTED_PROXIES: mockProxies }) }));

it.each([
  // [the other end, X-Forwarded-For, proxies, whose address it is]
  ["203.0.113.9", "", 0, "203.0.113.9"],
  ["203.0.113.9", "198.51.100.1", 0, "203.0.113.9"],
  ["::ffff:203.0.113.9", "", 0, "203.0.113.9"],
  ["127.0.0.1", "", 0, "127.0.0.1"],
  ["127.0.0.1", "198.51.100.1", 0, "198.51.100.1"],
  ["::1", "6.6.6.6, 198.51.100.1", 0, "198.51.100.1"],
  ["127.0.0.1", "6.6.6.6, 198.51.100.1", 1, "198.51.100.1"],
  ["10.0.0.2", "6.6.6.6, 198.51.100.1", 1, "198.51.100.1"],
  ["10.0.0.2", "6.6.6.6, 198.51.100.1, 10.0.0.3", 2, "198.51.100.1"],
  ["10.0.0.2", "198.51.100.1", 3, "198.51.100.1"],
  ["10.0.0.2", "198.51.100.1:5000", 1, "198.51.100.1"],
  ["10.0.0.2", "[2001:db8::1]:443", 1, "2001:db8:0:0::/64"],
  ["10.0.0.2", "nonsense", 1, "10.0.0.2"],
  ["2001:db8:1:2:3:4:5:6", "", 0, "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::99", "", 0, "2001:db8:1:2::/64"],
  ["fe80::1%eth0", "", 0, "fe80:0:0:0::/64"],
])("%s with %j behind %i proxies is %s", (peer, forwarded, proxies, address) => {
  const trusted = trustedProxies(peer, { HOST: "127.0.0.1", TRUSTED_PROXIES: proxies });
  expect(clientAddress(peer, forwarded, trusted)).toBe(address);
});

it.each([
  // [address the site listens at, the other end, TRUSTED_PROXIES, believed proxies]
  ["127.0.0.1", "127.0.0.1", 0, 1],
  ["::1", "::1", 0, 1],
  ["127.0.0.1", "::ffff:127.0.0.1", 2, 2],
  ["0.0.0.0", "127.0.0.1", 0, 0],
  ["::", "::ffff:127.0.0.1", 0, 0],
  ["192.0.2.7", "203.0.113.9", 0, 0],
  ["0.0.0.0", "127.0.0.1", 1, 1],
  ["10.0.0.3", "10.0.0.2", 1, 1],
])(
  "a site at %s believes a connection from %s, with TRUSTED_PROXIES=%i, %i proxies",
  (HOST, peer, set, proxies) => {
    expect(trustedProxies(peer, { HOST, TRUSTED_PROXIES: set })).toBe(proxies);
  },
);

it.each(["POST", "GET"])("replaces the address that the client of a %s sent", (method) => {
  setAddressHeaders();
  mockProxies = 1;
  const headers = { [addressHeader]: "invented", "x-forwarded-for": "198.51.100.1" };
  const request = { method, headers, socket: { remoteAddress: "10.0.0.2" } };
  channel("http.server.request.start").publish({ request });
  expect(headers[addressHeader]).toBe("198.51.100.1");
});

it("believes nobody on a port that the world reaches, unless TRUSTED_PROXIES says so", () => {
  [mockHost, mockProxies] = ["0.0.0.0", 0];
  const headers: Record<string, string> = { "x-forwarded-for": "198.51.100.1" };
  const request = { method: "POST", headers, socket: { remoteAddress: "127.0.0.1" } };
  channel("http.server.request.start").publish({ request });
  expect(headers[addressHeader]).toBe("127.0.0.1");
});
