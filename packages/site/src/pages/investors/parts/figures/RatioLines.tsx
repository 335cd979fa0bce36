import type { Highlights, KeyFigures } from '@bank/contract';
import { RatioLine } from '@bank/ui';
import { compareDecimals } from '../../../../base/decimal/arithmetic.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import { investmentWords } from '../../../../words/investors/investment/words.ts';
import { FLOORS, RATIOS, figureOf, toPoints } from './figure-columns.ts';
import styles from './Figures.module.css';

interface RatioLinesProps {
  years: readonly KeyFigures[];
  /** The figures of the latest report, which are newer than the last year. */
  latest?: Highlights;
}

/** Asset quality and capital beside what the regulator asks for (IR-6). */
export function RatioLines({ years, latest }: RatioLinesProps) {
  const words = useWords(investmentWords);
  return (
    <div className={styles.ratios}>
      {RATIOS.map((code) => {
        const figure = figureOf(years, code);
        if (figure === undefined) return null;
        const newest = latest?.items.find((item) => item.code === code);
        const points = toPoints(figure, newest && { label: words.latest, value: newest.value });
        const [first] = points;
        const last = points.at(-1);
        const floor = FLOORS[code];
        if (first === undefined || last === undefined) return null;
        const stands =
          floor === undefined ? '' : words.againstFloor(floor, compareDecimals(last.value, floor) >= 0);
        return (
          <section key={code} aria-labelledby={`ratio-${code}`}>
            <h3 className={styles.title} id={`ratio-${code}`}>
              {figure.name} <small>{figure.unit}</small>
            </h3>
            <RatioLine
              points={points}
              unit={figure.unit}
              floor={floor === undefined ? undefined : { value: floor, words: words.floor(floor) }}
              conclusion={
                words.ratioConclusion(figure.name, first.label, first.value, last.label, last.value) + stands
              }
            />
          </section>
        );
      })}
    </div>
  );
}
