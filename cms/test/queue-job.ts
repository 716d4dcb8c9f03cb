/** Schedules a publication, as the admin's form does. */
import { runCommand } from "../server/cli.ts";

await runCommand(async (payload) => {
  const { taskSlug, input, waitUntil } = JSON.parse(process.argv[2] ?? "");
  await payload.jobs.queue({ task: taskSlug, input, waitUntil: new Date(waitUntil) });
});
