import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import { metrics, startMetrics } from "../../lib/metrics/registry";
import { publishEvent } from "../../lib/runtime/events";
import { alertRules, readAlerts } from "./alert-rules";

jest.mock("../../lib/runtime/env", () => ({ env: () => ({ METRICS_SECRET: "a secret of the test's" }) }));

type Rule = { alert: string; expr: string; for: string; annotations: Record<string, string> };

const alerts = readAlerts(readFileSync("docs/operations.md", "utf8"));
const committed = readFileSync("deploy/monitoring/alerts.yml", "utf8");
const rules: Rule[] = parse(committed).groups[0].rules;
const expressions = rules.map(({ expr }) => expr);

/** Of Prometheus itself, and of the exporters in deploy/monitoring/prometheus.yml. */
const foreign = ["up", "probe_success", "node_filesystem_avail_bytes", "node_filesystem_size_bytes"];
const promtool = "/usr/bin/promtool";
const itWithPromtool = existsSync(promtool) ? it : it.skip;
const folder = mkdtempSync(join(tmpdir(), "alerts-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("is the table of docs/operations.md; if not, run npm run alerts", () => {
  expect(alertRules(alerts)).toBe(committed);
  expect(rules.length).toBeGreaterThan(8);
  expect(alerts.map(({ severity }) => severity)).toEqual(
    alerts.map(() => expect.stringMatching(/^(page|ticket)$/)),
  );
});

