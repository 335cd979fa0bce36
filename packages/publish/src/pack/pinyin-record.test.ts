import { describe, expect, it } from 'vitest';
import type { FileRef } from '@bank/contract';
import { Remembered } from '../formats/media/memory/remembered.ts';
import { ChineseRuns } from '../formats/pinyin/chinese-runs.ts';
import { isPinyinDictionary } from '../formats/pinyin/is-pinyin-dictionary.ts';
import { pinyinRecord } from './pinyin-record.ts';

function packed(zh: Record<string, unknown>) {
  let bytes: Buffer = Buffer.alloc(0);
  const shelf = {
    add(given: Buffer, name: string): FileRef {
      bytes = given;
      return { path: 'x.json', name, size: given.length, ext: 'json' };
    },
  };
  const runs = new ChineseRuns();
  runs.add({ key: 'a', languages: ['CN'], zh });
  const record = pinyinRecord(runs, shelf, new Remembered());
  return { record, bytes, text: bytes.toString() };
}

describe('pinyinRecord', () => {
  it('collects every text of a record, however deep it lies [S3-a11ybar]', () => {
    expect(packed({ steps: [{ title: '龘字' }] }).text).toContain('龘');
  });

  it('names its file for both languages', () => {
    expect(packed({ title: '银行' }).record).toMatchObject({
      languages: ['CN', 'EN'],
      dictionary: { path: 'x.json' },
    });
  });

  it('makes what the check accepts', () => {
    expect(isPinyinDictionary(packed({ title: '银行' }).bytes)).toBe(true);
  });
});

describe('isPinyinDictionary', () => {
  it.each([
    '',
    '[]',
    'null',
    '{"v":2,"chars":{},"words":{}}',
    '{"v":1,"chars":{},"words":{"a":1}}',
    '{"v":1,"chars":{},"words":{},"x":1}',
  ])('refuses %s', (text) => {
    expect(isPinyinDictionary(Buffer.from(text))).toBe(false);
  });
});
