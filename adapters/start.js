/**
 * Answers the site's calls from a CMS: `node adapters/start.js strapi`, with Node 20 or newer and no packages. The folder of that name
 * has the adapter, with the names of your types and fields at its top.
 *
 * CMS_URL, CMS_TOKEN: the CMS, and a token of it. WEBSITE_USERNAME, WEBSITE_PASSWORD: the site's BACKEND_USERNAME, BACKEND_PASSWORD.
 * SITE_URL, REVALIDATE_SECRET: for publish calls. FILES_FOLDER: keeps the files of inquiries; without it the form takes none.
 * HOST, PORT: 127.0.0.1 and 4100.
 */
import { createServer } from "node:http";
import { requestListener } from "./server.js";

const { env } = process;
const { default: open } = await import(`./${process.argv[2]}/adapter.js`);
createServer(requestListener(open(env), env)).listen(Number(env.PORT || 4100), env.HOST || "127.0.0.1");
