import { type RenderResult, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

/** Renders on the server and hydrates, as a page does: React warns of a `<script>` that is created in the browser. */
export function hydrate(element: ReactElement): RenderResult {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(element);
  return render(element, { container, hydrate: true });
}
