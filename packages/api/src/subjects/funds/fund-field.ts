import { daysBetween, type FieldFund, type FundField, type FundYear } from '@bank/contract';
import { parseCurve } from '@bank/contract/fund-figures';
import { perSnapshot } from '../../base/per-snapshot.ts';
import { fundIndex, type IndexedFund } from './fund-index.ts';

/** The risk and return of all funds that are compared with others; made once for a content version. */
export const fundField = perSnapshot(async (content, language): Promise<FundField> => {
  const { inOrder, peers, riskFree } = await fundIndex(content, language);
  const compared = inOrder.filter(({ fund }) => peers.compared.has(fund.fundCode));
  const list = compared.flatMap(toFieldFund);
  return {
    dataDate: list.length === 0 ? '' : compared.reduce((newest, { fund }) => later(newest, fund.navDate), ''),
    riskFree: riskFree ?? '',
    young: compared.length - list.length,
    list,
  };
});

const later = (a: string, b: string) => (b > a ? b : a);

function toFieldFund({ fund, ranks }: IndexedFund): FieldFund[] {
  const { fundCode, fundName, fundType, riskLevel, returns, stdDev, maxDrawdown, sharpe } = fund;
  if (returns.Y1 === undefined || stdDev === undefined || maxDrawdown === undefined) return [];
  return [
    {
      fundCode,
      fundName,
      fundType,
      riskLevel,
      year: returns.Y1,
      stdDev,
      maxDrawdown,
      sharpe: sharpe ?? '',
      place: ranks.Y1?.place ?? 0,
    },
  ];
}

const MONTH_DAYS = 365.25 / 12;

/** The year of a fund and its deepest fall, as the import computed them. */
export function toFundYear({ fund, figure }: IndexedFund): FundYear {
  if (figure === undefined || figure.curve === '')
    return { fundCode: fund.fundCode, from: '', to: '', points: [] };
  const { fallFrom, fallTo, recovered } = figure;
  return {
    fundCode: fund.fundCode,
    from: figure.curveFrom,
    to: figure.date,
    points: parseCurve(figure.curve),
    ...(fallFrom !== '' && {
      fall: {
        from: fallFrom,
        to: fallTo,
        ...(recovered !== '' && { recovered, months: monthsBetween(fallTo, recovered) }),
      },
    }),
  };
}

/** Begun months count. */
function monthsBetween(from: string, to: string): number {
  return Math.ceil(daysBetween(from, to) / MONTH_DAYS);
}
