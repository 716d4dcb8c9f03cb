"use client";

import { Message } from "@/components/ui/message";

type Props = { error: Error & { digest?: string; status?: number }; retry: () => void };

/** Replaces a page that failed to render. The stack is shown in development only. */
export function ErrorMessage({ error, retry }: Props) {
  const text = [error.status, error.message].filter(Boolean).join(" ");
  return (
    <Message>
      <h1>Unexpected Application Error!</h1>
      {text && <p role="alert">{text}</p>}
      <button type="button" className="button" onClick={retry}>
        Try again
      </button>
      {process.env.NODE_ENV === "development" && error.stack && <pre>{error.stack}</pre>}
    </Message>
  );
}
