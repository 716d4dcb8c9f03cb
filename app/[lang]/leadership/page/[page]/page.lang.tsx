export { default, generateMetadata, generateStaticParams } from "@/app/(en)/leadership/page/[page]/page";
