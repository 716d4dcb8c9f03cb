/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Picture } from "./picture";

const box = { alt: "A pump", width: 640, height: 480, sizes: "50vw" };

it("is one image without an image for the dark scheme", () => {
  const { container } = render(<Picture {...box} src="/files/a.webp" />);
  expect(container.firstElementChild).toBe(screen.getByRole("img", { name: "A pump" }));
});

it("lets the browser choose between the images of the two schemes, in the same sizes", () => {
  const { container } = render(<Picture {...box} src="/files/a.webp" dark="/files/b.webp" priority />);
  const [source, image] = container.querySelectorAll("picture > *");
  expect(source).toHaveAttribute("media", "(prefers-color-scheme: dark)");
  expect(source).toHaveAttribute("sizes", "50vw");
  const day = image?.getAttribute("srcset") ?? "";
  expect(day).toContain(encodeURIComponent("/files/a.webp"));
  expect(source?.getAttribute("srcset")).toBe(day.replaceAll("a.webp", "b.webp"));
  expect(image).toHaveAttribute("fetchpriority", "high");
});

it("does not preload the image of one scheme for visitors of the other", () => {
  render(<Picture {...box} src="/files/a.webp" dark="/files/b.webp" priority />);
  expect(document.querySelector("link[rel=preload]")).toBeNull();
});
