export {
  default,
  generateMetadata,
  generateStaticParams,
} from "@/app/(en)/timeline-and-milestone/page/[page]/page";
