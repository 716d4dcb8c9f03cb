import type { IncomingMessage } from "node:http";
import { addDutyToLinks, dutyOfProductPage } from "./ask-links.ts";

const page = "/product/details/3/vnd-300";
const request = (url: string, headers: Record<string, string> = {}, method = "GET") =>
  ({ url, method, headers }) as unknown as IncomingMessage;

it("hands the duty on to the links to the contact form, and to nothing else", () => {
  const duty = dutyOfProductPage(request(`${page}?flow=300&gas=nitrogen&utm_source=x`));
  expect(duty).toBe("gas=nitrogen&flow=300");
  const others = `<a href="/contact">Contact</a><script>push("<a href=\\"/contact?about=product-3\\">")</script>`;
  expect(
    addDutyToLinks(`<a class="b" href="/contact?about=product-3" data-x>Ask</a>${others}`, duty ?? ""),
  ).toBe(
    `<a class="b" href="/contact?about=product-3&amp;gas=nitrogen&amp;flow=300" data-x>Ask</a>${others}`,
  );
});

it.each([
  request(page),
  request(`${page}?utm_source=x&flow=fast`),
  request(`${page}?gas=%22%3E%3Cscript%3E`),
  request("/product?flow=300"),
  request(`${page}?flow=300`, { rsc: "1" }),
  request(`${page}?flow=300`, {}, "HEAD"),
])("leaves other requests to the page cache", (other) => {
  expect(dutyOfProductPage(other)).toBeUndefined();
});
