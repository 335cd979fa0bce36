import { describe, expect, it } from 'vitest';
import type { RecordTypeName } from '@bank/contract/schemas';
import { aRecord, inEnglish, reported } from '../../testing/reported.ts';
import { checkTwins } from './twin-rules.ts';

const said = (type: RecordTypeName, zh: object, en: object) =>
  reported(checkTwins, [aRecord(type, 'a', zh), aRecord(type, 'a', en, inEnglish)]);

describe('the twin of a field [LANG-8]', () => {
  it('is asked for in either language', () => {
    expect(said('banner', { subTitle: '周末', labels: ['甲'] }, { title: 'Hours' })).toEqual([
      'a EN subTitle: expected the English twin of "周末" in Chinese, found nothing',
      'a EN labels: expected the English twin of a list in Chinese, found nothing',
      'a CN title: expected the Chinese twin of "Hours" in English, found nothing',
    ]);
    expect(said('banner', { subTitle: '周末' }, { subTitle: 'Weekends' })).toEqual([]);
  });

  it('is not asked for where a record has one language, or a field by its nature', () => {
    expect(reported(checkTwins, [aRecord('banner', 'a', { subTitle: '周末' })])).toEqual([]);
    expect(said('column', { subTitle: 'News', pinyin: 'xin wen' }, {})).toEqual([]);
  });
});
