import { readInquiry } from "./request";

jest.mock("../runtime/env", () => ({ env: () => ({ SITE_URL: "https://www.example.com" }) }));

/** Headers of a browser that sends from a page at `origin` to a server that it calls `host`. */
const post = (origin: string, host: string) =>
  new Request(`https://${host}/api/inquiry`, {
    method: "POST",
    headers: { origin, host, "content-type": "application/json" },
    body: "{}",
  });

it("takes an inquiry from a page of SITE_URL, whatever a proxy makes of the Host header", async () => {
  await expect(readInquiry(post("https://www.example.com", "10.0.0.3:3000"), "en")).resolves.toBeDefined();
});

it("rejects another site's page although it calls this server by its own name, and names the form", async () => {
  await expect(readInquiry(post("https://evil.example", "evil.example"), "en")).rejects.toMatchObject({
    status: 403,
    message: expect.stringContaining("https://www.example.com/contact"),
  });
});
