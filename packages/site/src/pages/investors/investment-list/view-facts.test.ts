import { beforeAll, describe, expect, it } from 'vitest';
import { investmentWords, type InvestmentWords } from '../../../words/investors/investment/words.ts';
import {
  sampleAnnouncements,
  sampleContact,
  sampleEvents,
  sampleFigures,
} from '../parts/testing/sample-investors.ts';
import { viewFacts } from './view-facts.ts';
import type { InvestmentListData } from './load-investment-list.ts';

const documents = sampleAnnouncements('CN');
const events = sampleEvents('CN');
const years = sampleFigures('CN');

describe('what a column of investor relations comes to [S4-banner]', () => {
  let words: InvestmentWords;
  beforeAll(async () => {
    await investmentWords.load('CN');
    words = investmentWords.of('CN');
  });
  const factsOf = (view: InvestmentListData['view']) =>
    viewFacts({ view, contact: sampleContact('CN') }, 'CN', words).map(({ label, value, unit, href = '' }) =>
      `${label} ${value} ${typeof unit === 'string' ? unit : ''} ${href}`.trim(),
    );

  it('is the newest year’s figures, and the newest report', () => {
    expect(factsOf({ kind: 'reports', reports: documents, materials: [], years })).toEqual([
      '2025 年归母净利润 271.9 亿元',
      '最新一份报告 2026-10-30',
    ]);
    expect(factsOf({ kind: 'capital', years, disclosures: [], documents })).toEqual([
      '2025 年不良贷款率 1.04 %',
    ]);
    expect(factsOf({ kind: 'capital', years: [], disclosures: [], documents })).toEqual([]);
  });

  it('counts the board apart from the management', () => {
    const person = { name: '', position: '', since: '2023-05', resume: '' };
    const directors = (['EXECUTIVE', 'INDEPENDENT', 'INDEPENDENT', 'MANAGEMENT'] as const).map((kind) => ({
      ...person,
      kind,
    }));
    const facts = factsOf({ kind: 'governance', board: { directors, committees: [] }, documents });
    expect(facts).toEqual(['董事 3', '其中独立董事 2', '专门委员会 0', '高级管理人员 1']);
  });

  it('names the next date in Beijing, and leaves out what nobody has announced', () => {
    expect(factsOf({ kind: 'meetings', events, documents })[0]).toBe('即将召开 2027-01-29');
    const record = {
      id: 'record',
      title: '股权登记日',
      kind: 'MEETING',
      startTime: '2026-12-10T00:00:00+08:00',
    } as const;
    const withRecord = [{ ...record, isAllDay: true }, ...events];
    expect(factsOf({ kind: 'meetings', events: withRecord, documents })[0]).toBe('即将召开 2027-01-29');
    expect(factsOf({ kind: 'meetings', events: [], documents: [] })).toEqual(['会议通知与决议 0']);
    expect(factsOf({ kind: 'calendar', upcoming: events, past: [] })).toEqual([
      '下一个日程 2027-01-29',
      '即将到来 2',
      '以往日程 0',
    ]);
  });

  it('says what the newest dividend was and when it was paid', () => {
    const dividend = {
      year: '2025',
      perTenShares: '4.36',
      total: '81.2',
      unit: '亿元',
      payoutRatio: '30.0',
      recordDate: '2026-07-08',
      exDate: '2026-07-09',
      payDate: '2026-07-09',
    };
    expect(factsOf({ kind: 'dividends', dividends: [dividend], documents })).toEqual([
      '2025 年度每 10 股派息 4.36 元',
      '占净利润 30.0 %',
      '发放日 2026-07-09',
    ]);
    expect(factsOf({ kind: 'dividends', dividends: [], documents })).toEqual([]);
  });

  it('gives numbers to call [S2-investment]', () => {
    const [phone, , registrar] = factsOf({ kind: 'contact' });
    expect(phone).toMatch(/^电话 010-66009000\s+tel:01066009000$/);
    expect(registrar).toMatch(/tel:4008058058$/);
  });
});
