/** Backends that answer as fast as ever, within every limit or beyond it, with content that is hard to work through. */

import { maxLength } from "../../lib/backend/bounds.ts";
import { editContent, records } from "../../testing/content/content.ts";
import type { Fault } from "../../testing/proxies/fault-proxy.ts";
import type { Stage } from "./stage.ts";

const htmls = {
  images: "<img src=a.png>",
  "special characters": "‹",
  "table cells": "<tr><td>x",
  "nested elements": "<ul><li>",
  links: '<a href="https://a.example">x</a>',
};

const kinds = ["team", "values", "timeline", "blog", "news"];

const responseBytes = 2_000_000;
const bodies = {
  "deeply nested lists": "[".repeat(responseBytes / 2) + "]".repeat(responseBytes / 2),
  "empty records": `{"data":[${"{},".repeat(responseBytes / 3)}{}],"pagination":{"total":1,"totalPages":1}}`,
  "one number of a million digits": `{"data":${"9".repeat(responseBytes / 2)}}`,
  "far too much": `{"data":"${"x".repeat(4 * responseBytes)}"}`,
};

export const hostileBackends: Stage[] = [
  ...Object.entries(htmls).map(([name, unit]) => ({
    name: `texts full of ${name}`,
    start: ({ backend: { contentDir } }: Parameters<Stage["start"]>[0]) => {
      const description = unit.repeat(Math.floor(maxLength.html / unit.length));
      const former = new Map(kinds.map((kind) => [kind, records(kind, contentDir)]));
      for (const kind of kinds)
        editContent(contentDir, kind, (items) => items.map((item) => ({ ...item, description })));
      return () => {
        for (const [kind, items] of former) editContent(contentDir, kind, () => items);
        return [];
      };
    },
  })),
  ...Object.entries(bodies).map(([name, body]) => ({
    name: `responses with ${name}`,
    start: ({ proxy }: Parameters<Stage["start"]>[0]) =>
      proxy.fail({ kind: "respond", status: 200, type: "application/json", body } satisfies Fault),
  })),
];
