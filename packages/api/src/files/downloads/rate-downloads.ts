import { z } from 'zod';
import { Currency, Day } from '@bank/contract/schemas';
import { NotFound } from '../../base/problems.ts';
import { depositTables, loanTables, lprMonths } from '../../subjects/rates/rate-tables.ts';
import { defineDownload } from './download.ts';

const WORDS = {
  CN: {
    deposits: '存款挂牌利率',
    foreign: '外币',
    loans: '贷款利率',
    lpr: 'LPR 历史',
    depositHeader: ['币种', '种类', '存期', '年利率（%）', '上一版（%）', '起存金额', '生效日期'],
    loanHeader: [
      '种类',
      '期限',
      '名称',
      '年利率（%）',
      '上一版（%）',
      '参考 LPR',
      '加减点（基点）',
      '生效日期',
    ],
    lprHeader: ['公布日期', '1 年期 LPR（%）', '5 年期以上 LPR（%）'],
  },
  EN: {
    deposits: 'deposit rates',
    foreign: 'Foreign-currency',
    loans: 'loan rates',
    lpr: 'LPR history',
    depositHeader: ['Currency', 'Kind', 'Term', 'Rate (% a year)', 'Before (%)', 'Minimum', 'Effective'],
    loanHeader: ['Kind', 'Term', 'Name', 'Rate (% a year)', 'Before (%)', 'LPR', 'Basis points', 'Effective'],
    lprHeader: ['Published', '1-year LPR (%)', 'Over-5-year LPR (%)'],
  },
} as const;

/** The lines of a deposit table in force on a day, the newest when none is given (RATE-1). */
export const depositRatesDownload = defineDownload(
  { currency: z.union([Currency, z.literal('FOREIGN')]).default('CNY'), effectiveDate: Day.optional() },
  async ({ content }, { currency, effectiveDate, language }) => {
    const tables = await depositTables(content, language);
    const table = currency === 'CNY' ? tables.DEPOSIT : tables.FOREIGN_DEPOSIT;
    const lines = table
      .inForce(effectiveDate)
      .filter((rate) => currency === 'CNY' || currency === 'FOREIGN' || rate.currency === currency);
    const day = newest(lines);
    return {
      fileName: `${currency === 'FOREIGN' ? WORDS[language].foreign : currency} ${WORDS[language].deposits} ${day}`,
      header: WORDS[language].depositHeader,
      rows: lines.map((line) => [
        line.currency,
        line.kind,
        line.termName,
        line.rate,
        line.prevRate,
        line.minAmount,
        line.effectiveDate,
      ]),
    };
  },
);

/** The bank's loans and the housing fund's, in force on a day. */
export const loanRatesDownload = defineDownload(
  { effectiveDate: Day.optional() },
  async ({ content }, { effectiveDate, language }) => {
    const { LOAN, FUND_LOAN } = await loanTables(content, language);
    const lines = [LOAN, FUND_LOAN].flatMap((table) => table.inForce(effectiveDate));
    const day = newest(lines);
    return {
      fileName: `${WORDS[language].loans} ${day}`,
      header: WORDS[language].loanHeader,
      rows: lines.map((line) => [
        line.kind,
        line.termCode,
        line.termName,
        line.rate,
        line.prevRate,
        line.lprTerm,
        line.basisPoints?.toString(),
        line.effectiveDate,
      ]),
    };
  },
);

/** Every month since the reform of 2019, oldest first. */
export const lprDownload = defineDownload({}, async ({ content }, { language }) => {
  const months = new Map<string, { oneYear: string; fiveYears: string }>();
  const rates = (await lprMonths(content, language)).toReversed();
  for (const { effectiveDate, termCode, rate } of rates) {
    const month = months.get(effectiveDate) ?? { oneYear: '', fiveYears: '' };
    months.set(effectiveDate, { ...month, [termCode === '1Y' ? 'oneYear' : 'fiveYears']: rate });
  }
  return {
    fileName: `${WORDS[language].lpr} ${newest(rates)}`,
    header: WORDS[language].lprHeader,
    rows: [...months].map(([day, { oneYear, fiveYears }]) => [day, oneYear, fiveYears]),
  };
});

/** The day that a file is named after. */
function newest(lines: readonly { effectiveDate: string }[]): string {
  const day = lines
    .map(({ effectiveDate }) => effectiveDate)
    .toSorted()
    .at(-1);
  if (day === undefined) throw new NotFound('No rates were in force on that day');
  return day;
}
