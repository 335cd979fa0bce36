import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DIALECTS, openTestVisits, aVisitRecord, type TestVisits } from '@bank/store/testing';
import type { NewVisitRecord, VisitFigures } from '@bank/store';
import { runVisits } from '../cli.ts';
import { generatedMonth, seeded } from '../testing/generated-month.ts';
import { readReport } from './read-report.ts';

const OCTOBER = Date.parse('2026-10-01T00:00:00+08:00');
const NOVEMBER = Date.parse('2026-11-01T00:00:00+08:00');
const NOW = Date.parse('2026-11-20T10:00:00+08:00');

/** The same figures without a database: lists that are filtered, sorted and counted. */
function computed(records: readonly NewVisitRecord[], key: string): VisitFigures {
  const count = (is: (record: NewVisitRecord) => boolean) => records.filter(is).length;
  const isSearch = ({ action, path, divide, subModule }: NewVisitRecord) =>
    action === 'click' &&
    path.endsWith('search') &&
    divide === 'SEARCH' &&
    /^(results|noResults)$/.test(subModule);
  const lengths = new Map<string, number>();
  for (const { action, view, duration } of records) {
    if (action === 'time') lengths.set(view, (lengths.get(view) ?? 0) + duration);
  }
  const sorted = [...lengths.values()].sort((a, b) => a - b);
  const ids = records.filter(({ action }) => action === 'time').map(({ fingerPrint }) => fingerPrint);
  return {
    key,
    displays: count(({ action }) => action === 'wholeWebsiteDisplay'),
    visits: sorted.length,
    visitors: new Set(ids.filter((id) => id !== '')).size,
    // Half of them, and nine tenths, are at this place or before it.
    medianMs: sorted[Math.ceil(sorted.length / 2) - 1],
    p90Ms: sorted[Math.ceil((sorted.length * 9) / 10) - 1],
    clicks: count((record) => record.action === 'click' && !isSearch(record)),
    careersClicks: count(({ action }) => action === 'careers'),
    searches: count(isSearch),
    emptySearches: count((record) => isSearch(record) && record.subModule === 'noResults'),
  };
}

function computedBy(records: readonly NewVisitRecord[], keyOf: (record: NewVisitRecord) => string) {
  return [...Map.groupBy(records, keyOf)].map(([key, own]) => computed(own, key));
}

const byKey = (rows: readonly VisitFigures[]) => [...rows].sort((a, b) => (a.key < b.key ? -1 : 1));
const dayOf = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short' });

describe.each(DIALECTS)('the report of a generated month on $name', (dialect) => {
  let test: TestVisits;
  const month = [...generatedMonth({ from: OCTOBER, days: 31, staysADay: 120, random: seeded(20_261_001) })];
  beforeAll(async () => {
    test = await openTestVisits(dialect);
    await test.visits.records.append(month);
    await test.visits.records.append([aVisitRecord({ at: OCTOBER - 1 }), aVisitRecord({ at: NOVEMBER })]);
  });
  afterAll(() => test.drop());

  it.each([
    ['section', ({ module }: NewVisitRecord) => module],
    ['page', ({ path }: NewVisitRecord) => path],
    ['day', ({ at }: NewVisitRecord) => dayOf.format(at)],
  ] as const)('by %s says what an independent computation says [S7-tracking]', async (by, keyOf) => {
    const asked = { from: OCTOBER, to: NOVEMBER, by, language: 'CN', now: NOW } as const;
    const { rows, whole, from, to } = await readReport(test.visits.records, asked);
    expect(month.length).toBeGreaterThan(5_000);
    expect([from, to]).toEqual(['2026-10-01', '2026-10-31']);
    expect(byKey(rows)).toEqual(byKey(computedBy(month, keyOf)));
    expect(whole).toEqual(computed(month, ''));
  });
});

