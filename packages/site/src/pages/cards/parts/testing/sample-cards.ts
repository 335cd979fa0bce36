import type { CreditCard, InstalmentPlan, Language, Merchant } from '@bank/contract';
import { aCover } from '../../../../parts/blocks/testing/home-fixtures.ts';

const WORDS = {
  CN: {
    name: '北辰标准卡',
    other: '北辰白金卡',
    summary: '第一张信用卡：费用少，规则简单。',
    rule: '首年免年费；一年内消费满 5 次，免次年年费。',
    points: '境内消费每满 20 元积 1 分',
    merchant: '松间小馆',
    offer: '满 200 元减 50 元',
    times: '周五至周日',
    city: '北京市',
    district: '海淀区',
  },
  EN: {
    name: 'Beichen Classic',
    other: 'Beichen Platinum',
    summary: 'A first credit card: few fees, simple rules.',
    rule: 'Free in the first year, and in the next after five purchases.',
    points: '1 point for every CNY 20 spent in China',
    merchant: 'Songjian Bistro',
    offer: 'CNY 50 off from CNY 200',
    times: 'Friday to Sunday',
    city: 'Beijing',
    district: 'Haidian',
  },
};

export function sampleCards(language: Language): CreditCard[] {
  const { name, other, summary, rule, points } = WORDS[language];
  const card: CreditCard = {
    id: 'beichen-classic',
    cardName: name,
    summary,
    cardOrg: 'UNIONPAY',
    cardLevel: 'CLASSIC',
    themes: ['DAILY'],
    // A picture that the gallery has; the faces of cards are content of their own.
    cover: aCover('scenes/cards-1.card.svg'),
    annualFee: '80',
    waiver: 'TIMES',
    waiverRule: rule,
    waiverTarget: '5',
    firstYearFree: '1',
    conversionRate: '1.5',
    family: 'BEICHEN',
    specimenEnd: '0126',
    pointsRates: [{ kind: 'DOMESTIC', perAmount: '20', points: 1 }],
    pointsText: points,
    eligibility: '',
    benefits: [],
    terms: [],
    applyUrl: 'https://card.example.com/apply',
  };
  return [
    card,
    { ...card, id: 'platinum', cardName: other, annualFee: '0', waiver: 'FREE', cardLevel: 'PLATINUM' },
  ];
}

export function aMerchant(language: Language, given: Partial<Merchant> = {}): Merchant {
  const { merchant, offer, times, city, district } = WORDS[language];
  return {
    id: 'songjian',
    name: merchant,
    merchantType: '1',
    cityCode: '110100',
    city,
    district,
    offer,
    startDate: '2026-10-01',
    endDate: '2026-12-31',
    state: 'CURRENT',
    times,
    cards: '',
    terms: [],
    ...given,
  };
}

export const samplePlans: InstalmentPlan[] = ([3, 6, 12] as const).flatMap((months, index) =>
  (['STATEMENT', 'PURCHASE'] as const).map((kind) => ({
    kind,
    months,
    monthlyRate: ['0.65', '0.62', '0.60'][index] ?? '',
    minAmount: '500',
    maxAmount: '50000',
    effectiveDate: '2026-04-01',
  })),
);
