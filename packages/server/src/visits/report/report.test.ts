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
    const asked = { from: OCTOBER, to: NOVEMBER, by, language: 'CN', now: NOW, isExact: true } as const;
    const { rows, whole, from, to } = await readReport(test.visits.records, asked);
    expect(month.length).toBeGreaterThan(5_000);
    expect([from, to]).toEqual(['2026-10-01', '2026-10-31']);
    expect(byKey(rows)).toEqual(byKey(computedBy(month, keyOf)));
    expect(whole).toEqual(computed(month, ''));
  });

  it.each(['section', 'page', 'day'] as const)(
    'by %s says nearly that when it is made from the sums of days, most of it exactly [S7-tracking]',
    async (by) => {
      await test.visits.records.sumDays(NOW);
      const asked = { from: OCTOBER, to: NOVEMBER, by, language: 'CN', now: NOW } as const;
      const [told, exact] = [
        await readReport(test.visits.records, { ...asked, isExact: false }),
        await readReport(test.visits.records, { ...asked, isExact: true }),
      ];
      expect([told.isExact, exact.isExact]).toEqual([false, true]);
      expect(told.days).toEqual(exact.days);
      const [about, right] = [byKey([told.whole, ...told.rows]), byKey([exact.whole, ...exact.rows])];
      expect(about.map(({ key }) => key)).toEqual(right.map(({ key }) => key));
      for (const [i, { visitors, visits, medianMs, p90Ms, ...counts }] of about.entries()) {
        const is = right[i];
        expect(is).toMatchObject(counts);
        // A few went on over midnight.
        expect(visits - (is?.visits ?? 0)).toBeGreaterThanOrEqual(0);
        expect(visits).toBeLessThanOrEqual((is?.visits ?? 0) * 1.01 + 3);
        expect(Math.abs(visitors - (is?.visitors ?? 0))).toBeLessThanOrEqual((is?.visitors ?? 0) * 0.1 + 2);
        // A part of a stay that stands for itself moves the rank a little.
        for (const [one, other = 0] of [
          [medianMs, is?.medianMs],
          [p90Ms, is?.p90Ms],
        ] as const) {
          expect(Math.abs((one ?? 0) - other)).toBeLessThanOrEqual(other * 0.06);
        }
      }
    },
  );
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
    const [title, , head = '', , ...lines] = out.split('\n').slice(0, -2);
    expect(title).toBe('Website visits · 2026-11-16 to 2026-11-20');
    expect(head).toMatch(/^Section +Page openings +Stays +≈ Visitors/);
    for (const line of lines.filter((text) => !text.startsWith('─'))) expect(line).toHaveLength(head.length);
    expect((await visits('report', ...PERIOD)).out).toContain('个人业务');
  });

  it('says what is estimated over several days, and says nothing of it where all is exact', async () => {
    const day = ['--from', '2026-11-16', '--to', '2026-11-16'];
    for (const [period, format, isEstimated] of [
      [PERIOD, 'table', true],
      [PERIOD, 'html', true],
      [[...PERIOD, '--exact'], 'table', false],
      [[...PERIOD, '--exact'], 'html', false],
      [day, 'html', false],
    ] as const) {
      const { code, out } = await visits('report', ...period, '--format', format, '--language', 'EN');
      expect(code).toBe(0);
      expect(out.includes('≈ Visitors')).toBe(isEstimated);
      expect(out.includes('With --exact every record is read.')).toBe(isEstimated);
    }
  });

  it('says in the last column of CSV which rows are estimated', async () => {
    const marks = async (...args: string[]) => {
      const { out } = await visits('report', ...args, '--format', 'csv');
      return [...new Set(out.split('\r\n').map((line) => line.at(-1)))];
    };
    expect(await marks(...PERIOD)).toEqual(['≈', '1']);
    expect(await marks(...PERIOD, '--by', 'day')).toEqual(['≈', '0', '1']);
    expect(await marks(...PERIOD, '--exact')).toEqual(['≈', '0']);
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
