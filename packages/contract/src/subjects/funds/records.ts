import { z } from 'zod';
import { bySort, one, recordType } from '../../base/record-type.ts';
import { Day, Decimal, Id } from '../../base/schemas.ts';
import { Organ } from '../wealth/schemas.ts';
import {
  Fund,
  FundCode,
  FundCompany,
  FundDetail,
  FundDividend,
  FundFeeTier,
  FundHolding,
  FundIndex,
  FundIssue,
} from './schemas.ts';
import { fundSeries } from './series.ts';

/** What an author says of a fund; its figures are computed from its history. */
const FundRecordBody = Fund.pick({
  fundType: true,
  riskLevel: true,
  status: true,
  minAmount: true,
  buyRate: true,
  discountRate: true,
  purchasable: true,
  redeemable: true,
})
  .extend({
    fundCode: FundCode,
    fundName: z.string().min(1).max(60),
    themes: Fund.shape.themes.default([]),
    companyCode: z.string().min(1).max(40),
    sort: z.number().int(),
    /** How the Chinese name is typed; packing fills both in where the author gives none. */
    pinyin: z.string().default(''),
    initials: z.string().default(''),
  })
  .strict();
const FundCompanyRecordBody = FundCompany.omit({ fundCount: true })
  .extend({ initial: z.string().regex(/^[A-Z]$/, 'a capital letter'), sort: z.number().int() })
  .strict();
/** A part of a benchmark, weighted in per cent: an index, or a rate a year such as that of a deposit. */
const BenchmarkPart = z
  .strictObject({
    weight: Decimal,
    index: fundSeries['index-level'].key.optional(),
    yearRate: Decimal.optional(),
  })
  .refine(({ index, yearRate }) => (index === undefined) !== (yearRate === undefined), {
    error: 'either an index or a yearRate',
  });
/** What only the page of a fund shows. Its key is the fund's code. */
const FundProfileRecordBody = FundDetail.pick({
  fullName: true,
  subType: true,
  setupDate: true,
  custodian: true,
  scale: true,
  scaleDate: true,
  benchmark: true,
  strategy: true,
  scopeText: true,
  dividendPolicy: true,
  planMinAmount: true,
  buyConfirm: true,
  redeemArrival: true,
  allocationDate: true,
})
  .extend({
    fundCode: FundCode,
    benchmarkParts: z.array(BenchmarkPart).max(6).default([]),
    allocation: FundDetail.shape.allocation.default([]),
    issue: FundIssue,
    fees: z.array(FundFeeTier).min(1),
    dividends: z.array(FundDividend).default([]),
    holdings: z.array(FundHolding).max(20).default([]),
    indices: z.array(FundIndex.pick({ reportDate: true, netAsset: true, profit: true })).default([]),
  })
  .strict();
const FundManagerRecordBody = z.strictObject({
  id: Id,
  name: z.string().min(1),
  resume: z.string().min(1),
  sort: z.number().int(),
  tenures: z.array(z.strictObject({ fundCode: FundCode, startDate: Day, endDate: Day.optional() })).min(1),
});
/** An organisation that sells funds; of all companies where it names none. */
const FundSellerRecordBody = Organ.extend({
  companyCodes: z.array(z.string()).default([]),
  sort: z.number().int(),
}).strict();

export const fundRecords = {
  fund: recordType('funds', FundRecordBody, bySort),
  'fund-profile': recordType('funds', FundProfileRecordBody, one),
  'fund-company': recordType('funds', FundCompanyRecordBody, bySort),
  'fund-manager': recordType('funds', FundManagerRecordBody, bySort),
  'fund-seller': recordType('funds', FundSellerRecordBody, bySort),
};
