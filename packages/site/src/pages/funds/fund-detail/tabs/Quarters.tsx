import type { FundQuarter } from '@bank/contract';
import { formatChange } from '../../../../base/format/percent.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { fundDetailWords } from '../../../../words/funds/fund-detail/words.ts';
import { fundFile } from '../fund-file.ts';
import styles from './Quarters.module.css';
import { TabSection } from './TabSection.tsx';

const BARS = [1, 2, 3, 4];

interface QuartersProps {
  fundCode: string;
  quarters: readonly FundQuarter[];
}

/** In which quarter of its field the fund stood, quarter by quarter: four blocks are the best one. */
export function Quarters({ fundCode, quarters }: QuartersProps) {
  const { language } = useSite();
  const words = useWords(fundDetailWords);
  if (quarters.length === 0) return null;
  const upper = quarters.filter(({ quartile }) => quartile <= 2).length;
  return (
    <TabSection
      id="fund-quarters"
      title={words['fund.quarters']}
      aside={words['fund.quartersUpper'](quarters.length, upper)}
      action={{ href: fundFile('fund-quarters', fundCode, language), name: words['fund.csv'] }}
      note={words['fund.quartersNote']}
    >
      <ol className={styles.quarters}>
        {quarters.map(({ quarter, value, place, of, quartile }) => (
          <li key={quarter}>
            <svg viewBox="0 0 40 46" width={40} height={46} aria-hidden="true">
              {BARS.map((bar) => (
                <rect
                  key={bar}
                  className={bar >= quartile ? styles.full : styles.empty}
                  x={0.5}
                  y={(bar - 1) * 12 + 0.5}
                  width={39}
                  height={8}
                />
              ))}
            </svg>
            <span className={`num ${styles.name}`}>
              {words['fund.quarter'](quarter.slice(0, 4), quarter.slice(4))}
            </span>
            <b className="num">{words['fund.quartile'](quartile)}</b>
            <span className="num">{words['fund.placeOf'](String(place), String(of))}</span>
            <span className="num">{formatChange(value)}</span>
          </li>
        ))}
      </ol>
    </TabSection>
  );
}
