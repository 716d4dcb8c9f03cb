/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { useRouter } from "next/navigation";
import { CompareForm } from "./compare-form";

jest.mock("next/navigation");
const push = jest.fn();
jest.mocked(useRouter).mockReturnValue({ push } as unknown as ReturnType<typeof useRouter>);

function renderForm(): HTMLInputElement[] {
  render(
    <CompareForm>
      {["1", "2", "3", "4"].map((id) => (
        <input key={id} type="checkbox" name="compare" value={id} data-title={`Product ${id}`} />
      ))}
    </CompareForm>,
  );
  return screen.getAllByRole<HTMLInputElement>("checkbox");
}
const compare = () => fireEvent.click(screen.getByRole("button", { name: "Compare" }));

test("compares what was ticked while the page hydrated, too", () => {
  const [, second] = renderForm();
  // No event reaches the form.
  if (second) second.checked = true;
  compare();
  expect(push).toHaveBeenLastCalledWith("/product/compare/2");
});

test("compares what is ticked", () => {
  const [first, , third] = renderForm();
  compare();
  expect(push).not.toHaveBeenCalled();
  for (const box of [third, first]) if (box) fireEvent.click(box);
  compare();
  expect(push).toHaveBeenLastCalledWith("/product/compare/1,3");
});
