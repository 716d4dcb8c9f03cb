import { mark } from "./mark";

/** The company's mark (`npm run brand`), in the colour of the text beside it unless it has its own. */
export function Logo({ size = 32, className }: { size?: number; className?: string }) {
  return (
    <svg
      viewBox={mark.viewBox}
      width={size}
      height={size}
      className={className}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: tools/brand wrote it, from shapes alone
      dangerouslySetInnerHTML={{ __html: mark.body }}
    />
  );
}
