export { default, generateMetadata, generateStaticParams } from "@/app/(en)/blogs/page/[page]/page";
