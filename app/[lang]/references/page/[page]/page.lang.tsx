export { default, generateMetadata, generateStaticParams } from "@/app/(en)/references/page/[page]/page";
