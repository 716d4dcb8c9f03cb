import { fixedMetadata } from "@/lib/seo/fixed-page";
import { routes } from "@/lib/site/routes";
import { CommitmentsList } from "./commitments-list";

export const generateMetadata = () => fixedMetadata(routes.commitments);

export default function FirstPage() {
  return <CommitmentsList page={1} />;
}
