import { FUND_TYPES, FUND_TYPE_NAMES, type Fund, type FundPage, type Language } from '@bank/contract';
import { levelAt, riskOf, sharpeOf, windowStart, percentBetween } from '@bank/contract/fund-figures';
import type { RecordBody } from '@bank/contract/schemas';
import type { ContentSnapshot } from '@bank/store';
import type { HandlersOf } from '../../base/handler.ts';
import { NotFound } from '../../base/problems.ts';
import { type FundQuery, findFunds, isOnSale } from './find-funds.ts';
import { curvesOf } from './fund-curves.ts';
import { fundField, toFundYear } from './fund-field.ts';
import { type FundHistory, fundHistory, navPoints } from './fund-history.ts';
import { type IndexedFund, fundIndex } from './fund-index.ts';
import { managersByFund, toFundManager } from './fund-managers.ts';
import { fundPerformance } from './fund-performance.ts';
import { riskFreeOn } from './risk-free.ts';
import { planOf } from './standing/fund-plan.ts';
import { fundStandingOf } from './standing/fund-standing.ts';
import { otherClasses } from './standing/share-classes.ts';

export const fundHandlers = {
  async fundSellInfo({ content }, request) {
    const index = await fundIndex(content, request.language);
    return toPage(findFunds(index, request).filter(isOnSale), request);
  },

  async fundList({ content }, request) {
    return toPage(findFunds(await fundIndex(content, request.language), request), request);
  },

  async fundClasses({ content }, { language }) {
    const counts = Map.groupBy((await fundIndex(content, language)).inOrder, ({ fund }) => fund.fundType);
    return FUND_TYPES.flatMap((code) => {
      const count = counts.get(code)?.length ?? 0;
      return count === 0 ? [] : [{ code, name: FUND_TYPE_NAMES[language][code], count }];
    });
  },

  async fundCompanies({ content }, { language }) {
    const [companies, { inOrder }] = await Promise.all([
      content.list('fund-company', language),
      fundIndex(content, language),
    ]);
    const counts = Map.groupBy(inOrder, ({ fund }) => fund.companyCode);
    return companies.flatMap(({ body: { companyCode, companyName, initial } }) => {
      const fundCount = counts.get(companyCode)?.length ?? 0;
      return fundCount === 0 ? [] : [{ companyCode, companyName, initial, fundCount }];
    });
  },

  async fundSellers({ content }, { language, fundCode }) {
    const sellers = (await content.list('fund-seller', language)).map(({ body }) => body);
    if (fundCode === undefined) return sellers;
    const { companyCode } = (await oneFund(content, language, fundCode)).fund;
    return sellers.filter(
      ({ companyCodes }) => companyCodes.length === 0 || companyCodes.includes(companyCode),
    );
  },

  async fundDetail({ content }, { language, fundCode }) {
    const [index, managers, profile] = await Promise.all([
      fundIndex(content, language),
      managersByFund(content, language),
      profileOf(content, language, fundCode),
    ]);
    const entry = await oneFund(content, language, fundCode);
    const {
      benchmarkParts,
      issue: _i,
      fees: _f,
      dividends: _d,
      holdings: _h,
      indices: _x,
      ...shown
    } = profile;
    return {
      ...entry.fund,
      ...shown,
      ...(entry.ranks.Y1 !== undefined && { rank: entry.ranks.Y1 }),
      managers: (managers.get(fundCode) ?? [])
        .filter(({ endDate }) => endDate === undefined)
        .map(({ manager: { id, name }, startDate }) => ({ id, name, startDate })),
      performance: await fundPerformance(content, index, entry, benchmarkParts),
      classes: otherClasses(entry.fund, index.inOrder),
      historyFrom: entry.figure?.since ?? '',
    };
  },

  async fundManagers({ content }, { language, fundCode }) {
    const [index, managers] = await Promise.all([
      fundIndex(content, language),
      managersByFund(content, language),
      oneFund(content, language, fundCode),
    ]);
    const nameOf = (code: string) => index.byCode.get(code)?.fund.fundName;
    const terms = managers.get(fundCode) ?? [];
    return Promise.all(terms.map((term) => toFundManager(content, term, { fundCode, nameOf })));
  },

  async fundIssue({ content }, { language, fundCode }) {
    return (await profileOf(content, language, fundCode)).issue;
  },

  async fundDividends({ content }, { language, fundCode }) {
    const { dividends } = await profileOf(content, language, fundCode);
    return dividends.toSorted((a, b) => (a.exDate < b.exDate ? 1 : -1));
  },

  async fundFees({ content }, { language, fundCode }) {
    return (await profileOf(content, language, fundCode)).fees;
  },

  async fundNav({ content }, { language, fundCode, startDate, endDate }) {
    await oneFund(content, language, fundCode);
    return navPoints(await fundHistory(content, fundCode), startDate, endDate);
  },

  async fundHoldings({ content }, { language, fundCode }) {
    return (await profileOf(content, language, fundCode)).holdings;
  },

  async fundIndexes({ content }, { language, fundCode }) {
    const [{ indices }, history] = await Promise.all([
      profileOf(content, language, fundCode),
      fundHistory(content, fundCode),
    ]);
    const newestFirst = indices.toSorted((a, b) => (a.reportDate < b.reportDate ? 1 : -1));
    return Promise.all(
      newestFirst.map(async (index) => {
        const riskFree = await riskFreeOn(content, index.reportDate);
        return { ...index, ...yearRisk(history, index.reportDate, riskFree) };
      }),
    );
  },

  async fundCurves({ content }, { language, fundCodes, window }) {
    const { byCode } = await fundIndex(content, language);
    const funds = [...new Set(fundCodes)].flatMap((code) => byCode.get(code) ?? []);
    if (funds.length === 0) throw new NotFound(`There is none of the funds ${fundCodes.join(', ')}`);
    return curvesOf(content, funds, window);
  },

  async fundField({ content }, { language }) {
    return fundField(content, language);
  },

  async fundYear({ content }, { language, fundCode }) {
    return toFundYear(await oneFund(content, language, fundCode));
  },

  async fundStanding({ content }, { language, fundCode, window }) {
    const fund = await oneFund(content, language, fundCode);
    // Without a description a fund has no benchmark, but still its own figures.
    const profile = await content.find('fund-profile', language, fundCode);
    const parts = profile?.body.benchmarkParts ?? [];
    return fundStandingOf(content, fund, { window, parts });
  },

  async fundPlan({ content }, { language, fundCode, amount, day, months }) {
    const { fees } = await profileOf(content, language, fundCode);
    const { levels, days } = await fundHistory(content, fundCode);
    return planOf(days.at(-1)?.unitNav === '' ? [] : levels, fees, { amount, day, months });
  },
} satisfies HandlersOf<
  | 'fundSellInfo'
  | 'fundList'
  | 'fundClasses'
  | 'fundCompanies'
  | 'fundSellers'
  | 'fundDetail'
  | 'fundManagers'
  | 'fundIssue'
  | 'fundDividends'
  | 'fundFees'
  | 'fundNav'
  | 'fundHoldings'
  | 'fundIndexes'
  | 'fundCurves'
  | 'fundField'
  | 'fundYear'
  | 'fundStanding'
  | 'fundPlan'
