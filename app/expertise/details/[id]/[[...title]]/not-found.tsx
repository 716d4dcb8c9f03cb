import { NotFoundMessage } from "@/components/templates/not-found-message";

export default function ExpertiseNotFound() {
  return <NotFoundMessage heading="No service found...." />;
}
