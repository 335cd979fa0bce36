import type { Language } from '@bank/contract';
import type { PageProps } from '../../../../../base/page/page-module.ts';
import type { WealthDetailData } from '../wealth-detail-data.ts';
import { Attainment } from './Attainment.tsx';
import { FormulaMonths } from './FormulaMonths.tsx';

/** What the product reached against its benchmark: by period, or by month where that is a formula. */
export function ProductTrack({ data: { product, track }, language }: PageProps<WealthDetailData>) {
  const csv = csvAddress(product.prodCode, language);
  const { periods, months, from } = track;
  if (periods.length > 0) return <Attainment periods={periods} csv={csv} />;
  return from === undefined ? null : <FormulaMonths months={months} from={from} csv={csv} />;
}

/** Periods or months against the benchmark as a file. */
function csvAddress(prodCode: string, language: Language): string {
  return `/download/wealth-track.csv?${new URLSearchParams({ prodCode, ...(language === 'EN' && { language }) })}`;
}
