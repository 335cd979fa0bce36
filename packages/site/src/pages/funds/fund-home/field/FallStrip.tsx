import { memo, useMemo } from 'react';
import { ReadChart, ReadingBand, SectionHead, tenth, type Reading } from '@bank/ui';
import type { FieldFund, FundYear } from '@bank/contract';
import { dayInData } from '../../../../base/format/day.ts';
import { formatPercent } from '../../../../base/format/percent.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { fundHomeWords } from '../../../../words/funds/fund-home/words.ts';
import { useChartWords } from '../../../../parts/charts/use-chart-words.ts';
import styles from './FallStrip.module.css';
import { fallAxis, fallLayers, fallRows, type FallRow } from './fall-rows.ts';

interface StripSize {
  name: 'wide' | 'narrow';
  width: number;
  left: number;
  right: number;
  count: number;
  step: number;
}
const SIZES: readonly StripSize[] = [
  { name: 'wide', width: 1144, left: 104, right: 96, count: 90, step: 5 },
  { name: 'narrow', width: 350, left: 76, right: 62, count: 62, step: 10 },
];
const ROW = 34;
const TICK = 19;
const FOOT = 40;

interface FallStripProps {
  funds: readonly FieldFund[];
  picked: FieldFund;
  /** Of the fund that is picked, once it is there. */
  year: FundYear | undefined;
}

/** The deepest fall of every fund within a year, by type; the fund that is picked in cinnabar. */
export function FallStrip({ funds, picked, year }: FallStripProps) {
  const { language, words: site } = useSite();
  const words = useWords(fundHomeWords);
  const chartWords = useChartWords(words['zone.falls'], 'rows');
  const rows = useMemo(() => fallRows(funds), [funds]);
  const own = rows.find(({ type }) => type === picked.fundType);
  const fall = Number(picked.maxDrawdown);
  const typeName = site['home.fundTypes'][picked.fundType];
  const conclusion = words['zone.fallsLabel'](
    rows
      .map(({ type, median, deepest }) =>
        words['zone.fallsOf'](site['home.fundTypes'][type], percent(median), percent(deepest)),
      )
      .join(language === 'CN' ? '，' : '; '),
  );
  const readingOf = (row: FallRow | undefined): Reading => ({
    when: row === undefined ? '' : site['home.fundTypes'][row.type],
    figures:
      row === undefined
        ? []
        : [
            { id: 'count', name: words['zone.fallsCount'], value: String(row.falls.length) },
            { id: 'median', name: words['zone.fallsMedian'], value: percent(row.median) },
            { id: 'mildest', name: words['zone.fallsMildest'], value: percent(row.falls[0] ?? 0) },
            { id: 'deepest', name: words['zone.fallsDeepest'], value: percent(row.deepest) },
          ],
  });
  const against = fall === own?.median ? 'Same' : fall > (own?.median ?? 0) ? 'Better' : 'Worse';
  const { fall: when } = year ?? {};
  return (
    <section className={styles.section} aria-labelledby="fund-falls">
      <SectionHead id="fund-falls" title={words['zone.falls']} caption={words['zone.fallsText']} />
      <div>
        <ReadChart
          drawings={SIZES.map((size) => ({
            className: size.name === 'wide' ? styles.wide : styles.narrow,
            look: styles.strip,
            width: size.width,
            height: rows.length * ROW + FOOT,
            stops: rows.map((_, row) => ({ y: (row + 0.5) * ROW })),
            drawing: (
              <>
                <Rows rows={rows} size={size} />
                {own === undefined ? null : (
                  <path
                    className={styles.own}
                    d={`M${placeOn(size, rows)(fall)} ${rows.indexOf(own) * ROW + 10}v${TICK}`}
                  />
                )}
              </>
            ),
            renderMark: (row) => (
              <ReadingBand x={-6} y={row * ROW + 4} width={size.width + 12} height={ROW} />
            ),
          }))}
          conclusion={conclusion}
          usual={own === undefined ? 0 : rows.indexOf(own)}
          read={(row) => readingOf(rows[row])}
          words={chartWords}
          isInRows
        />
      </div>
      <p className={styles.note}>
        {words['zone.fallsPick'](picked.fundName, formatPercent(picked.maxDrawdown))}
        {words[`zone.falls${against}`](typeName)}
        {when === undefined
          ? null
          : when.months === undefined
            ? words['zone.fallsOpen'](dayInData(when.to, language))
            : words['zone.fallsRecovered'](dayInData(when.to, language), when.months)}
      </p>
    </section>
  );
}

const percent = (value: number) => formatPercent(value.toFixed(2));

function placeOn({ width, left, right }: StripSize, rows: readonly FallRow[]) {
  const deepest = fallAxis(rows);
  return (value: number) => tenth(left + ((width - left - right) * value) / deepest);
}

const Rows = memo(function Rows({ rows, size }: { rows: readonly FallRow[]; size: StripSize }) {
  const { words: site } = useSite();
  const x = placeOn(size, rows);
  const foot = rows.length * ROW;
  const ends = size.width - size.right;
  const ticks = Array.from(
    { length: Math.floor(-fallAxis(rows) / size.step) + 1 },
    (_, index) => -index * size.step,
  );
  return (
    <>
      {rows.map(({ type, falls, median }, index) => {
        const top = index * ROW + 10;
        const base = top + TICK + 0.5;
        return (
          <g key={type}>
            <text className={styles.type} x={0} y={top + 13}>
              {site['home.fundTypes'][type]}
            </text>
            <text x={size.count} y={top + 13} textAnchor="end">
              {falls.length}
            </text>
            <path className={styles.base} d={`M${size.left} ${base}H${ends}`} />
            {fallLayers(falls).map((layer, place) => (
              <path
                key={place}
                className={styles.fall}
                d={layer.map((fall) => `M${x(fall)} ${top}v${TICK}`).join('')}
              />
            ))}
            <circle className={styles.median} cx={x(median)} cy={base} r={4} />
            <text className={styles.value} x={size.width} y={top + 14} textAnchor="end">
              {percent(median)}
            </text>
          </g>
        );
      })}
      {ticks.map((tick) => (
        <g key={tick}>
          <path className={styles.base} d={`M${x(tick)} ${foot + 8}v5`} />
          <text x={x(tick)} y={foot + 30} textAnchor="middle">
            {tick === 0 ? '0' : formatPercent(String(tick), 0)}
          </text>
        </g>
      ))}
    </>
  );
});
