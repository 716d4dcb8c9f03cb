export type Advisory = { name: string; severity: string; title: string };

type Vulnerability = { name: string; severity: string; via: (string | { title?: string })[] };

/**
 * The faults that `npm audit --json` has found.
 * @returns `undefined` where it could not ask
 */
export function parseAudit(output: string): Advisory[] | undefined {
  try {
    const { vulnerabilities } = JSON.parse(output) as { vulnerabilities?: Record<string, Vulnerability> };
    if (!vulnerabilities) return undefined;
    return Object.values(vulnerabilities).map(({ name, severity, via }) => ({
      name,
      severity,
      title: via.map((cause) => (typeof cause === "string" ? `by ${cause}` : (cause.title ?? ""))).join(", "),
    }));
  } catch {
    return undefined;
  }
}
