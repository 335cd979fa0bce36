import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createMetrics, reportProcess } from '@bank/server/src/operation/metrics.ts';
import { commandOf, DRILLS } from '../scripts/drills/list.mjs';
import { listFaults } from '../scripts/faults/list.mjs';
import { anchorOf, metricsIn, typedIn } from './support/named-in-handbook.ts';

const ROOT = resolve(import.meta.dirname, '..');
const HANDBOOK = join(ROOT, 'docs/operations');
const ALERTS = 'deploy/alerts/bank.rules.yaml';
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const sourcesIn = (...patterns: string[]) =>
  globSync(patterns, { cwd: ROOT })
    .filter((path) => !path.endsWith('.test.ts'))
    .map(read)
    .join('\n');

const documents = readdirSync(HANDBOOK)
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ name, text: readFileSync(join(HANDBOOK, name), 'utf8') }));

/** Every piece of every document, with what is wrong of it. */
const wrongOf = (problem: (text: string) => string | false | undefined | string[]) =>
  documents.flatMap(({ name, text }) =>
    typedIn(text).flatMap((typed) =>
      [problem(typed.text) || []].flat().map((wrong) => `${name}:${typed.line}: ${wrong}`),
    ),
  );

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

describe('the handbook of operators', () => {
  it('has each of its pages, and its first page leads to them', () => {
    const others = documents.map(({ name }) => name).filter((name) => name !== 'README.md');
    expect(others.length).toBeGreaterThanOrEqual(7);
    const readme = documents.find(({ name }) => name === 'README.md')?.text ?? '';
    expect(others.filter((name) => !readme.includes(`](${name})`))).toEqual([]);
  });

  it('has every drill that is a command, under the name by which it is run', () => {
    const text = documents.find(({ name }) => name === 'drills.md')?.text ?? '';
    const rows = [
      ...text.matchAll(/^\| ([^|]+?) +\| `([\w-]+)` +\| (?:`([^`]+)`|((?:[RS]\d+(?:, )?)+)) +\|/gm),
    ];
    const found = rows.map(([, what, id, command, faults = '']) => ({
      what,
      id,
      // A fault is named by its number, the drill may be its short form.
      does: command ?? faults.replaceAll(',', ''),
    }));
    const expected = DRILLS.map((drill) => ({
      what: drill.what,
      id: drill.id,
      does:
        drill.command === 'faults'
          ? drill.args.filter((one) => !one.startsWith('--')).join(' ')
          : commandOf(drill),
    }));
    expect(found.toSorted((a, b) => (a.id ?? '').localeCompare(b.id ?? ''))).toEqual(
      expected.toSorted((a, b) => a.id.localeCompare(b.id)),
    );
    expect(DRILLS.filter(({ command }) => scripts[command] === undefined)).toEqual([]);
  });

  it('names no fault that does not exist', async () => {
    const ids = new Set((await listFaults()).map(({ id }) => id));
    const named = documents.flatMap(({ name, text }) =>
      [...text.matchAll(/\b[RS]\d{1,2}\b/g)].map(([id]) => ({ name, id })),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter(({ id }) => !ids.has(id))).toEqual([]);
  });

  it('names no setting that does not exist', () => {
    const secrets = [...read('packages/store/src/base/secret-files.ts').matchAll(/^ {2}'([A-Z_]+)',$/gm)];
    const known = new Set([
      ...[...read('packages/server/src/operation/config.ts').matchAll(/setting\(\s*'([A-Z_]+)'/g)].map(
        ([, name]) => name,
      ),
      ...[...read('packages/publish/src/commands/settings.ts').matchAll(/^ {2}([A-Z_0-9]+): z\./gm)].map(
        ([, name]) => name,
      ),
      ...[...read('packages/studio/src/app/config.ts').matchAll(/^ {2}([A-Z_]+): z\./gm)].map(
        ([, name]) => name,
      ),
      ...secrets.map(([, name]) => `${name}_FILE`),
      ...(sourcesIn('scripts/**/*.mjs').match(/(?<=\benv\.)[A-Z_]+\b/g) ?? []),
      ...(read('scripts/settings/tools.mjs').match(/(?<=name: ')[A-Z_0-9]+(?=')/g) ?? []),
      // Node's own, where the deployment uses it.
      ...(read('deploy/compose.yaml').match(/\bNODE_[A-Z_]+(?=:)/g) ?? []),
    ]);
    expect(known.size).toBeGreaterThan(50);
    expect(
      wrongOf((text) =>
        [...text.matchAll(/(?<![\w$/.])[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b|^[A-Z]{3,}(?=$|=)/g)]
          .map(([name]) => name)
          .filter((name) => !known.has(name) && name !== 'ON_ERROR_STOP'),
      ),
    ).toEqual([]);
  });

  it('names no file of the repository that does not exist', () => {
    const ignored = read('.gitignore')
      .split('\n')
      .filter((line) => line.endsWith('/') && line.includes('/'));
    const isOperators = (path: string) =>
      ignored.some((folder) => path.startsWith(folder) || `${path}/` === folder);
    const problems = wrongOf((text) =>
      [...text.matchAll(/(?<![\w/.<-])(?:bench|content|deploy|docs|packages|scripts|tests)\/[\w./*-]+/g)]
        .map(([path]) => path.replace(/[.,/]+$/, ''))
        .filter((path) => !isOperators(path) && globSync(path, { cwd: ROOT }).length === 0),
    );
    expect(problems).toEqual([]);
  });

  it('has no link that leads nowhere', () => {
    const anchors = new Map<string, Set<string>>();
    const anchorsOf = (path: string) => {
      const known =
        anchors.get(path) ??
        new Set(
          [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
            anchorOf(heading),
          ),
        );
      anchors.set(path, known);
      return known;
    };
    const lost = documents.flatMap(({ name, text }) =>
      [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, address = '']) => {
        if (/^https?:/.test(address)) return [];
        const [file = '', anchor] = address.split('#');
        const path = file === '' ? join(HANDBOOK, name) : resolve(HANDBOOK, file);
        const isThere = existsSync(path) && (anchor === undefined || anchorsOf(path).has(anchor));
        return isThere ? [] : [`${name}: ${address}`];
      }),
    );
    expect(lost).toEqual([]);
  });

  it('says of each symptom what is seen, how it is told, what to do and what not', () => {
    const [, ...symptoms] = documents.find(({ name }) => name === 'incidents.md')?.text.split(/^## /m) ?? [];
    expect(symptoms.length).toBeGreaterThanOrEqual(12);
    const parts = ['You see', 'How to tell', 'Do', 'Do not'];
    const lacking = symptoms.flatMap((text) =>
      parts
        .filter((part) => !text.includes(`\n**${part}**`))
        .map((part) => `${text.split('\n', 1)[0] ?? ''}: ${part}`),
    );
    expect(lacking).toEqual([]);
  });

  it('quotes the log and the commands as they say it', () => {
    // Sentences that a source breaks into two lines are one.
    const said = sourcesIn('packages/{server,publish,store}/src/**/*.ts').replaceAll(/['`] \+\s+['`]/g, '');
    const quoted = documents.flatMap(({ name, text }) =>
      [...text.matchAll(/“([^”]+)”/g)].map(([, words = '']) => ({
        name,
        words: words.replaceAll(/\s+/g, ' '),
      })),
    );
    expect(quoted.length).toBeGreaterThan(30);
    expect(quoted.filter(({ words }) => !said.includes(words))).toEqual([]);
  });
});

describe('the numbers that operators are told to look at', () => {
  const metrics = createMetrics();
  reportProcess(metrics);
  const ofFeeds = [...read('packages/server/src/process/report-feeds.ts').matchAll(/name: '(\w+)'/g)];
  const labelsOf = new Map<string, readonly string[]>(ofFeeds.map(([, name = '']) => [name, ['feed']]));
  for (const metric of metrics.register.getMetricsAsArray() as unknown as {
    name: string;
    type: string;
    labelNames: string[];
  }[]) {
    const endings = metric.type === 'histogram' ? ['_bucket', '_count', '_sum'] : [''];
    for (const ending of endings) labelsOf.set(metric.name + ending, metric.labelNames);
  }
  // A histogram is named as a whole in words.
  const names = new Set([
    ...labelsOf.keys(),
    ...[...labelsOf.keys()].map((name) => name.replace(/_bucket$/, '')),
  ]);
  const sources = sourcesIn('packages/{server,api,contract}/src/**/*.ts');

  /** What is asked of a label: any of the values that code writes, statuses apart. */
  const wrongLabels = (expression: string) =>
    metricsIn(expression).flatMap(({ name, labels }) =>
      Object.entries(labels).flatMap(([label, values]) => {
        if (name === 'up') return label === 'job' ? [] : [`up{${label}}`];
        if (!labelsOf.get(name)?.includes(label)) return [`${name}{${label}}`];
        if (label === 'status') return [];
        return values
          .filter((value) => !sources.includes(`'${value}'`))
          .map((value) => `${name}{${label}="${value}"}`);
      }),
    );

  it('exist, with their labels, where the handbook names them', () => {
    expect(names.size).toBeGreaterThan(40);
    // Names of roles, accounts and parameters are spelled alike.
    const deployed = sourcesIn('deploy/*.yaml', 'deploy/{nginx,opensearch,postgres}/*');
    const others = new Set(deployed.replaceAll('- -c', '').match(/\b[a-z]\w*\b/g));
    const isLike = /(?<![\w.$/"'-])[a-z][a-z0-9]*(?:_[a-z0-9]+)+(?![\w/])/g;
    let found = 0;
    const wrong = wrongOf((text) => {
      const named = [...text.matchAll(isLike)].map(([name]) => name);
      found += named.filter((name) => names.has(name)).length;
      // Programs of PostgreSQL and OpenSSL, what stands in an address of libpq's form, and a name in the log.
      const unknown = named.filter(
        (name) =>
          !names.has(name) &&
          !others.has(name) &&
          !/^(?:pg_\w+|s_client|target_session_attrs|trace_id)$/.test(name),
      );
      return [...unknown, ...wrongLabels(/^[a-z]\w*\{/.test(text) ? text : '')];
    });
    expect(wrong).toEqual([]);
    expect(found).toBeGreaterThan(40);
  });

  interface Rule {
    alert: string;
    expr: string;
    labels: { severity: string };
    annotations: { summary: string; runbook: string };
  }
  const { groups } = parse(read(ALERTS)) as { groups: { rules: Rule[] }[] };
  const rules = groups.flatMap((group) => group.rules);

  it('exist, with their labels, where an alarm asks for them', () => {
    // Prometheus makes it of whether it could read at all.
    const known = new Set([...labelsOf.keys(), 'up']);
    expect(rules.length).toBeGreaterThan(10);
    for (const { alert, expr } of rules) {
      const asked = metricsIn(expr).map(({ name }) => name);
      expect(asked.length, alert).toBeGreaterThan(0);
      expect(
        asked.filter((name) => !known.has(name)),
        alert,
      ).toEqual([]);
      expect(wrongLabels(expr), alert).toEqual([]);
    }
  });

  it('lead from each alarm to a symptom, in words', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    const page = relative(ROOT, join(HANDBOOK, 'incidents.md'));
    const symptoms = [...read(page).matchAll(/^## (.+)$/gm)].map(
      ([, heading = '']) => `${page}#${anchorOf(heading)}`,
    );
    for (const { alert, labels, annotations } of rules) {
      expect(annotations.summary.length, alert).toBeGreaterThan(20);
      expect(symptoms, alert).toContain(annotations.runbook);
      expect(['page', 'ticket'], alert).toContain(labels.severity);
    }
    expect(dirname(ALERTS)).toBe('deploy/alerts');
  });
});

describe('what is read out of a document', () => {
  it.each([
    ['max by (feed) (feed_late) == 1', ['feed_late']],
    ['rate(a_total{kind="x|y"}[5m]) / sum(b_total) > 1e9 or absent(c)', ['a_total', 'b_total', 'c']],
  ])('are the metrics of %s', (expression, expected) => {
    expect(metricsIn(expression).map(({ name }) => name)).toEqual(expected);
  });
});
