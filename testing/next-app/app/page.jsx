import Link from "next/link";
import { Counter } from "../components/islands/counter";
import { isBuilding } from "../lib/next/build-phase";

export default async function Page() {
  "use cache";
  return (
    <main>
      <h1>{"Home </script> é"}</h1>
      <p>{isBuilding() ? "built" : "served"}</p>
      <Link href="/records/built">Record</Link>
      <Counter />
    </main>
  );
}
