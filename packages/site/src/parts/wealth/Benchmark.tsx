import type { WealthProduct } from '@bank/contract';
import { BenchmarkFormula } from './BenchmarkFormula.tsx';
import { formatDecimal } from '../../base/format/decimal.ts';

interface BenchmarkProps {
  product: Pick<WealthProduct, 'benchmarkLow' | 'benchmarkHigh' | 'benchmarkParts'>;
  /** Sets the per-cent signs smaller beside a display figure. */
  unitClass?: string | undefined;
}

/** One figure, a range where its ends differ, or what a formula is made of; a product without a benchmark shows a dash. */
export function Benchmark({ product, unitClass }: BenchmarkProps) {
  const { benchmarkLow, benchmarkHigh, benchmarkParts } = product;
  if (benchmarkParts !== undefined) return <BenchmarkFormula parts={benchmarkParts} />;
  if (benchmarkLow === undefined) return '–';
  const low = formatDecimal(benchmarkLow, 2);
  const high = formatDecimal(benchmarkHigh ?? benchmarkLow, 2);
  const unit = <small className={unitClass}>%</small>;
  const percent = (figure: string) => (unitClass === undefined ? `${figure}%` : figure);
  return (
    <>
      {percent(low)}
      {unitClass === undefined ? null : unit}
      {high === low ? null : (
        <>
          –{percent(high)}
          {unitClass === undefined ? null : unit}
        </>
      )}
    </>
  );
}
