"use client";

import { useEffect, useRef, useState } from "react";
import { useBrowserWords } from "@/lib/words/use-browser-words";
import en from "@/messages/en/map.json";

/** Visible share of the frame that starts loading. */
const threshold = 0.25;

/**
 * A third-party map that loads when its frame is in view. `loading="lazy"` alone starts up to 2500 px earlier: on short
 * pages, immediately.
 */
export function LazyMap({ src }: { src: string }) {
  const words = useBrowserWords("map", en);
  const frame = useRef<HTMLDivElement>(null);
  const [isVisible, setIsVisible] = useState(false);

  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setIsVisible(true);
      },
      { threshold },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={frame}>
      {isVisible ? (
        <iframe
          src={src}
          title={words.title}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
          allowFullScreen
        />
      ) : (
        // A press before hydration starts it, and is repeated (server/first-view/hydration-loader.ts).
        <button type="button" className="button" onClick={() => setIsVisible(true)}>
          {words.show}
        </button>
      )}
    </div>
  );
}
