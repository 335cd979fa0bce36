import type { PageProps } from '../../../../../base/page/page-module.ts';
import type { WealthDetailData } from '../wealth-detail-data.ts';
import { downloadAddress } from '../download-address.ts';
import { Attainment } from './Attainment.tsx';
import { FormulaMonths } from './FormulaMonths.tsx';

/** What the product reached against its benchmark: by period, or by month where that is a formula. */
export function ProductTrack({ data: { product, track }, language }: PageProps<WealthDetailData>) {
  const csv = downloadAddress('wealth-track', product.prodCode, language);
  const { periods, months, from } = track;
  if (periods.length > 0) return <Attainment periods={periods} csv={csv} />;
  return from === undefined ? null : <FormulaMonths months={months} from={from} csv={csv} />;
}
