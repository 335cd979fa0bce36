import type { ArticleSummary, DepositRate, LoanRate } from '@bank/contract';
import type { PageQuery } from '../../../base/page/page-module.ts';
import type { LprMonth } from './loans/lpr-months.ts';

/** A table as it stood on the asked day, and the days on which it changed, newest first. */
export interface RateTableData<Rate> {
  rates: Rate[];
  dates: string[];
}

export interface Beside {
  /** Rules in words, rich text; undefined while nobody has written any. */
  rules: string | undefined;
  notices: ArticleSummary[];
}

/** What a calculator needs of a line. */
export type DepositOffer = Pick<
  DepositRate,
  'currency' | 'kind' | 'termCode' | 'rate' | 'minAmount' | 'stepAmount' | 'effectiveDate'
>;

export type RatesData =
  | {
      view: 'DEPOSITS';
      cny: RateTableData<DepositRate>;
      foreign: RateTableData<DepositRate>;
      beside: Beside;
    }
  | {
      view: 'LOANS';
      lpr: LoanRate[];
      loans: RateTableData<LoanRate>;
      fund: RateTableData<LoanRate>;
      months: LprMonth[];
      beside: Beside;
    }
  | { view: 'DEPOSIT_CALCULATOR'; offers: DepositOffer[] }
  | { view: 'LOAN_CALCULATOR'; lpr: LoanRate[] };

export interface ViewProps<Data = RatesData> {
  data: Data;
  path: string;
  query: PageQuery;
}
