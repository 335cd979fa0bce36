import { Button, ButtonLink, RiskLevel, linePath } from '@bank/ui';
import type { FieldFund, FundYear } from '@bank/contract';
import { useCompare } from '../../../../parts/compare/use-compare.ts';
import { sayInTray } from '../../../../parts/compare/tray-messages.ts';
import { RateChange } from '../../../../parts/blocks/RateChange.tsx';
import { fundPath } from '../../../../parts/links/fund-paths.ts';
import { dayInData } from '../../../../base/format/day.ts';
import { formatDecimal } from '../../../../base/format/decimal.ts';
import { formatChange, formatPercent } from '../../../../base/format/percent.ts';
import { riskNumber } from '../../../../base/format/risk-number.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { fundHomeWords } from '../../../../words/funds/fund-home/words.ts';
import { useAddress } from '../../../../parts/links/use-address.ts';
import styles from './PickPanel.module.css';
import type { YearState } from './fund-years.ts';

interface PickPanelProps {
  fund: FieldFund;
  /** Of its type, with the fund itself, by return, highest first. */
  peers: readonly FieldFund[];
  year: YearState;
}

/** The fund that was picked: its year as a line, its figures, its place, and where to go from here. */
export function PickPanel({ fund, peers, year }: PickPanelProps) {
  const to = useAddress();
  const { words: site } = useSite();
  const words = useWords(fundHomeWords);
  const { fundCode, fundName, fundType, riskLevel } = fund;
  const figures = [
    [words['zone.year'], <RateChange key="year" value={fund.year} />],
    [words['zone.volatility'], formatPercent(fund.stdDev)],
    [words['zone.fall'], formatPercent(fund.maxDrawdown)],
    [words['zone.sharpe'], fund.sharpe === '' ? words['zone.notApplicable'] : formatDecimal(fund.sharpe, 2)],
    [words['zone.place'], words['zone.placeOf'](String(fund.place), String(peers.length))],
  ] as const;
  return (
    <aside className={styles.panel} aria-label={fundName}>
      <p className={styles.code}>
        <span className="num">{fundCode}</span> {site['home.fundTypes'][fundType]}
      </p>
      <h3 className={styles.name}>{fundName}</h3>
      <RiskLevel level={riskNumber(riskLevel)} code={riskLevel} label={site['home.riskLevel'][riskLevel]} />
      <div className={styles.curve}>
        {typeof year === 'string' ? (
          <p className={styles.waiting}>
            {words[year === 'COMING' ? 'zone.curveComing' : 'zone.curveFailed']}
          </p>
        ) : (
          <YearLine year={year} />
        )}
      </div>
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <Places fund={fund} peers={peers} />
      <div className={styles.ways}>
        <CompareButton fund={fund} />
        <ButtonLink variant="primary" href={to(fundPath(fundCode))}>
          {words['zone.details']}
        </ButtonLink>
      </div>
    </aside>
  );
}

function CompareButton({ fund: { fundCode, fundName } }: { fund: FieldFund }) {
  const words = useWords(fundHomeWords);
  const { items, store } = useCompare('fund');
  const isIn = items.some(({ code }) => code === fundCode);
  const item = { code: fundCode, name: fundName };
  return (
    <Button
      className={styles.compare}
      variant="quiet"
      onClick={() => sayInTray('fund', { change: store.toggle(item), item })}
    >
      {words[isIn ? 'zone.takeOut' : 'zone.add']}
    </Button>
  );
}

const [WIDTH, HEIGHT, NAMES, PAD] = [244, 88, 46, 8];

/** Growth over the year, on its own scale, with its highest and lowest value named. */
function YearLine({ year: { from, to, points } }: { year: FundYear }) {
  const { language } = useSite();
  const words = useWords(fundHomeWords);
  const values = points.map(Number);
  const last = points.at(-1);
  if (last === undefined || values.length < 2) return null;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const y = (value: number) => PAD + ((HEIGHT - 2 * PAD) * (high - value)) / (high - low || 1);
  const step = (WIDTH - NAMES) / (values.length - 1);
  const line = values.map((value, index) => ({ x: index * step, y: y(value) }));
  const label = words['zone.curve'](dayInData(from, language), dayInData(to, language), formatChange(last));
  const isApart = y(low) - y(high) > 14;
  return (
    <svg className={styles.line} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <path className={styles.ago} d={`M0 ${y(0).toFixed(1)}H${WIDTH - NAMES}`} />
      <path className={styles.growth} d={linePath(line)} />
      <circle className={styles.end} cx={WIDTH - NAMES} cy={y(Number(last)).toFixed(1)} r={3} />
      <text x={WIDTH - NAMES + 8} y={y(high) + 5}>
        {formatPercent(high.toFixed(1), 1)}
      </text>
      {isApart ? (
        <text x={WIDTH - NAMES + 8} y={y(low) + 3}>
          {formatPercent(low.toFixed(1), 1)}
        </text>
      ) : null}
    </svg>
  );
}

/** A tick for every fund of the type in the order of return, the fund's own in gold. */
function Places({ fund, peers }: Pick<PickPanelProps, 'fund' | 'peers'>) {
  const at = (index: number) => (2 + (index * 240) / Math.max(1, peers.length - 1)).toFixed(1);
  const own = peers.findIndex(({ fundCode }) => fundCode === fund.fundCode);
  return (
    <svg className={styles.places} viewBox="0 0 244 16" aria-hidden="true" focusable="false">
      <path className={styles.ground} d="M0 15.5H244" />
      <path
        className={styles.others}
        d={peers.map((_, index) => (index === own ? '' : `M${at(index)} 8V15`)).join('')}
      />
      <path className={styles.own} d={`M${at(own)} 0V15`} />
    </svg>
  );
}
