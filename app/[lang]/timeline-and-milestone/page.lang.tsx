export { default, generateMetadata } from "@/app/(en)/timeline-and-milestone/page";
