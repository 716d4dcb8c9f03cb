export {
  default,
  generateMetadata,
  generateStaticParams,
} from "@/app/(en)/expertise/details/[id]/[[...title]]/page";
