/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { ErrorPage } from "./error-page";
import { NotFoundMessage } from "./not-found-page";

jest.mock("@/lib/runtime/env", () => ({
  env: () => ({ SITE_URL: "https://site.test", BACKEND_URL: "https://backend.test" }),
}));

it("ErrorPage shows title, image and message", () => {
  const { container } = render(<ErrorPage title="Expertise" label="Error" message="Network Error" />);
  expect(screen.getByRole("heading", { level: 1, name: "Expertise" })).toBeInTheDocument();
  expect(screen.getByRole("alert")).toHaveTextContent("Error: Network Error");
  expect(container.querySelector("img")?.getAttribute("src")).toContain("banner.webp");
});

it("NotFoundMessage shows a heading and links", () => {
  render(<NotFoundMessage heading="Service Not Found" />);
  expect(screen.getByRole("heading", { level: 1, name: "Service Not Found" })).toBeInTheDocument();
  const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual(["/", "/services", "/contact"]);
});
