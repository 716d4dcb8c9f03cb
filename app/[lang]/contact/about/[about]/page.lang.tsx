export { default, generateMetadata, generateStaticParams } from "@/app/(en)/contact/about/[about]/page";
