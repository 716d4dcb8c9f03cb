import { Logo } from "@/components/ui/logo";
import { logoSources } from "@/lib/media/logo-url";

/** The logo of the settings, or the built-in one. */
export function SiteLogo({ src, className }: { src: string | null; className?: string }) {
  if (!src) return <Logo className={className} />;
  return (
    // biome-ignore lint/performance/noImgElement: next/image is a client component, and HTML alone can do this
    <img
      {...logoSources(src, 64)}
      sizes="2.5rem"
      alt=""
      width={64}
      height={64}
      className={className}
      fetchPriority="high"
      decoding="async"
    />
  );
}
