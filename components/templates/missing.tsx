import { notFound } from "next/navigation";
import { type ReactNode, Suspense } from "react";

/**
 * A page that does not exist: status 404, with `children` as what is read.
 *
 * Thrown outside a boundary, `notFound()` leaves the HTML empty until scripts run. Inside one, the boundary's fallback
 * is in the HTML, and since pages are made whole before they are sent, the status is still 404.
 */
export function Missing({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <Thrown />
    </Suspense>
  );
}

function Thrown(): never {
  notFound();
}
