import {
  CODES,
  COLUMNS,
  articleList,
  depositRates,
  isCallRejected,
  loanRates,
  lprHistory,
  rateDates,
  siteConfigDetail,
  type DepositRate,
  type LoanRate,
} from '@bank/contract';
import type { PageRequest } from '../../../base/page/page-module.ts';
import { toMonths } from './loans/lpr-months.ts';
import type { Beside, DepositOffer, RatesData } from './rates-data.ts';
import { viewOf } from './rates-address.ts';

const NOTICES_SHOWN = 3;

export async function loadRates(request: PageRequest): Promise<RatesData> {
  const { client, query, signal } = request;
  const { subject, isCalculator } = viewOf(query);
  if (isCalculator) {
    if (subject === 'LOAN') return { view: 'LOAN_CALCULATOR', lpr: await currentLpr(request) };
    const tables = await Promise.all([
      client.call(depositRates, {}, signal),
      client.call(depositRates, { currency: 'FOREIGN' }, signal),
    ]);
    return { view: 'DEPOSIT_CALCULATOR', offers: tables.flat().map(toOffer) };
  }
  return subject === 'LOAN' ? loadLoans(request) : loadDeposits(request);
}

async function loadDeposits(request: PageRequest): Promise<RatesData> {
  const { client, signal } = request;
  const day = asked(request);
  const [cny, cnyDates, foreign, foreignDates, beside] = await Promise.all([
    client.call(depositRates, day, signal),
    client.call(rateDates, { table: 'DEPOSIT' }, signal),
    client.call(depositRates, { ...day, currency: 'FOREIGN' }, signal),
    client.call(rateDates, { table: 'FOREIGN_DEPOSIT' }, signal),
    loadBeside(request, 'deposit-rules', { columnId: COLUMNS.notices, CN: '存款', EN: 'deposit' }),
  ]);
  return {
    view: 'DEPOSITS',
    cny: { rates: cny, dates: cnyDates },
    foreign: { rates: foreign, dates: foreignDates },
    beside,
  };
}

async function loadLoans(request: PageRequest): Promise<RatesData> {
  const { client, signal } = request;
  const [lpr, rates, loanDates, fundDates, history, beside] = await Promise.all([
    currentLpr(request),
    client.call(loanRates, asked(request), signal),
    client.call(rateDates, { table: 'LOAN' }, signal),
    client.call(rateDates, { table: 'FUND_LOAN' }, signal),
    client.call(lprHistory, {}, signal),
    loadBeside(request, 'loan-rules', { columnId: COLUMNS.personalNotices, CN: '贷款', EN: 'loan' }),
  ]);
  const { lprPanel } = await import('./loans/LoanTables.tsx');
  await lprPanel.fetch();
  const fund = rates.filter(({ kind }) => kind === 'FUND_LOAN');
  const loans = rates.filter(({ kind }) => kind !== 'FUND_LOAN' && kind !== 'LPR');
  return {
    view: 'LOANS',
    lpr,
    loans: { rates: loans, dates: loanDates },
    fund: { rates: fund, dates: fundDates },
    months: toMonths(history),
    beside,
  };
}

/** The newest, whatever day the tables are asked for. */
async function currentLpr({ client, signal }: PageRequest): Promise<LoanRate[]> {
  return (await client.call(loanRates, {}, signal)).filter(({ kind }) => kind === 'LPR');
}

function asked({ query }: PageRequest): { effectiveDate?: string } {
  return query['date'] === undefined ? {} : { effectiveDate: query['date'] };
}

async function loadBeside(
  { client, language, signal }: PageRequest,
  rulesId: string,
  notices: { columnId: string; CN: string; EN: string },
): Promise<Beside> {
  const [rules, found] = await Promise.all([
    client.call(siteConfigDetail, { id: rulesId }, signal).then(({ content }) => content, orMissing),
    client.call(
      articleList,
      { columnId: notices.columnId, keyword: notices[language], pageSize: NOTICES_SHOWN },
      signal,
    ),
  ]);
  return { rules, notices: found.list };
}

/** A table is worth reading without the text beside it. */
function orMissing(error: unknown): undefined {
  if (isCallRejected(error) && error.body.code === CODES.notFound.code) return undefined;
  throw error;
}

function toOffer(line: DepositRate): DepositOffer {
  const { currency, kind, termCode, rate, minAmount, stepAmount, effectiveDate } = line;
  return {
    currency,
    kind,
    termCode,
    rate,
    effectiveDate,
    ...(minAmount !== undefined && { minAmount }),
    ...(stepAmount !== undefined && { stepAmount }),
  };
}
