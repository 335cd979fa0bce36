import { describe, expect, it } from 'vitest';
import { isBlocked } from '../hot-search/hot-search-rules.ts';
import { defaultSettings } from './default-settings.ts';

describe('the default settings', () => {
  const settings = defaultSettings();

  it('reads every file of the data folder [SRCH-5]', () => {
    expect(settings.equal.some((group) => group.includes('网银') && group.includes('网上银行'))).toBe(true);
    expect(settings.words).toContain('大额存单');
    expect(settings.stopWords).toContain('怎么');
    expect(settings.words.filter((word) => word.includes('#'))).toEqual([]);
  });

  it('has no word in two equal groups, which would make the groups one', () => {
    const words = settings.equal.flat();
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });

  it('proposes no synonym that the hot-search list blocks [SRCH-10]', () => {
    const words = settings.equal.flat();
    expect(words.filter((word) => isBlocked(word, settings.blockedHotSearches))).toEqual([]);
  });
});
