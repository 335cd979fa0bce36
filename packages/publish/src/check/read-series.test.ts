import { describe, expect, it } from 'vitest';
import { inMemory } from '../base/bundle/file-content.ts';
import type { Bundle } from '../base/bundle/read-bundle.ts';
import { Findings } from '../base/findings.ts';
import { seriesHeader } from '../base/bundle/series-header.ts';
import { readSeries } from './read-series.ts';
import { asRead } from '../testing/as-read.ts';

const HEADER = seriesHeader('fund-nav');
const WIDTH = HEADER.split(',').length;
const row = (date: string, key = '000001') =>
  [key, date, ...Array<string>(WIDTH - 2).fill('1.0000')].join(',');

function read(files: Record<string, string>, modes: object = { 'fund-nav': 'full' }) {
  const findings = new Findings();
  const bundle = {
    manifest: { series: modes },
    files: new Map(Object.entries(files).map(([path, text]) => [path, inMemory(Buffer.from(text))])),
  } as unknown as Bundle;
  const series = readSeries(bundle, findings).map((one) => ({ ...one, points: [...one.points] }));
  return { series, found: asRead(findings.lines) };
}
const lines = (...text: string[]) => read({ 'series/fund-nav.csv': [HEADER, ...text].join('\n') });

describe('the histories of a bundle', () => {
  it('are read with their mode, row by row', () => {
    const { series, found } = lines(row('2026-11-19'), row('2026-11-20'), row('2026-11-19', '000002'), '');
    const values = Array(WIDTH - 2).fill('1.0000');
    expect(found).toEqual([]);
    expect(series).toEqual([
      {
        type: 'fund-nav',
        mode: 'full',
        count: 3,
        points: [
          { key: '000001', date: '2026-11-19', values },
          { key: '000001', date: '2026-11-20', values },
          { key: '000002', date: '2026-11-19', values },
        ],
      },
    ]);
  });

  it('are those that the manifest names, and no other file', () => {
    const text = [HEADER, row('2026-11-20')].join('\n');
    expect(read({ 'series/fund-nav.csv': text }, {}).series).toEqual([]);
    expect(read({ 'series/fund-nav.csvx': text, 'x/series/fund-nav.csv': text }).series).toEqual([]);
    expect(read({ 'series/fund-nav.csv': text }, undefined).series).toHaveLength(1);
  });

  it('begin with the names of their fields', () => {
    const { series, found } = read({ 'series/fund-nav.csv': `key,date\n${row('2026-11-20')}` });
    expect(found).toEqual([`series/fund-nav.csv:1: expected ${HEADER}, found "key,date"`]);
    expect(series).toEqual([{ type: 'fund-nav', mode: 'full', count: 0, points: [] }]);
  });

  it('have as many values in each row as fields, and each value as it must be', () => {
    expect(lines('000001,2026-11-20').found).toEqual([
      `series/fund-nav.csv:2: expected ${WIDTH} values, found "000001,2026-11-20"`,
    ]);
    expect(lines(row('2026-11-19'), '', row('2026-11-20')).found).toEqual([
      `series/fund-nav.csv:3: expected ${WIDTH} values, found ""`,
    ]);
    expect(lines(row('2026-11-31')).found).toEqual([
      expect.stringContaining('series/fund-nav.csv:2 date: expected'),
    ]);
  });

  it('have their rows in order, each day once', () => {
    const problem = 'expected rows in order, each key and day once, found';
    const day = row('2026-11-20');
    expect(lines(day, day).found).toEqual([`series/fund-nav.csv:3: ${problem} "${day}"`]);
    const before = row('2026-11-19');
    expect(lines(day, before).found).toEqual([`series/fund-nav.csv:3: ${problem} "${before}"`]);
  });
});
