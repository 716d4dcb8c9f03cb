/** The configuration of Payload, which the process makes: Next compiles the components alone. The build has none, and needs none. */
import type { SanitizedConfig } from "payload";

const { cmsConfig } = globalThis as unknown as { cmsConfig: SanitizedConfig };

export default Promise.resolve(cmsConfig);
