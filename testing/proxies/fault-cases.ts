/** The faults of a backend, and the message that a visitor then reads. */
import type { Fault } from "./fault-proxy.ts";

type FaultCase = { name: string; fault: Fault; message: string };

const json = "application/json";
const page = "<!doctype html><title>gateway</title><h1>A page of the gateway's own</h1>";

function respond(status: number, type: string, body: string): Fault {
  return { kind: "respond", status, type, body };
}

export const faultCases: FaultCase[] = [
  { name: "refuses connections", fault: { kind: "refuse" }, message: "Network Error" },
  { name: "never responds", fault: { kind: "hang" }, message: "Network Error" },
  { name: "sends half a response", fault: { kind: "half" }, message: "Network Error" },
  {
    name: "responds with 500",
    fault: respond(500, json, '{"error":"internal"}'),
    message: "Request failed with status code 500",
  },
  {
    name: "responds with 404 as a page",
    fault: respond(404, "text/html", page),
    message: "Request failed with status code 404",
  },
  {
    name: "responds with 200 with a page",
    fault: respond(200, "text/html", page),
    message: "Something went wrong",
  },
  {
    name: "responds with broken JSON",
    fault: respond(200, json, '{"data":[{"id":1,'),
    message: "Something went wrong",
  },
  {
    name: "responds with JSON of another shape",
    fault: respond(200, json, '{"data":"soon"}'),
    message: "Something went wrong",
  },
  {
    name: "responds with JSON without data",
    fault: respond(200, json, '{"message":"quota"}'),
    message: "Something went wrong",
  },
];
