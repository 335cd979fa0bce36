import { beforeAll, describe, expect, it } from 'vitest';
import { investmentWords } from '../../../words/investors/investment/words.ts';
import { sampleAnnouncements, sampleContact, sampleEvents } from '../parts/testing/sample-investors.ts';
import { homeFacts } from './home-facts.ts';
import type { InvestmentHomeData } from './load-investment-home.ts';

describe('what the head of investor relations says [S2-investment]', () => {
  beforeAll(() => investmentWords.load('CN'));
  const facts = (data: Partial<InvestmentHomeData>) =>
    homeFacts(
      {
        announcements: [],
        reports: [],
        dates: [],
        contact: sampleContact('CN'),
        ...data,
      } as InvestmentHomeData,
      'CN',
      investmentWords.of('CN'),
    ).map(({ label, value, href = '' }) => `${label} ${value} ${href}`.trim());

  it('is what is new, what comes next and whom to call', () => {
    const [announcement] = sampleAnnouncements('CN');
    const told = facts({
      announcements: sampleAnnouncements('CN'),
      reports: sampleAnnouncements('CN'),
      dates: sampleEvents('CN'),
    });
    expect(told.slice(0, 2)).toEqual([
      `最新一则公告 ${announcement?.publishDate}`,
      `最新一份报告 ${announcement?.publishDate}`,
    ]);
    expect(told[2]).toMatch(/^下一个日程 \d{4}-\d\d-\d\d$/);
    expect(told[3]).toMatch(/^电话 [\d -]+ tel:\d+$/);
  });

  it('leaves out what there is not', () => {
    expect(facts({})).toHaveLength(1);
  });
});
