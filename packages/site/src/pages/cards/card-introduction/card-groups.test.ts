import { beforeAll, describe, expect, it } from 'vitest';
import type { CreditCard } from '@bank/contract';
import { isDifferent } from '../../../parts/compare/compared.ts';
import { cardGroups } from './card-groups.ts';
import { cardWords } from '../../../words/cards/cards/words.ts';

const card = (parts: Partial<CreditCard>): CreditCard => ({
  id: 'beichen',
  cardName: '北辰金卡',
  summary: '',
  cardOrg: 'UNIONPAY',
  cardLevel: 'GOLD',
  themes: ['DAILY'],
  cover: '',
  annualFee: '160',
  waiver: 'TIMES',
  waiverRule: '一年内消费满 5 次免次年',
  waiverTarget: '5',
  firstYearFree: '1',
  conversionRate: '1.5',
  family: 'BEICHEN',
  specimenEnd: '0126',
  pointsRates: [{ kind: 'DOMESTIC', perAmount: '20', points: 1 }],
  pointsText: '',
  eligibility: '',
  benefits: [],
  terms: [],
  applyUrl: '',
  ...parts,
});

beforeAll(() => cardWords.load('CN'));

describe('a comparison of cards [CARD-1]', () => {
  it('begins with what they cost and marks only what differs', () => {
    const free = card({
      id: 'etc',
      annualFee: '0',
      waiver: 'FREE',
      waiverTarget: '0',
      waiverRule: '不收年费',
    });
    const [costs] = cardGroups([card({}), free], cardWords.of('CN'), 'CN');
    expect(costs?.title).toBe('费用');
    expect(costs?.rows[0]).toEqual({ label: '年费', cells: [{ text: '160 元/年' }, { text: '无年费' }] });
    expect(costs?.rows.filter(isDifferent).map(({ label }) => label)).toEqual([
      '年费',
      '减免条件',
      '附属卡年费',
    ]);
  });
});
