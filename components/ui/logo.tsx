/** The company's mark: the tag bubble of a P&ID, in it a column on the flow line. One colour. */
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
      <path d="M1.8 12H9M15 12h7.2M9 8.4a3 3 0 0 1 6 0v7.2a3 3 0 0 1-6 0zM9 10.2h6M9 13.8h6" />
    </svg>
  );
}
