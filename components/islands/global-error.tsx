"use client";

import { ErrorMessage } from "./error-message";

/** When the layout itself could not be shown. */
export default function GlobalError(props: Parameters<typeof ErrorMessage>[0]) {
  return (
    <html lang="en">
      <body>
        <main>
          <ErrorMessage {...props} />
        </main>
      </body>
    </html>
  );
}
