export type Advisory = { name: string; severity: string; title: string };

type Vulnerability = { name: string; severity: string; via: (string | { title?: string })[] };

/**
 * Parses the output of `npm audit --json`.
 * @returns `undefined` if the registry could not be queried
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
