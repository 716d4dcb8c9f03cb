"use client";

import { ErrorMessage } from "@/components/islands/error-message";
import { defaultLanguage } from "@/lib/words/language";
import "./globals.css";

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
