import { z } from 'zod';
import { OptionalPositive, OptionalSigned, seriesType } from '../../base/series-type.ts';
import { FundCode } from './schemas.ts';

const IndexCode = z.string().regex(/^[A-Z0-9]{2,12}$/, 'an index code of capital letters and digits');

export const fundSeries = {
  /** Key: fundCode. Money funds have the last two and no NAV; rates are per cent, income is yuan per 10,000 units. */
  'fund-nav': seriesType('funds', FundCode, {
    unitNav: OptionalPositive,
    accNav: OptionalPositive,
    dayRate: OptionalSigned,
    tenThousandIncome: OptionalSigned,
    sevenDayYield: OptionalSigned,
  }),
  /** Closing levels of the indices that funds are measured by. Key: the index code of a fund's benchmark. */
  'index-level': seriesType('funds', IndexCode, { close: OptionalPositive }),
  /**
   * Key: fundCode; a point stands for the figures up to that day (docs/decisions/0024). Returns, drawdown and
   * deviation are per cent. Only the newest point of a fund is ever read.
   */
  'fund-measure': {
    ...seriesType('funds', FundCode, {
      /** First day of the history. */
      since: z.string(),
      W1: OptionalSigned,
      M1: OptionalSigned,
      M3: OptionalSigned,
      M6: OptionalSigned,
      YTD: OptionalSigned,
      Y1: OptionalSigned,
      Y2: OptionalSigned,
      Y3: OptionalSigned,
      ALL: OptionalSigned,
      dayRate: OptionalSigned,
      unitNav: OptionalPositive,
      accNav: OptionalPositive,
      tenThousandIncome: OptionalSigned,
      sevenDayYield: OptionalSigned,
      maxDrawdown: OptionalSigned,
      stdDev: OptionalSigned,
      /** The first day on which the deepest fall was made up for; '' until then. */
      recovered: z.string(),
      /** Growth since a year ago, or since a younger fund's first day, in hundredths of a per cent, parted by |. */
      curve: z.string(),
      /** `date:factor` of every distribution, parted by |: with it the next day need not read the whole history. */
      factors: z.string(),
      /** The days between which the deepest fall of the year lies; '' where nothing fell. */
      fallFrom: z.string(),
      fallTo: z.string(),
      /** The day that `curve` begins with. */
      curveFrom: z.string(),
    }),
    isDerived: true,
  },
};
