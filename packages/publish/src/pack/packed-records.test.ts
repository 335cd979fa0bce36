import { describe, expect, it } from 'vitest';
import { inMemory, wholeOf } from '../base/bundle/file-content.ts';
import { ContentError } from '../base/errors.ts';
import { PackedRecords } from './packed-records.ts';

const aRecord = (key: string, text = '') => ({ key, languages: ['CN' as const], zh: { text } });

describe('the records of a bundle', () => {
  it('stand in the order of their keys, a line each', () => {
    const records = new PackedRecords();
    for (const key of ['b', 'a-1', 'a']) records.add('article', aRecord(key));
    const [[path, content] = ['', inMemory(Buffer.alloc(0))]] = records.files();
    expect(path).toBe('content/article.ndjson');
    const lines = wholeOf(content).toString().split('\n');
    expect(lines.pop()).toBe('');
    expect(lines.map((line) => (JSON.parse(line) as { key: string }).key)).toEqual(['a', 'a-1', 'b']);
  });

  it('are refused in words as soon as a type is larger than a release may be', () => {
    const records = new PackedRecords({ record: 2 * 1024 * 1024, file: 10 * 1024 * 1024 });
    const text = '文'.repeat(350_000);
    for (let index = 0; index < 9; index += 1) records.add('article', aRecord(`a${index}`, text));
    expect(() => records.add('article', aRecord('last', text))).toThrow(ContentError);
    expect(() => records.add('article', aRecord('last', text))).toThrow(/10\.0 MB that are accepted/);
    expect(() => records.add('page', aRecord('small'))).not.toThrow();
    expect(() => records.add('page', aRecord('long', text + text))).toThrow(/page long is 2\.0 MB/);
  });
});
