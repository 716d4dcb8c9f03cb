/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { toastEvent } from "@/components/islands/toast";
import { ShareRow } from "./share-row";

const url = "https://www.example.com/blogs/details/1/a-post";
const row = <ShareRow url={url} title="A post" />;
const toasts: string[] = [];
const record = (event: Event) => toasts.push((event as CustomEvent<{ text: string }>).detail.text);

function setApi(name: "clipboard" | "share", value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

beforeEach(() => {
  toasts.length = 0;
  addEventListener(toastEvent, record);
});
afterEach(() => {
  removeEventListener(toastEvent, record);
  setApi("clipboard", undefined);
  setApi("share", undefined);
});

it("has no buttons in the server HTML or in browsers without the APIs", () => {
  setApi("clipboard", { writeText: jest.fn() });
  setApi("share", jest.fn());
  expect(renderToStaticMarkup(row)).not.toContain("<button");
  setApi("clipboard", undefined);
  setApi("share", undefined);
  render(row);
  expect(screen.queryByRole("button")).toBeNull();
});

it.each([
  ["confirms", true, "Link copied"],
  ["reports a failure", false, "The link could not be copied"],
])("copies the URL and %s", async (_, works, text) => {
  const writeText = jest.fn(() => (works ? Promise.resolve() : Promise.reject(new Error("denied"))));
  setApi("clipboard", { writeText });
  render(row);
  fireEvent.click(screen.getByRole("button", { name: "Copy link" }));
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(text));
  expect(writeText).toHaveBeenCalledWith(url);
  expect(toasts).toEqual([text]);
});

it.each([
  ["AbortError", []],
  ["NotAllowedError", ["The link could not be shared"]],
])("opens the share menu; after %s it shows %j", async (name, expected) => {
  const share = jest.fn(() => Promise.reject(new DOMException("", name)));
  setApi("share", share);
  render(row);
  fireEvent.click(screen.getByRole("button", { name: "More ways to share" }));
  expect(share).toHaveBeenCalledWith({ title: "A post", url });
  await share.mock.results[0]?.value.catch(() => {});
  await waitFor(() => expect(toasts).toEqual(expected));
});
