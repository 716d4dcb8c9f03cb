export { default, generateMetadata } from "@/app/(en)/references/page";
