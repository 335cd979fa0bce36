import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { parse, stringify } from 'yaml';
import { DASHBOARD, dashboardOf, dashboardText } from '../scripts/dashboard/dashboard.mjs';
import { exposedMetrics } from './support/exposed-metrics.ts';
import { metricsIn } from './support/named-in-handbook.ts';
import { promtool, whyNoPromtool } from './support/promtool.ts';

const ROOT = resolve(import.meta.dirname, '..');
const path = (file: string) => join(ROOT, file);
const read = (file: string) => readFileSync(path(file), 'utf8');
const RULES = 'deploy/alerts/bank.rules.yaml';
const TESTS = 'deploy/alerts/bank.tests.yaml';

const { groups } = parse(read(RULES)) as { groups: { rules: { alert: string; expr: string }[] }[] };
const rules = groups.flatMap((group) => group.rules);
const { tests } = parse(read(TESTS)) as {
  tests: { name: string; alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] }[];
};

const charts = dashboardOf().panels.flatMap(({ title, targets = [] }) =>
  // What Grafana puts in before it asks.
  targets.map(({ expr }) => ({
    title,
    expr: expr.replaceAll('$__rate_interval', '5m').replaceAll('$instance', '.*'),
  })),
);

/** The names in what is asked, with those of labels taken out. */
const asked = (expression: string) => metricsIn(expression).map(({ name }) => name);

describe('the alarms', () => {
  it('have each numbers that raise it and numbers that do not', () => {
    for (const { alert } of rules) {
      const expected = tests
        .flatMap((test) => test.alert_rule_test)
        .filter(({ alertname }) => alertname === alert)
        .map(({ exp_alerts: alerts }) => alerts.length);
      expect(
        expected.toSorted((one, other) => one - other),
        alert,
      ).toEqual([0, 1]);
    }
    expect(tests).toHaveLength(2 * rules.length);
  });

  it.skipIf(whyNoPromtool !== undefined)(`are raised by those alone (${whyNoPromtool ?? 'promtool'})`, () => {
    const { isContent, said } = promtool('test', 'rules', path(TESTS));
    expect(isContent, said).toBe(true);
  });

  it.skipIf(whyNoPromtool !== undefined)(
    `are read by Prometheus, with the file that names them (${whyNoPromtool ?? 'promtool'})`,
    () => {
      const { isContent, said } = promtool('check', 'config', path('deploy/prometheus.yaml'));
      expect(isContent, said).toBe(true);
      expect(said).toContain(`${rules.length} rules found`);
    },
  );
});

describe('the dashboard', () => {
  it('stands in its file as `npm run dashboard` would write it today', async () => {
    expect(read(DASHBOARD)).toBe(await dashboardText());
  });

  it('has each panel once, none over another, and a title for each', () => {
    const { panels } = dashboardOf();
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, i) => `${x + (i % w)},${y + Math.floor(i / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    expect(panels.filter(({ gridPos: { x, w } }) => x + w > 24)).toEqual([]);
  });

  it('shows what every alarm asks for', () => {
    const shown = new Set(charts.flatMap(({ expr }) => asked(expr)));
    const missing = rules.flatMap(({ alert, expr }) =>
      asked(expr)
        .filter((name) => name !== 'up' && !shown.has(name))
        .map((name) => `${alert}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it.skipIf(whyNoPromtool !== undefined)(
    `asks in words that Prometheus understands (${whyNoPromtool ?? 'promtool'})`,
    () => {
      const folder = mkdtempSync(join(tmpdir(), 'bank-dashboard-'));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      const file = join(folder, 'charts.yaml');
      const records = charts.map(({ expr }, i) => ({ record: `chart:${i}`, expr }));
      writeFileSync(file, stringify({ groups: [{ name: 'charts', rules: records }] }));
      const { isContent, said } = promtool('check', 'rules', file);
      expect(isContent, said).toBe(true);
    },
  );
});

describe('a server that was started', () => {
  let exposed: Set<string>;
  beforeAll(async () => {
    exposed = await exposedMetrics();
  });

  it('has the numbers of every alarm', () => {
    const wrong = rules.flatMap(({ alert, expr }) =>
      asked(expr)
        .filter((name) => name !== 'up' && !exposed.has(name))
        .map((name) => `${alert}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('has the numbers of every chart', () => {
    expect(charts.length).toBeGreaterThan(20);
    const wrong = charts.flatMap(({ title, expr }) =>
      asked(expr)
        .filter((name) => !exposed.has(name))
        .map((name) => `${title}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });
});
