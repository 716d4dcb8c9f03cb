/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Picture } from "./picture";

const box = { width: 640, height: 480, sizes: "50vw" };
const day = { image: "/files/a.webp", imageAlt: "A pump" };
const both = { ...day, imageDark: "/files/b.webp" };

it("is one image without an image for the dark scheme", () => {
  const { container } = render(<Picture {...box} of={day} />);
  expect(container.firstElementChild).toBe(screen.getByRole("img", { name: "A pump" }));
});

it("lets the browser choose between the images of the two schemes, in the same sizes", () => {
  const { container } = render(<Picture {...box} of={both} priority />);
  const [source, image] = container.querySelectorAll("picture > *");
  expect(source).toHaveAttribute("media", "(prefers-color-scheme: dark)");
  expect(source).toHaveAttribute("sizes", "50vw");
  const srcset = image?.getAttribute("srcset") ?? "";
  expect(srcset).toContain(encodeURIComponent("/files/a.webp"));
  expect(source?.getAttribute("srcset")).toBe(srcset.replaceAll("a.webp", "b.webp"));
  expect(image).toHaveAttribute("fetchpriority", "high");
});

it("does not preload the image of one scheme for visitors of the other", () => {
  render(<Picture {...box} of={both} priority />);
  expect(document.querySelector("link[rel=preload]")).toBeNull();
});
