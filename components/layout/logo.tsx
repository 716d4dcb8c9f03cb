/** The company's mark: a tag bubble of a P&ID, with a column in it. One colour. */
export function Logo({ size = 32, className }: { size?: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="10.2" />
      <path d="M1.8 12h20.4M9 12V8.5a3 3 0 0 1 6 0V12M9 9.6h6M8 16h8" />
    </svg>
  );
}
