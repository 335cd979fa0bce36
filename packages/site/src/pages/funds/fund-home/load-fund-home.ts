import {
  fundClasses,
  fundField,
  fundList,
  fundNews,
  fundNotices,
  fundSellInfo,
  fundStudy,
  fundYear,
  type Fund,
  type FundArticleSummary,
  type FundClass,
  type FundField,
  type FundPage,
  type FundYear,
} from '@bank/contract';
import type { PageRequest } from '../../../base/page/page-module.ts';
import { ENDED, RAISING } from '../parts/fund-state.ts';
import { exampleFund } from '../parts/example-fund.ts';
import { FIELD_SORTS, fieldSortOf } from './field-sorts.ts';
import { RANKED } from './ranked-types.ts';

const FUNDS = 5;
const ARTICLES = 5;
const TABLE_ROWS = 50;

export interface FundHomeData {
  field: FundField;
  /** Counts of funds that the field cannot hold: not begun yet, ended. */
  raising: number;
  ended: number;
  year: FundYear;
  /** A page of figures, where the address asks for the table in place of the field. */
  table: FundPage | undefined;
  /** Those that are ranked. */
  classes: FundClass[];
  /** Of all funds. */
  total: number;
  ranking: { type: Fund['fundType']; funds: Fund[] } | undefined;
  news: FundArticleSummary[];
  notices: FundArticleSummary[];
  study: FundArticleSummary[];
}

const NO_YEAR: FundYear = { fundCode: '', from: '', to: '', points: [] };
const NO_FIELD: FundField = { dataDate: '', riskFree: '', young: 0, list: [] };

export async function loadFundHome({ client, query, signal }: PageRequest): Promise<FundHomeData> {
  const articles = { limit: ARTICLES };
  const isTable = query['view'] === 'table';
  const countOf = async (status: Fund['status']) =>
    isTable ? 0 : (await client.call(fundList, { status, pageSize: 1 }, signal)).total;
  const [field, raising, ended, table, all, news, notices, study] = await Promise.all([
    isTable ? NO_FIELD : client.call(fundField, {}, signal),
    countOf(RAISING),
    countOf(ENDED),
    isTable
      ? client.call(
          fundList,
          {
            ...FIELD_SORTS[fieldSortOf(query)],
            pageSize: TABLE_ROWS,
            pageNum: Number(query['page'] ?? 1),
            ...(query['risk'] !== undefined && { riskLevels: [query['risk'] as Fund['riskLevel']] }),
          },
          signal,
        )
      : undefined,
    client.call(fundClasses, {}, signal),
    client.call(fundNews.latest, articles, signal),
    client.call(fundNotices.latest, articles, signal),
    client.call(fundStudy.latest, articles, signal),
  ]);
  const classes = RANKED.flatMap((type) => all.find(({ code }) => code === type) ?? []);
  const type = classes.find(({ code }) => code === query['type'])?.code ?? classes[0]?.code;
  const first = exampleFund(field)?.fundCode;
  const [year, ranked] = await Promise.all([
    first === undefined ? NO_YEAR : client.call(fundYear, { fundCode: first }, signal),
    type === undefined
      ? undefined
      : client.call(fundSellInfo, { fundTypes: [type], window: 'Y1', pageSize: FUNDS }, signal),
  ]);
  return {
    field,
    raising,
    ended,
    year,
    table,
    classes,
    total: all.reduce((sum, { count }) => sum + count, 0),
    ranking: type === undefined || ranked === undefined ? undefined : { type, funds: ranked.list },
    news,
    notices,
    study,
  };
}
