"use client";

import { useEffect, useRef, useState } from "react";

/** How much of its place must be in view before the map is asked for. */
const threshold = 0.25;

/**
 * A map from elsewhere. Nothing is asked of its server before its place is in view: what browsers themselves call
 * lazy begins up to 2500 px earlier, which on short pages is at once.
 */
export function LazyMap({ src }: { src: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setSeen(true);
      },
      { threshold },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={place}>
      {seen ? (
        <iframe
          src={src}
          title="Map of our location"
          loading="lazy"
          referrerPolicy="no-referrer-when-downgrade"
          allowFullScreen
        />
      ) : (
        // For whoever spares data: their page comes alive when this is pressed, and not by itself.
        <button type="button" className="button" onClick={() => setSeen(true)}>
          Show the map
        </button>
      )}
    </div>
  );
}
