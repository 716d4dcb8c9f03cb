import { execFileSync } from "node:child_process";
import { join } from "node:path";

export type Certificate = { cert: string; key: string };

/** Creates a self-signed certificate for localhost, valid for a day. */
export function createSelfSignedCertificate(folder: string, openssl: string): Certificate {
  const [cert, key] = [join(folder, "cert.pem"), join(folder, "key.pem")];
  const type = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "1"];
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"];
  execFileSync(openssl, ["req", "-x509", ...type, ...names, "-keyout", key, "-out", cert], { stdio: "pipe" });
  return { cert, key };
}