it("has every alert of the table that names a metric", () => {
  const table = /^\| alert \|[\s\S]*?\n\n/m.exec(readFileSync("docs/operations.md", "utf8"))?.[0] ?? "";
  const withMetric = table.split("\n").filter((row) => /\b(?:site_[a-z_]+|up\{|probe_success)/.test(row));
  expect(withMetric.length).toBeGreaterThan(5);
  const names = alerts.filter(({ rule }) => rule).map(({ name }) => name);
  expect(withMetric.filter((row) => !names.some((name) => row.startsWith(`| ${name} |`)))).toEqual([]);
});

it("names only metrics and labels that /api/metrics exports", async () => {
  startMetrics();
  for (const result of ["ok", "unusable"] as const) publishEvent("backend-call", { result, seconds: 0.1 });
  const text = (await metrics()?.metrics()) ?? "";
  const exported = new Set(Array.from(text.matchAll(/^# TYPE (\S+)/gm), ([, name]) => name));
  const functions = /\b(?:sum|max|count|rate|increase|time|histogram_quantile|by)\b/g;
  const named = expressions.flatMap((expr) =>
    Array.from(
      // Without labels, ranges and the names that are Prometheus' own.
      expr
        .replace(/\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)/g, "")
        .replace(functions, "")
        .matchAll(/[a-z]\w*/g),
      ([name]) => name,
    ),
  );
  expect(named.length).toBeGreaterThan(10);
  const known = (name: string) =>
    exported.has(name) || exported.has(name.replace(/_(?:count|bucket|sum)$/, "")) || foreign.includes(name);
  expect(named.filter((name) => !known(name))).toEqual([]);
  for (const [, name, value] of expressions.join(" ").matchAll(/\b(result|step|kind)="(\w+)"/g))
    expect(text).toContain(`${name}="${value}"`);
});

itWithPromtool("has rules and a configuration that Prometheus can read", () => {
  execFileSync(promtool, ["check", "rules", "deploy/monitoring/alerts.yml"]);
  execFileSync(promtool, ["check", "config", "--syntax-only", "deploy/monitoring/prometheus.yml"]);
  const file = join(folder, "wrong.yml");
  writeFileSync(file, JSON.stringify({ groups: [{ name: "x", rules: [{ record: "y", expr: "sum(" }] }] }));
  expect(() => execFileSync(promtool, ["check", "rules", file], { stdio: "pipe" })).toThrow();
});

/** For each alert: series that must raise it, in promtool's notation, one value each 15 s. */
const failing: Record<string, Record<string, string>> = {
  SiteIsDown: { 'probe_success{job="site"}': "0x160" },
  ReplicaIsDown: { 'up{job="replicas"}': "0x160" },
  BackendIsDown: { site_backend_breaker_open: "1x160" },
  BackendIsSlow: {
    'site_backend_call_seconds_bucket{le="1"}': "0x160",
    'site_backend_call_seconds_bucket{le="2.5"}': "0x160",
    'site_backend_call_seconds_bucket{le="5"}': "0+60x160",
    'site_backend_call_seconds_bucket{le="+Inf"}': "0+60x160",
  },
  BackendIsWrong: { 'site_backend_call_seconds_count{result="unusable"}': "0+1x160" },
  BackendRefusesCalls: { 'site_backend_call_seconds_count{result="refused"}': "0+1x160" },
  NewPagesFail: { 'probe_success{job="ready"}': "0x160" },
  // promtool's clock begins at 0: the last answer is long ago.
  ContentIsOld: { site_backend_answered_timestamp_seconds: "0x160" },
  InquiriesFail: { 'site_inquiries_total{step="failed"}': "0+1x160" },
  InquiriesAreNotHandedOver: { 'site_inquiries_total{step="undelivered"}': "0+1x160" },
  PagesDropped: { site_page_cache_dropped_total: "0+1x160" },
  CacheMisses: { site_page_cache_misses_total: "0+20x160", site_page_cache_hits_total: "0+100x160" },
  DiskWillSoonBeFull: {
    'node_filesystem_avail_bytes{mountpoint="/"}': "10x160",
    'node_filesystem_size_bytes{mountpoint="/"}': "100x160",
  },
};
/** The same series while all is well. */
const healthy: Record<string, string> = {
  'probe_success{job="site"}': "1x160",
  'probe_success{job="ready"}': "1x160",
  'up{job="replicas"}': "1x160",
  site_backend_breaker_open: "0x160",
  'site_backend_call_seconds_bucket{le="1"}': "0+60x160",
  'site_backend_call_seconds_bucket{le="2.5"}': "0+60x160",
  'site_backend_call_seconds_bucket{le="5"}': "0+60x160",
  'site_backend_call_seconds_bucket{le="+Inf"}': "0+60x160",
  'site_backend_call_seconds_count{result="unusable"}': "0x160",
  'site_backend_call_seconds_count{result="refused"}': "0x160",
  site_backend_answered_timestamp_seconds: "0+15x160",
  'site_inquiries_total{step="failed"}': "3x160",
  'site_inquiries_total{step="undelivered"}': "0x160",
  site_page_cache_dropped_total: "1x160",
  site_page_cache_misses_total: "0+1x160",
  site_page_cache_hits_total: "0+100x160",
  'node_filesystem_avail_bytes{mountpoint="/"}': "50x160",
  'node_filesystem_size_bytes{mountpoint="/"}': "100x160",
};

/** The one alert that fires at a time, or none, by the values of series in an interval. */
type Case = { values: Record<string, string>; interval: string; time: string; raised: string };

function checkAlerts(cases: Case[]): void {
  writeFileSync(join(folder, "alerts.yml"), committed);
  const tests = cases.map(({ values, interval, time, raised }) => ({
    interval,
    input_series: Object.entries(values).map(([series, text]) => ({ series, values: text })),
    promql_expr_test: [
      {
        // Without labels that differ: the names of what fires.
        expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
        eval_time: time,
        exp_samples: raised ? [{ labels: `{alertname="${raised}"}`, value: 1 }] : [],
      },
    ],
  }));
  const file = join(folder, "tests.yml");
  writeFileSync(file, JSON.stringify({ rule_files: ["alerts.yml"], evaluation_interval: "5s", tests }));
  const output = (() => {
    try {
      return execFileSync(promtool, ["test", "rules", file], { encoding: "utf8", stdio: "pipe" });
    } catch (error) {
      return (error as { stdout: string; stderr: string }).stderr;
    }
  })();
  expect(output).toContain("SUCCESS");
}

itWithPromtool("raises each alert for its failure, and none while all is well", () => {
  expect(Object.keys(failing)).toEqual(rules.map(({ alert }) => alert));
  const common = { interval: "15s", time: "35m" };
  checkAlerts([
    { ...common, values: healthy, raised: "" },
    ...Object.entries(failing).map(([raised, values]) => ({
      ...common,
      values: { ...healthy, ...values },
      raised,
    })),
  ]);
});

itWithPromtool(
  "raises an alert within 30 s of settings that fail, and none for a single failed probe",
  () => {
    const { scrape_configs: jobs, global } = parse(readFileSync("deploy/monitoring/prometheus.yml", "utf8"));
    const ready = jobs.find(({ job_name: name }: { job_name: string }) => name === "ready");
    expect([ready.scrape_interval, global.scrape_interval]).toEqual(["5s", "15s"]);
    const probes = 'probe_success{job="ready"}';
    const refused = 'site_backend_call_seconds_count{result="refused"}';
    checkAlerts([
      // The last answer is at 10 s.
      { interval: "5s", values: { [probes]: "1 1 1 0x20" }, time: "40s", raised: "NewPagesFail" },
      { interval: "5s", values: { [probes]: "1 1 1 0 1x20" }, time: "40s", raised: "" },
      // Each third value: scraped at 0 s, 15 s and so on.
      {
        interval: "5s",
        values: { [refused]: "0 _ _ 0 _ _ 3 _ _ 6" },
        time: "40s",
        raised: "BackendRefusesCalls",
      },
    ]);
  },
);