describe('the visits command', () => {
  let test: TestVisits;
  const from = Date.parse('2026-11-16T00:00:00+08:00');
  beforeAll(async () => {
    test = await openTestVisits();
    await test.visits.records.append([
      ...generatedMonth({ from, days: 4, staysADay: 60, random: seeded(7) }),
      aVisitRecord({ at: from, path: '/x', module: '=cmd|calc', duration: 3_000 }),
      aVisitRecord({ at: from, path: '/x', module: '<script>alert(1)</script>', duration: 3_000 }),
    ]);
  });
  afterAll(() => test.drop());

  async function visits(...args: string[]) {
    let [out, said] = ['', ''];
    const environment = { BANK_DATA_DIR: test.location.dataDir };
    const code = await runVisits(args, environment, {
      write: (text) => (out += text),
      say: (line) => (said += `${line}\n`),
    });
    return { code, out: out.trimEnd(), said };
  }
  const PERIOD = ['--from', '2026-11-16', '--to', '2026-11-20'];

  it('prints a table whose columns stand under each other, in either language', async () => {
    const { code, out } = await visits('report', ...PERIOD, '--language', 'EN');
    expect(code).toBe(0);
    const [title, , head = '', , ...lines] = out.split('\n');
    expect(title).toBe('Website visits · 2026-11-16 to 2026-11-20');
    expect(head).toMatch(/^Section +Page openings +Stays +Visitors/);
    for (const line of lines.filter((text) => !text.startsWith('─'))) expect(line).toHaveLength(head.length);
    expect((await visits('report', ...PERIOD)).out).toContain('个人业务');
  });

  it('shows days without a visit too', async () => {
    const { out } = await visits('report', ...PERIOD, '--by', 'day', '--format', 'json');
    const { rows } = JSON.parse(out) as { rows: { key: string; visits: number }[] };
    expect(rows.map(({ key }) => key)).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
    ]);
    expect(rows.at(-1)?.visits).toBe(0);
  });

  it('writes CSV in which nothing is a formula', async () => {
    const { out } = await visits('report', ...PERIOD, '--format', 'csv');
    expect(out).toMatch(/^\uFEFF板块,页面打开,停留,/);
    expect(out).toContain("\r\n'=cmd|calc,0,1,1,3.0,3.0,");
    expect(out).not.toMatch(/(^|\r\n|,)[=+@]/);
  });

  it('writes one HTML file with charts, without script, in which nothing that was sent is markup', async () => {
    const { out } = await visits('report', ...PERIOD, '--format', 'html', '--by', 'page');
    expect(out).toMatch(/^<!doctype html>/);
    expect(out.match(/<svg /g)).toHaveLength(2);
    expect(out).not.toMatch(/<script|javascript:|\son\w+=|https?:/);
    expect(out).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(out).not.toContain('NaN');
  });

  it('says so when there is nothing', async () => {
    for (const format of ['table', 'html']) {
      const { out } = await visits(
        'report',
        '--from',
        '2020-01-01',
        '--to',
        '2020-01-01',
        '--format',
        format,
      );
      expect(out).toContain('这段时间没有访问记录。');
    }
  });

  it.each([
    [[], 'Which command?'],
    [['reports'], 'There is no command "reports"'],
    [['report'], '--from needs a day such as 2026-11-20, not "".'],
    [['report', '--from', '2026-02-30', '--to', '2026-03-01'], 'not "2026-02-30"'],
    [['report', '--from', '2026-11-20', '--to', '2026-11-16'], '--to is a day before --from.'],
    [['report', ...PERIOD, '--by', 'visitor'], '--by is "visitor"; it takes section, page, day.'],
    [['report', ...PERIOD, '--format', 'pdf'], '--format is "pdf"'],
    [['report', ...PERIOD, '--since', '2026'], 'Unknown option'],
  ])('does not guess what %j means', async (args, complaint) => {
    const { code, out, said } = await visits(...args);
    expect([code, out]).toEqual([2, '']);
    expect(said).toContain(complaint);
    expect(said).toContain('visits report --from');
  });
});
