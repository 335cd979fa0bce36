import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anArticle, aRecord } from '@bank/store/testing';
import { apiOver, type TestApi } from '../testing.ts';
import { fileNameOf } from './file-name.ts';

const stored = (digit: string) => `${digit.repeat(24)}.pdf`;
const aFile = (digit: string, name: string) => ({ path: stored(digit), name, size: 1, ext: 'pdf' });
let api: TestApi;

beforeAll(async () => {
  api = await apiOver([
    aRecord(
      'fee-version',
      { key: '2026-10-15' },
      { effectiveDate: '2026-10-15', summary: '', file: aFile('a', '服务收费标准') },
    ),
    anArticle({
      publishDate: '2026-11-16',
      attachments: [aFile('b', '2027 年 3 月服务收费调整清单'), aFile('c', '资产/负债: "一\u0007览"')],
    }),
    anArticle({
      key: 'other',
      publishDate: '2026-11-02',
      attachments: [aFile('e', '长'.repeat(100)), aFile('f', '附件 3'), aFile('a', '别处的名字')],
    }),
    anArticle({
      key: 'english',
      language: 'EN',
      publishDate: '2026-11-01',
      attachments: [aFile('d', 'Fees')],
    }),
  ]);
});
afterAll(() => api.drop());

describe('the name under which a document is saved', () => {
  it.each([
    ['is its own with the day of its record', 'a', '服务收费标准 2026-10-15.pdf'],
    ['is its own alone where that tells the year', 'b', '2027 年 3 月服务收费调整清单.pdf'],
    ['has nothing in it that a file system refuses', 'c', '资产 负债 一 览 2026-11-16.pdf'],
    ['is cut where a file system would refuse it', 'e', `${'长'.repeat(80)} 2026-11-02.pdf`],
    ['has the day where its number is no year', 'f', '附件 3 2026-11-02.pdf'],
    ['is English for a document of the English pages', 'd', 'Fees 2026-11-01.pdf'],
  ])('%s [S7-images]', async (_, digit, name) => {
    expect(await fileNameOf(api.snapshot, stored(digit))).toBe(name);
  });

  it('is not known of what no record carries', async () => {
    expect(await fileNameOf(api.snapshot, stored('0'))).toBeUndefined();
  });
});
