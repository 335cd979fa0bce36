import type { RateTable } from '@bank/contract';
import type { RecordBody } from '@bank/contract/schemas';
import { perSnapshot } from '../../base/per-snapshot.ts';
import { rateVersions, type RateVersions } from './rate-versions.ts';

type DepositBody = RecordBody<'deposit-rate'>;
type LoanBody = RecordBody<'loan-rate'>;

/** All tables of deposits, read once for each content version. */
export const depositTables = perSnapshot(async (content, language) => {
  const rates = (await content.list('deposit-rate', language)).map(({ body }) => body);
  const table = (belongs: (rate: DepositBody) => boolean): RateVersions<DepositBody> =>
    rateVersions(rates.filter(belongs), ({ currency, kind, termCode }) => `${currency}/${kind}/${termCode}`);
  return {
    DEPOSIT: table(({ currency }) => currency === 'CNY'),
    FOREIGN_DEPOSIT: table(({ currency }) => currency !== 'CNY'),
  } satisfies Partial<Record<RateTable, unknown>>;
});

/** The LPR and the tables of loans. The housing fund's rates are the state's and change on days of their own. */
export const loanTables = perSnapshot(async (content, language) => {
  const rates = (await content.list('loan-rate', language)).map(({ body }) => body);
  const table = (belongs: (rate: LoanBody) => boolean): RateVersions<LoanBody> =>
    rateVersions(rates.filter(belongs), ({ kind, termCode, home = '' }) => `${kind}/${termCode}/${home}`);
  return {
    LPR: table(({ kind }) => kind === 'LPR'),
    LOAN: table(({ kind }) => kind !== 'LPR' && kind !== 'FUND_LOAN'),
    FUND_LOAN: table(({ kind }) => kind === 'FUND_LOAN'),
  } satisfies Partial<Record<RateTable, unknown>>;
});

/** Every LPR with the one of the month before, newest first. */
export const lprMonths = perSnapshot(async (content, language) => {
  const { LPR } = await loanTables(content, language);
  return LPR.dates.flatMap((date) => LPR.inForce(date).filter(({ effectiveDate }) => effectiveDate === date));
});
