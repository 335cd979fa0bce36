import { useMemo, useState } from 'react';
import { TextLink, VisuallyHidden } from '@bank/ui';
import { RISK_LEVELS, type FieldFund, type FundField as Field, type FundYear } from '@bank/contract';
import { compareStore } from '../../../../parts/compare/compare-store.ts';
import { sayInTray } from '../../../../parts/compare/tray-messages.ts';
import { dayInData } from '../../../../base/format/day.ts';
import { formatDecimal } from '../../../../base/format/decimal.ts';
import { formatChange, formatPercent } from '../../../../base/format/percent.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { fundHomeWords } from '../../../../words/funds/fund-home/words.ts';
import { FUND_METHODS_PATH } from '../../../../parts/links/fund-paths.ts';
import { FallStrip } from './FallStrip.tsx';
import { FieldLegend } from './FieldLegend.tsx';
import { FieldPlot } from './FieldPlot.tsx';
import { useAddress } from '../../../../parts/links/use-address.ts';
import styles from './FundField.module.css';
import { PickPanel } from './PickPanel.tsx';
import { NARROW, WIDE, boundsOf, placedOn, scaleOf } from './field-scale.ts';
import { useFundYear } from './fund-years.ts';
import { nearestStar } from './nearest-star.ts';
import { pickFund, usePickedFund } from './picked-fund.ts';

export interface FundFieldProps {
  field: Field;
  /** How many funds are not in the field because they have not begun, or have ended. */
  raising: number;
  ended: number;
  /** Of the fund that is picked at first. */
  year: FundYear;
  /** The level that the address names. */
  level: FieldFund['riskLevel'] | undefined;
  /** The page with another level; undefined for all. */
  path: string;
}

/** All funds of a year by risk and return, the one that is picked beside them, and below how deep each type fell. */
export function FundField({ field, raising, ended, year: given, level: asked, path }: FundFieldProps) {
  const to = useAddress();
  const { language, words: site } = useSite();
  const words = useWords(fundHomeWords);
  const { list, riskFree } = field;
  const [level, setLevel] = useState(asked);
  const bounds = useMemo(() => boundsOf(list), [list]);
  const byCode = useMemo(() => new Map(list.map((fund) => [fund.fundCode, fund])), [list]);
  const pickedCode = usePickedFund();
  const first = byCode.get(given.fundCode) ?? list[0];
  const picked =
    byCode.get(pickedCode ?? '') ?? (first === undefined ? undefined : within(list, first, level));
  const year = useFundYear(picked?.fundCode ?? '', given, language);
  const [said, setSaid] = useState('');
  if (picked === undefined) return null;

  const peers = peersOf(list, picked);
  const pick = (fundCode: string) => {
    const fund = byCode.get(fundCode);
    if (fund === undefined) return;
    pickFund(fundCode);
    setSaid(
      words['zone.readout']({
        name: fund.fundName,
        type: site['home.fundTypes'][fund.fundType],
        risk: `${fund.riskLevel} ${site['home.riskLevel'][fund.riskLevel]}`,
        year: formatChange(fund.year),
        volatility: formatPercent(fund.stdDev),
        fall: formatPercent(fund.maxDrawdown),
        sharpe: fund.sharpe === '' ? words['zone.notApplicable'] : formatDecimal(fund.sharpe, 2),
        place: words['zone.placeOf'](String(fund.place), String(peersOf(list, fund).length)),
      }),
    );
  };
  const choose = (wanted: FundFieldProps['level']) => {
    setLevel(wanted);
    const next = within(list, picked, wanted);
    if (next !== picked) pick(next.fundCode);
  };
  const onEnter = () => {
    const item = { code: picked.fundCode, name: picked.fundName };
    sayInTray('fund', { change: compareStore('fund').toggle(item), item });
  };
  const volatilities = list.map(({ stdDev }) => Number(stdDev));
  const years = list.map(({ year: change }) => Number(change));
  const label = words['zone.fieldLabel'](list.length, {
    calm: formatPercent(Math.min(...volatilities).toFixed(2)),
    wild: formatPercent(Math.max(...volatilities).toFixed(2)),
    low: formatChange(Math.min(...years).toFixed(2)),
    high: formatChange(Math.max(...years).toFixed(2)),
  });
  const plot = {
    bounds,
    funds: list,
    riskFree,
    level,
    picked,
    onPick: pick,
    onEnter,
    words: { label, keys: words['zone.fieldKeys'] },
  };
  return (
    <>
      <section className={styles.night} data-tone="night" aria-labelledby="fund-field">
        <div className={styles.content}>
          <div className={styles.head}>
            <div>
              <h2 className={styles.title} id="fund-field" tabIndex={-1}>
                {words['zone.field']}
              </h2>
              <p className={styles.text}>{words['zone.fieldText'](dayInData(field.dataDate, language))}</p>
            </div>
            <nav aria-label={words['zone.levels']} data-stay="">
              <ul className={styles.levels}>
                {[undefined, ...RISK_LEVELS].map((one) => {
                  const count =
                    one === undefined ? list.length : list.filter((fund) => fund.riskLevel === one).length;
                  return (
                    <li key={one ?? ''}>
                      <a
                        className={styles.level}
                        href={one === undefined ? path : `${path}?risk=${one}`}
                        aria-current={one === level ? 'true' : undefined}
                        onClick={(event) => {
                          event.preventDefault();
                          choose(one);
                        }}
                      >
                        {`${one ?? words['zone.everyLevel']} `}
                        <span className="num">{count}</span>
                      </a>
                    </li>
                  );
                })}
              </ul>
            </nav>
          </div>
          <div className={styles.split}>
            <div>
              <FieldPlot size={WIDE} {...plot} />
              <FieldPlot size={NARROW} {...plot} />
              <div className={styles.foot}>
                <FieldLegend funds={list} />
                <p className={styles.ways}>
                  <a href={`${path}?view=table`}>{words['zone.asTable']}</a>
                  <a
                    href={`/download/funds.csv?sort=sharpe-down${level === undefined ? '' : `&risk=${level}`}${language === 'EN' ? '&language=EN' : ''}`}
                    download=""
                  >
                    {words['zone.csv']}
                  </a>
                </p>
              </div>
            </div>
            <PickPanel fund={picked} peers={peers} year={year} />
          </div>
          <VisuallyHidden>
            <span role="status">{said}</span>
          </VisuallyHidden>
          <p className={styles.note}>
            {words['zone.notDrawn'](field.young, raising, ended)}
            {words['zone.note'](riskFree === '' ? '' : formatPercent(riskFree))}{' '}
            <TextLink href={to(FUND_METHODS_PATH)}>{words['zone.methods']}</TextLink>
          </p>
        </div>
      </section>
      <FallStrip funds={list} picked={picked} year={typeof year === 'string' ? undefined : year} />
    </>
  );
}

function peersOf(list: readonly FieldFund[], { fundType }: FieldFund): FieldFund[] {
  return list.filter((fund) => fund.fundType === fundType).sort((a, b) => a.place - b.place);
}

/** The fund itself where it has the level, else the one of the level that lies nearest to it: no choice of ours. */
function within(list: readonly FieldFund[], fund: FieldFund, level: FundFieldProps['level']): FieldFund {
  if (level === undefined || fund.riskLevel === level) return fund;
  const scale = scaleOf(WIDE, boundsOf(list));
  const [at] = placedOn(scale, [fund]);
  const open = placedOn(
    scale,
    list.filter(({ riskLevel }) => riskLevel === level),
  );
  return (at && nearestStar(open, at, Infinity)?.fund) ?? fund;
}
