/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import type { PageOf } from "@/lib/read/page";
import type { Result } from "@/lib/read/result";
import { Listing } from "./listing";

function show(loaded: Result<PageOf<string>>) {
  return render(
    <Listing result={loaded} errorLabel="Failed to load team data" emptyText="No team members found.">
      {({ items, page, totalPages }) => <p>{`${items.join(" and ")}, page ${page} of ${totalPages}`}</p>}
    </Listing>,
  );
}

it("shows the empty text for an empty list", () => {
  show({ ok: true, data: { items: [], page: 1, total: 0, totalPages: 0 } });
  expect(screen.getByText("No team members found.")).toBeInTheDocument();
  expect(screen.queryByText(/page 1/)).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("keeps the pagination when all records of a page were invalid", () => {
  show({ ok: true, data: { items: [], page: 2, total: 20, totalPages: 2 } });
  expect(screen.getByText(/page 2 of 2/)).toBeInTheDocument();
});

it.each([
  ["Network Error", "Failed to load team data: Network Error"],
  ["", "Failed to load team data: Something went wrong"],
])("shows the error message %j", (message, text) => {
  show({ ok: false, message });
  expect(screen.getByRole("alert")).toHaveTextContent(text);
  expect(screen.queryByText(/page/)).toBeNull();
  expect(screen.queryByText("No team members found.")).toBeNull();
});
