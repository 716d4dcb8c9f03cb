export { somePages as generateStaticParams } from "@/lib/site/page-number";
export { default, generateMetadata } from "../../page";
