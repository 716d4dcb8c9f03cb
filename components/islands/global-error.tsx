"use client";

import { defaultLanguage } from "@/lib/words/language";
import { ErrorMessage } from "./error-message";

/** Replaces the root layout when the layout itself fails. */
export default function GlobalError(props: Parameters<typeof ErrorMessage>[0]) {
  return (
    <html lang={defaultLanguage}>
      <body>
        <main>
          <ErrorMessage {...props} />
        </main>
      </body>
    </html>
  );
}
