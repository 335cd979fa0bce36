import { z } from 'zod';
import { OptionalPositive, seriesType } from '../../base/series-type.ts';
import { ProdCode } from './schemas.ts';

export const wealthSeries = {
  /** Key: prodCode. */
  'wealth-nav': seriesType('wealth', ProdCode, { unitNav: OptionalPositive, accNav: OptionalPositive }),
  /** Level of a benchmark that is a formula, on the NAV days of its product. Key: prodCode. */
  'wealth-benchmark': seriesType('wealth', ProdCode, { level: OptionalPositive }),
  /** A point for every day on which a product deals: when its orders are confirmed and paid. Key: prodCode. */
  'wealth-dealing': seriesType('wealth', ProdCode, { confirm: z.iso.date(), payOut: z.iso.date() }),
};
