import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import pLimit from "p-limit";
import { step } from "../../scripts/process/terminal.ts";
import { basicAuth } from "../../scripts/servers/probe.ts";
import { warmPages } from "../../scripts/servers/warm-pages.ts";
import { waitUntil } from "../../testing/http/http.ts";
import { close, listen } from "../../testing/http/listen.ts";
import { buildLanguages } from "../../testing/sites/build-languages.ts";
import { TestSite } from "../../testing/sites/test-site.ts";
import { addressesOf, contractRequests } from "./addresses.ts";
import { headerLines, normalise } from "./normalise.ts";
import { takePictures } from "./pictures.ts";

const distDir = ".next-golden";
/** The form accepts no token that is younger. */
const tokenAgeMs = 2_500;

/** Builds this checkout in both languages and writes all that it answers and sends into a folder. */
export async function record(folder: string): Promise<void> {
  const building = step("Building the site in both languages");
  await buildLanguages(distDir, "en,hi");
  building.done();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const hooks: string[] = [];
  const receiver = createServer(async (request, response) => {
    hooks.push(
      `${headerLines(new Headers(request.headers as Record<string, string>))}\n${await text(request)}`,
    );
    response.writeHead(204).end();
  });
  const INQUIRY_WEBHOOK_URL = await listen(receiver);
  const INQUIRY_WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
  const env = { LOCALES: "en,hi", INQUIRY_WEBHOOK_URL, INQUIRY_WEBHOOK_SECRET };
  await using site = await TestSite.open({ name: "golden", distDir, mail: true, env });
  await warmPages(site.url);
  const buildId = readFileSync(join(distDir, "BUILD_ID"), "utf8").trim();
  const plain = (body: string) =>
    normalise(
      body.replaceAll(site.url, "http://site.test").replaceAll(site.backend.url, "http://backend.test"),
      buildId,
    );
  const responses: Record<string, string> = {};
  const read = async (name: string, url: string, init: RequestInit = {}) => {
    const response = await fetch(url, { redirect: "manual", ...init });
    const body = plain(`${response.status}\n${headerLines(response.headers)}\n\n${await response.text()}`);
    responses[name] = body;
  };
  const reading = step("Reading every address");
  const paths = await addressesOf(site.url);
  await pLimit(4).map(paths, async (path) => {
    await read(path, site.url + path);
    // The payload, from which the router makes the page, has an address of its own.
    await read(`${path} (payload)`, site.url + path, { headers: { rsc: "1" }, redirect: "follow" });
  });
  const headers = basicAuth(site.backend.account);
  for (const call of contractRequests) await read(`GET ${call}`, site.backend.url + call, { headers });
  reading.done(`${Object.keys(responses).length} responses`);

  for (const language of ["", "/hi"]) await sendInquiries(site.url, language, read);
  await waitUntil("all is mailed and posted", () => site.mail.mails.length >= 4 && hooks.length >= 4);
  for (const [index, mail] of site.mail.mails.map(plain).sort().entries())
    responses[`mail ${index + 1}`] = mail;
  for (const [index, hook] of hooks.map(plain).sort().entries()) responses[`webhook ${index + 1}`] = hook;
  await close(receiver);
  writeFileSync(join(folder, "responses.json"), JSON.stringify(responses, undefined, 1));
  await takePictures(site.url, folder);
}

type Read = (name: string, url: string, init?: RequestInit) => Promise<void>;

/** Sends the form as a browser without scripts and as its script does, right and wrong. */
async function sendInquiries(url: string, language: string, read: Read): Promise<void> {
  const page = await (await fetch(`${url}${language}/contact`)).text();
  const formToken = /name="formToken" value="([^"]*)"/.exec(page)?.[1] ?? "";
  const inquiry = {
    name: "Asha Rao",
    email: "asha@plant.example",
    phone: "+91 98765 43210",
    message: `Oxygen, 120 Nm³/h${language}`,
    page: `${language}/contact`,
    formToken,
  };
  const form = (fields: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    return data;
  };
  await sleep(tokenAgeMs);
  const send = (name: string, body: BodyInit, headers: Record<string, string> = {}) =>
    read(`POST ${language}/api/inquiry ${name}`, `${url}/api/inquiry`, { method: "POST", body, headers });
  const script = { "idempotency-key": `golden${language}`, accept: "application/json" };
  await send("form", form(inquiry), { accept: "text/html" });
  await send("script", form({ ...inquiry, message: `${inquiry.message} by script` }), script);
  await send("form without email", form({ ...inquiry, email: "" }), { accept: "text/html" });
  await send("script without email", form({ ...inquiry, email: "" }), script);
  await send("form without token", form({ ...inquiry, formToken: "" }), { accept: "text/html" });
}