>;

function toPage(
  found: readonly IndexedFund[],
  { pageNum, pageSize, window }: FundQuery & { pageNum: number; pageSize: number },
): FundPage {
  let dataDate = '';
  for (const { fund } of found) if (fund.navDate > dataDate) dataDate = fund.navDate;
  return {
    total: found.length,
    onSale: found.filter(isOnSale).length,
    pageNum,
    pageSize,
    list: found.slice((pageNum - 1) * pageSize, pageNum * pageSize).map(({ fund, ranks }): Fund => {
      const rank = ranks[window];
      return rank === undefined ? fund : { ...fund, rank };
    }),
    ...(dataDate !== '' && { dataDate }),
  };
}

async function oneFund(content: ContentSnapshot, language: Language, fundCode: string): Promise<IndexedFund> {
  const found = (await fundIndex(content, language)).byCode.get(fundCode);
  if (found === undefined) throw new NotFound(`There is no fund ${fundCode} in ${language}`);
  return found;
}

async function profileOf(
  content: ContentSnapshot,
  language: Language,
  fundCode: string,
): Promise<RecordBody<'fund-profile'>> {
  await oneFund(content, language, fundCode);
  const profile = await content.find('fund-profile', language, fundCode);
  if (profile === undefined) throw new NotFound(`There is no description of fund ${fundCode} in ${language}`);
  return profile.body;
}

/** Of the year up to a report, where the history covers it; against the deposit rate of that day. */
function yearRisk({ days, levels }: FundHistory, reportDate: string, riskFree: string | undefined) {
  const start = windowStart('Y1', reportDate);
  const base = levelAt(levels, start);
  if (base === undefined || days[0]?.unitNav === '') return {};
  const year = [base, ...levels.filter(({ date }) => date > start && date <= reportDate)];
  const risk = riskOf(year);
  if (risk === undefined) return {};
  const gain = percentBetween(base, year.at(-1) ?? base);
  const sharpe = riskFree === undefined ? '' : sharpeOf(gain, risk.stdDev, riskFree);
  return {
    maxDrawdown: risk.fall.value,
    stdDev: Number(risk.stdDev).toFixed(2),
    ...(sharpe !== '' && { sharpe }),
  };
}
