import "./devanagari.css";
import "./translated.css";
import "./right-to-left.css";

export { Document as default, generateMetadata, viewport } from "@/app/document";

export { languageParams as generateStaticParams } from "@/lib/words/offered-languages";

export const ensureStatic = "navigation";
