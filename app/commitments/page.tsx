import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { CommitmentsList } from "./commitments-list";

export const metadata = pageMetadata({ title: "Commitments", path: routes.commitments });

export default function FirstPage() {
  return <CommitmentsList page={1} />;
}
