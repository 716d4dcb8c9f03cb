"use client";

import { Message } from "@/components/ui/message";
import { useBrowserWords } from "@/lib/words/use-browser-words";
import en from "@/messages/en/layout.json";

type Props = { error: Error & { digest?: string; status?: number }; retry: () => void };

/** Replaces a page that failed to render. The stack is shown in development only. */
export function ErrorMessage({ error, retry }: Props) {
  const { error: words, tryAgain } = useBrowserWords("layout", en);
  const text = [error.status, error.message].filter(Boolean).join(" ");
  return (
    <Message>
      <h1>{words.title}</h1>
      {text && <p role="alert">{text}</p>}
      <button type="button" className="button" onClick={retry}>
        {tryAgain}
      </button>
      {process.env.NODE_ENV === "development" && error.stack && <pre>{error.stack}</pre>}
    </Message>
  );
}
