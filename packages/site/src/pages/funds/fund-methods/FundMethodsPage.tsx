import { SectionHead, TextLink } from '@bank/ui';
import type { FieldFund, Fund, FundYear } from '@bank/contract';
import { dayInData } from '../../../base/format/day.ts';
import { formatPercent } from '../../../base/format/percent.ts';
import type { PageProps } from '../../../base/page/page-module.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import table from '../../../parts/blocks/price-table.module.css';
import { FUND_ZONE_PATH, fundPath } from '../../../parts/links/fund-paths.ts';
import { glossaryPath } from '../../../parts/terms/glossary-path.ts';
import { fundMethodsWords } from '../../../words/funds/fund-methods/words.ts';
import { FundBanner } from '../parts/FundBanner.tsx';
import { FallLine } from './FallLine.tsx';
import { WorkedExample } from './WorkedExample.tsx';
import styles from './FundMethodsPage.module.css';

export interface FundMethodsData {
  dataDate: string;
  /** Per cent a year; '' where the bank publishes no one-year deposit. */
  riskFree: string;
  young: number;
  /** A fund by which figures are worked out, and how many of its type are compared; absent where none has a year. */
  example: { fund: FieldFund; year: FundYear; peers: number } | undefined;
  /** How many funds of each type are compared, most first. */
  peers: { type: Fund['fundType']; count: number }[];
}

/** Every figure of the fund zone: what it says, how it is worked out, on what authority, among which peers. */
export function FundMethodsPage({ data, language }: PageProps<FundMethodsData>) {
  const to = useAddress();
  const { words: site } = useSite();
  const words = useWords(fundMethodsWords);
  const { dataDate, riskFree, young, peers, example } = data;
  return (
    <>
      <FundBanner>
        <p className={styles.lead}>{words['methods.lead']}</p>
        {example === undefined ? null : (
          <p className={styles.lead}>
            {words['methods.by']}
            <TextLink href={to(fundPath(example.fund.fundCode))}>{example.fund.fundName}</TextLink>
          </p>
        )}
      </FundBanner>
      <div className={styles.page}>
        <section className={styles.part} aria-labelledby="methods-figures">
          <SectionHead id="methods-figures" title={words['methods.figures']} />
          <div>
            {Object.entries(words['methods.name']).map(([id, name]) => (
              <article key={id} className={styles.method} aria-labelledby={id}>
                <h3 className={styles.name} id={id}>
                  {name}
                </h3>
                <div className={styles.text}>
                  <p>
                    {words['methods.says'][id]}
                    {id === 'sharpe' && riskFree !== ''
                      ? ` ${words['methods.riskFree'](formatPercent(riskFree))}`
                      : null}
                  </p>
                  <dl>
                    <dt>{words['methods.formula']}</dt>
                    <dd>{words['methods.formulas'][id]}</dd>
                    <dt>{words['methods.source']}</dt>
                    <dd>{words['methods.sources'][id]}</dd>
                    {example === undefined ? null : (
                      <WorkedExample id={id} riskFree={riskFree} {...example} />
                    )}
                  </dl>
                  {id === 'drawdown' && example !== undefined ? <FallLine {...example} /> : null}
                </div>
              </article>
            ))}
          </div>
        </section>
        <section className={styles.part} aria-labelledby="methods-peers">
          <SectionHead id="methods-peers" title={words['methods.peers']} />
          <p>{words['methods.peersText'](dataDate === '' ? '–' : dayInData(dataDate, language))}</p>
          <table className={`${table.table} ${styles.peers}`} aria-labelledby="methods-peers">
            <thead>
              <tr>
                <th scope="col" className={table.text}>
                  {words['methods.type']}
                </th>
                <th scope="col">{words['methods.count']}</th>
              </tr>
            </thead>
            <tbody>
              {peers.map(({ type, count }) => (
                <tr key={type}>
                  <th scope="row" className={table.text}>
                    {site['home.fundTypes'][type]}
                  </th>
                  <td className="num">{count}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {young === 0 ? null : <p>{words['methods.young'](young)}</p>}
        </section>
        <section className={styles.part} aria-labelledby="methods-when">
          <SectionHead id="methods-when" title={words['methods.when']} />
          <p>{words['methods.whenText']}</p>
        </section>
        <p className={styles.ways}>
          <TextLink href={to(FUND_ZONE_PATH)}>{words['methods.toField']}</TextLink>
          <TextLink href={glossaryPath(language)}>{words['methods.toGlossary']}</TextLink>
        </p>
      </div>
    </>
  );
}
