import type { Highlights, KeyFigures } from '@bank/contract';
import { RatioLine } from '@bank/ui';
import { compareDecimals } from '../../../../base/decimal/arithmetic.ts';
import { useChartWords } from '../../../../parts/charts/use-chart-words.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import { investmentWords } from '../../../../words/investors/investment/words.ts';
import { FLOORS, RATIOS, figureOf, toPoints, type Figure } from './figure-columns.ts';
import styles from './Figures.module.css';

interface RatioLinesProps {
  years: readonly KeyFigures[];
  /** The figures of the latest report, which are newer than the last year. */
  latest?: Highlights;
}

/** Asset quality and capital beside what the regulator asks for (IR-6). */
export function RatioLines({ years, latest }: RatioLinesProps) {
  return (
    <div className={styles.ratios}>
      {RATIOS.map((code) => {
        const figure = figureOf(years, code);
        const newest = latest?.items.find((item) => item.code === code);
        return figure === undefined ? null : <Ratio key={code} figure={figure} newest={newest?.value} />;
      })}
    </div>
  );
}

function Ratio({ figure, newest }: { figure: Figure; newest: string | undefined }) {
  const words = useWords(investmentWords);
  const { code, name, unit } = figure;
  const chartWords = useChartWords(name, 'items');
  const points = toPoints(figure, newest === undefined ? undefined : { label: words.latest, value: newest });
  const [first] = points;
  const last = points.at(-1);
  const floor = FLOORS[code];
  if (first === undefined || last === undefined) return null;
  const stands =
    floor === undefined ? '' : words.againstFloor(floor, compareDecimals(last.value, floor) >= 0);
  return (
    <section aria-labelledby={`ratio-${code}`}>
      <h3 className={styles.title} id={`ratio-${code}`}>
        {`${name} `}
        <small>{unit}</small>
      </h3>
      <RatioLine
        name={name}
        points={points}
        unit={unit}
        floor={floor === undefined ? undefined : { value: floor, name: words.floorName }}
        conclusion={words.ratioConclusion(name, first.label, first.value, last.label, last.value) + stands}
        words={chartWords}
      />
    </section>
  );
}
