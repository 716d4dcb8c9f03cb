export { default, generateMetadata } from "@/app/(en)/leadership/page";
