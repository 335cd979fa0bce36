import { depositTables, lprMonths } from '../../rates/rate-tables.ts';
import type { FindAnswer } from './find-answer.ts';

/** Who asks for rates and no more is shown both tables. */
const RATES = ['利率', '利率表', '最新利率', '存贷款利率', 'rates', 'interest rate', 'interest rates'];
const LPR = new Set([
  ...RATES,
  'lpr',
  'lpr利率',
  '最新lpr',
  '贷款市场报价利率',
  '贷款利率',
  '贷款基准利率',
  'loan prime rate',
  'lpr rate',
  'loan rate',
  'loan rates',
]);
const DEPOSIT = new Set([
  ...RATES,
  '存款利率',
  '定期存款利率',
  '定期利率',
  '定存利率',
  '整存整取利率',
  '整存整取',
  'deposit rates',
  'deposit rate',
  'fixed deposit rate',
  'fixed deposit rates',
  'time deposit rates',
]);

export const lprAnswer: FindAnswer = async ({ content }, language, { text }) => {
  if (!LPR.has(text)) return undefined;
  const [newest, ...months] = await lprMonths(content, language);
  if (newest === undefined) return undefined;
  const same = months.filter(({ effectiveDate }) => effectiveDate === newest.effectiveDate);
  return { kind: 'LPR', rates: [newest, ...same].map(withoutSort) };
};

export const depositAnswer: FindAnswer = async ({ content }, language, { text }) => {
  if (!DEPOSIT.has(text)) return undefined;
  const { DEPOSIT: table } = await depositTables(content, language);
  const fixed = table.inForce().filter(({ kind }) => kind === 'FIXED');
  return fixed.length === 0 ? undefined : { kind: 'DEPOSIT', rates: fixed.map(withoutSort) };
};

function withoutSort<Rate extends { sort: number }>({ sort: _sort, ...rate }: Rate): Omit<Rate, 'sort'> {
  return rate;
}
