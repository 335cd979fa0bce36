import type { KeyFigures } from '@bank/contract';
import { ChangeColumns, stripBound, type ChangeColumn } from '@bank/ui';
import { formatDecimal } from '../../../../base/format/decimal.ts';
import { useChartWords } from '../../../../parts/charts/use-chart-words.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import { investmentWords } from '../../../../words/investors/investment/words.ts';
import { LEVELS, figureOf, toColumns, type Figure } from './figure-columns.ts';
import styles from './Figures.module.css';

/** Four levels over the years; their changes share one scale, so that they may be compared (IR-2). */
export function FigureColumns({ years }: { years: readonly KeyFigures[] }) {
  const words = useWords(investmentWords);
  const charts = LEVELS.flatMap((code) => {
    const figure = figureOf(years, code);
    return figure === undefined ? [] : [{ figure, columns: toColumns(figure) }];
  });
  if (charts.length === 0) return <p className={styles.none}>{words.nothing}</p>;
  const most = stripBound(charts.map(({ columns }) => columns));
  return (
    <>
      <ul className={styles.legend}>
        {(['level', 'added', 'change'] as const).map((part) => (
          <li key={part} data-part={part}>
            {words.columnsLegend[part]}
          </li>
        ))}
      </ul>
      <div className={styles.charts}>
        {charts.map(({ figure, columns }) => (
          <Level key={figure.code} figure={figure} columns={columns} most={most} />
        ))}
      </div>
    </>
  );
}

interface LevelProps {
  figure: Figure;
  columns: readonly ChangeColumn[];
  most: number;
}

function Level({ figure: { code, name, unit }, columns, most }: LevelProps) {
  const words = useWords(investmentWords);
  const chartWords = useChartWords(name, 'items');
  const points = columns.map(({ label, shown, change }) =>
    words.chartPoint(label, shown, change?.shown ?? ''),
  );
  return (
    <section aria-labelledby={`figure-${code}`}>
      <h3 className={styles.title} id={`figure-${code}`}>
        {`${name} `}
        <small>{unit}</small>
      </h3>
      <ChangeColumns
        name={name}
        columns={columns}
        most={most}
        conclusion={words.chartOf(name, unit, points.join(words.chartSeparator))}
        words={{
          ...chartWords,
          change: words.change,
          level: (shown) => words.levelOf(shown, unit),
          tick: (value) => formatDecimal(String(value)),
        }}
      />
    </section>
  );
}
