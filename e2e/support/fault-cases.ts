/** The ways in which a backend fails, and what a visitor is then told. */
import type { Fault } from "./fault-proxy.ts";

export type FaultCase = { name: string; fault: Fault; message: string };

const json = "application/json";
const page = "<!doctype html><title>gateway</title><h1>A page of the gateway's own</h1>";

function answers(status: number, type: string, body: string): Fault {
  return { kind: "answer", status, type, body };
}

export const faultCases: FaultCase[] = [
  { name: "refuses connections", fault: { kind: "refuse" }, message: "Network Error" },
  { name: "never answers", fault: { kind: "hang" }, message: "Network Error" },
  { name: "sends half an answer", fault: { kind: "half" }, message: "Network Error" },
  {
    name: "answers 500",
    fault: answers(500, json, '{"error":"internal"}'),
    message: "Request failed with status code 500",
  },
  {
    name: "answers 404 as a page",
    fault: answers(404, "text/html", page),
    message: "Request failed with status code 404",
  },
  {
    name: "answers 200 with a page",
    fault: answers(200, "text/html", page),
    message: "Something went wrong",
  },
  {
    name: "answers broken JSON",
    fault: answers(200, json, '{"data":[{"id":1,'),
    message: "Something went wrong",
  },
  {
    name: "answers JSON of another shape",
    fault: answers(200, json, '{"data":"soon"}'),
    message: "Something went wrong",
  },
  {
    name: "answers JSON without data",
    fault: answers(200, json, '{"message":"quota"}'),
    message: "Something went wrong",
  },
];
