import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { toastEvent } from "@/components/islands/toast";
import { ShareRow } from "./share-row";

const url = "https://www.example.com/blogs/details/1/a-post";
const row = <ShareRow url={url} title="A post" />;
const toasts: string[] = [];
const note = (event: Event) => toasts.push((event as CustomEvent<{ text: string }>).detail.text);

function give(name: "clipboard" | "share", value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

beforeEach(() => {
  toasts.length = 0;
  addEventListener(toastEvent, note);
});
afterEach(() => {
  removeEventListener(toastEvent, note);
  give("clipboard", undefined);
  give("share", undefined);
});

it("is plain links, which open safely and say so", () => {
  render(row);
  expect(screen.getByRole("region", { name: "Share" })).toBeInTheDocument();
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.getAttribute("aria-label"))).toEqual([
    "Share by Email",
    "Share on WhatsApp (new tab)",
    "Share on LinkedIn (new tab)",
    "Share on X (new tab)",
    "Share on Facebook (new tab)",
  ]);
  for (const link of links.slice(1)) {
    expect(link).toHaveAttribute("target", "_blank");
    expect(link.getAttribute("rel")).toContain("noopener");
  }
});

it("has no button in its HTML, nor where the browser can do nothing with it", () => {
  give("clipboard", { writeText: jest.fn() });
  give("share", jest.fn());
  expect(renderToStaticMarkup(row)).not.toContain("<button");
  give("clipboard", undefined);
  give("share", undefined);
  render(row);
  expect(screen.queryByRole("button")).toBeNull();
});

it.each([
  ["says that the link is copied", true, "Link copied"],
  ["says that it could not be", false, "The link could not be copied"],
])("copies the address, and %s", async (_, works, text) => {
  const writeText = jest.fn(() => (works ? Promise.resolve() : Promise.reject(new Error("denied"))));
  give("clipboard", { writeText });
  render(row);
  fireEvent.click(screen.getByRole("button", { name: "Copy link" }));
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(text));
  expect(writeText).toHaveBeenCalledWith(url);
  expect(toasts).toEqual([text]);
});

it.each([
  ["AbortError", []],
  ["NotAllowedError", ["The link could not be shared"]],
])("opens the device's own menu, and after %s says %j", async (name, said) => {
  const share = jest.fn(() => Promise.reject(new DOMException("", name)));
  give("share", share);
  render(row);
  fireEvent.click(screen.getByRole("button", { name: "More ways to share" }));
  expect(share).toHaveBeenCalledWith({ title: "A post", url });
  await share.mock.results[0]?.value.catch(() => {});
  await waitFor(() => expect(toasts).toEqual(said));
});
