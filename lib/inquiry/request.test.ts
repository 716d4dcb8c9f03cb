import { readInquiry } from "./request";

jest.mock("./rate-limit", () => ({ secondsUntilAttempt: async () => 0 }));
jest.mock("../runtime/env", () => ({ env: () => ({ SITE_URL: "https://www.example.com" }) }));

/** The request of a browser from a page at `origin` to a server that it calls `host`. */
function post(origin: string, host: string): Request {
  const body = new FormData();
  body.set("name", "Asha Rao");
  const headers = { origin, host, "content-length": "200" };
  return new Request(`https://${host}/api/inquiry`, { method: "POST", headers, body });
}

it("takes an inquiry from a page of SITE_URL, whatever a proxy makes of the Host header", async () => {
  await expect(readInquiry(post("https://www.example.com", "10.0.0.3:3000"), "en")).resolves.toMatchObject({
    fields: { name: "Asha Rao" },
  });
});

it("rejects another site's page although it calls this server by its own name, and names the form", async () => {
  await expect(readInquiry(post("https://evil.example", "evil.example"), "en")).rejects.toMatchObject({
    status: 403,
    message: expect.stringContaining("https://www.example.com/contact"),
  });
});
