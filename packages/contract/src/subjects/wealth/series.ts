import { OptionalPositive, seriesType } from '../../base/series-type.ts';
import { ProdCode } from './schemas.ts';

export const wealthSeries = {
  /** Key: prodCode. */
  'wealth-nav': seriesType('wealth', ProdCode, { unitNav: OptionalPositive, accNav: OptionalPositive }),
};
