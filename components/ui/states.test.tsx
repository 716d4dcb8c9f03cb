/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { EmptyState } from "./empty-state";
import { ErrorAlert } from "./error-alert";

describe("ErrorAlert", () => {
  it("is an alert with label and message", () => {
    render(<ErrorAlert label="Failed to load content" message="Network Error" />);
    expect(screen.getByRole("alert")).toHaveTextContent("Failed to load content: Network Error");
  });

  it("has a default message", () => {
    render(<ErrorAlert label="Error" message="" />);
    expect(screen.getByRole("alert")).toHaveTextContent("Error: Something went wrong");
  });

  it("escapes HTML in the message", () => {
    const { container } = render(<ErrorAlert label="Error" message="<img src=x>" />);
    expect(container.querySelector("img")).toBeNull();
  });
});

it("EmptyState is not an alert", () => {
  render(<EmptyState>No leadership members found.</EmptyState>);
  expect(screen.getByText("No leadership members found.")).toBeInTheDocument();
  expect(screen.queryByRole("alert")).toBeNull();
});
