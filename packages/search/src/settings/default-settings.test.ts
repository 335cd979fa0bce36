import { describe, expect, it } from 'vitest';
import { defaultSettings } from './default-settings.ts';

describe('the default settings', () => {
  const settings = defaultSettings();

  it('reads every file of the data folder [SRCH-5]', () => {
    expect(settings.equal.some((group) => group.includes('网银') && group.includes('网上银行'))).toBe(true);
    expect(settings.oneWay.some(({ from, to }) => from.includes('牌价') && to.includes('外汇牌价'))).toBe(
      true,
    );
    expect(settings.words).toContain('大额存单');
    expect(settings.stopWords).toContain('怎么');
    const lead = settings.oneWay.find(({ said }) => said?.includes('只记得卡号能办吗'));
    expect(lead?.to).toContain('无卡取款');
    expect(lead?.from).not.toContain('只记得卡号能办吗');
    expect(settings.words.filter((word) => word.includes('#'))).toEqual([]);
  });
});
