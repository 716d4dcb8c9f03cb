export { default, generateMetadata, generateStaticParams } from "@/app/(en)/miscellaneous/page/[page]/page";
