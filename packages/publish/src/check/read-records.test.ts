import { describe, expect, it } from 'vitest';
import { inMemory } from '../base/bundle/file-content.ts';
import type { Bundle } from '../base/bundle/read-bundle.ts';
import { Findings } from '../base/findings.ts';
import { checkBodies, readLines, type ReadLine } from './read-records.ts';
import { asRead } from '../testing/as-read.ts';

const OUTLET = {
  key: 'o1',
  languages: ['CN', 'EN'],
  sort: 1,
  branchNameEn: 'Beijing Xingqiao Sub-branch',
  cityEn: 'Beijing',
  zh: { branchName: '北京星桥支行', city: '北京' },
  en: { branchName: 'Star Bridge', city: 'Beijing' },
};
const FILE = 'content/sales-outlet.ndjson';

function read(files: Record<string, string>) {
  const findings = new Findings();
  const bundle = {
    files: new Map(Object.entries(files).map(([path, text]) => [path, inMemory(Buffer.from(text))])),
  } as unknown as Bundle;
  return { lines: [...readLines(bundle, findings)], found: asRead(findings.lines) };
}
const line = (record: object) => JSON.stringify(record);

describe('the lines of a bundle', () => {
  it('are the records of each type, with the place of each', () => {
    const { lines, found } = read({
      [FILE]: `${line(OUTLET)}\n\n${line({ ...OUTLET, key: 'o2' })}\n`,
      'content/other/x.ndjson.txt': 'no record',
      'media/a.jpg': 'no record',
    });
    expect(found).toEqual([]);
    expect(lines.map(({ type, record, at }) => [type, record.key, at])).toEqual([
      ['sales-outlet', 'o1', `${FILE}:1`],
      ['sales-outlet', 'o2', `${FILE}:3`],
    ]);
  });

  it('have a key of their own within their type', () => {
    const twice = `${line(OUTLET)}\n${line(OUTLET)}\n${line(OUTLET)}`;
    const problem = `key: expected a key of its own (${FILE}:1 has the same), found "o1" again`;
    expect(read({ [FILE]: twice }).found).toEqual([`${FILE}:2 ${problem}`, `${FILE}:3 ${problem}`]);
    expect(read({ [FILE]: line(OUTLET), 'content/qr.ndjson': line(OUTLET) }).found).toEqual([]);
  });

  it('are left out where they are no records', () => {
    const { lines, found } = read({ [FILE]: `{"key":\n{"key":"o1","a":{"__proto__":1}}\n{"languages":[]}` });
    expect(lines).toEqual([]);
    expect(found.slice(0, 2)).toEqual([
      `${FILE}:1: expected one JSON record on the line, found "{"key":"`,
      expect.stringMatching(new RegExp(`^${FILE}:2 a.__proto__: expected`)),
    ]);
    expect(found.slice(2).every((one) => one.startsWith(`${FILE}:3 `))).toBe(true);
    expect(found.join('\n')).toContain(`${FILE}:3 key: expected`);
  });
});

function check(change: object) {
  const { lines } = read({ [FILE]: line({ ...OUTLET, ...change }) });
  const [first] = lines;
  if (first === undefined) throw new Error('The line could not be read');
  const said: string[] = [];
  const records = checkBodies(first satisfies ReadLine, (_, language, { path, expected, found }) =>
    said.push(`${language} ${path.join('.')}: expected ${asRead(expected)}, found ${asRead(found)}`),
  );
  return { records, said };
}

describe('the record of a line', () => {
  it('is one in each of its languages', () => {
    const { records, said } = check({ publishAt: '2026-11-20T00:00:00+08:00' });
    expect(said).toEqual([]);
    const both = { type: 'sales-outlet', key: 'o1', expireAt: undefined, texts: [] };
    const publishAt = Date.parse('2026-11-20T00:00:00+08:00');
    expect(records).toEqual([
      { ...both, publishAt, language: 'CN', body: expect.objectContaining({ sort: 1, ...OUTLET.zh }) },
      { ...both, publishAt, language: 'EN', body: expect.objectContaining({ sort: 1, ...OUTLET.en }) },
    ]);
  });

  it('expires after it is published', () => {
    const moment = '2026-11-20T00:00:00+08:00';
    const expected = `CN expireAt: expected a moment after publishAt (${moment}), found "${moment}"`;
    expect(check({ publishAt: moment, expireAt: moment }).said).toEqual([expected]);
    expect(check({ publishAt: moment, expireAt: '2026-11-20T00:00:01+08:00' }).said).toEqual([]);
    expect(check({ expireAt: moment }).records[0]).toMatchObject({ expireAt: Date.parse(moment) });
  });

  it('is written in the languages that it names, and in no other', () => {
    const { en: _, ...chinese } = OUTLET;
    expect(check({ ...chinese, en: undefined }).said[0]).toBe(
      'CN en: expected its en fields, or languages without EN, found nothing',
    );
    expect(check({ languages: ['CN'] }).said).toEqual([
      'CN languages: expected EN among them, or no en fields, found [CN]',
    ]);
    expect(check({ languages: ['EN'] }).said).toEqual([
      'EN languages: expected CN among them, or no zh fields, found [EN]',
    ]);
  });

  it('is marked where a field is not as it must be, and told where one is unknown', () => {
    const wrong = check({ zh: { ...OUTLET.zh, city: 7 } });
    expect(wrong.said).toEqual([expect.stringMatching(/^CN city: expected .*, found the number 7$/)]);
    expect(wrong.records.map(({ language, isBroken }) => [language, isBroken])).toEqual([
      ['CN', true],
      ['EN', undefined],
    ]);
    expect(check({ colour: 'red' }).said).toHaveLength(2);
  });
});
