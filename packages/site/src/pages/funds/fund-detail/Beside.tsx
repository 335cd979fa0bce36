import type { FundArticleSummary, FundDetail, FundFeeTier, FundIssue } from '@bank/contract';
import { addressWith } from '../../../parts/lists/filters/address-with.ts';
import { dayInData, shortDay } from '../../../base/format/day.ts';
import { formatLargeMoney } from '../../../base/format/large-money.ts';
import { formatPercent } from '../../../base/format/percent.ts';
import { fundNewsPath } from '../../../parts/links/fund-paths.ts';
import { latePart } from '../../../base/state/LatePart.tsx';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { Term } from '../../../parts/terms/Term.tsx';
import type { PageQuery } from '../../../base/page/page-module.ts';
import { PurchaseFee } from './PurchaseFee.tsx';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './Beside.module.css';
import { Buying } from './Buying.tsx';
import { Facts, type Fact } from './Facts.tsx';
import { canBeBought, hasEnded } from '../parts/fund-state.ts';
import { shareClassOf } from '../parts/share-class.ts';
import { fundDetailWords } from '../../../words/funds/fund-detail/words.ts';

export const redeemLadder = latePart('redeem-ladder', () =>
  import('./RedeemLadder.tsx').then(({ RedeemLadder }) => RedeemLadder),
);

interface BesideProps {
  fund: FundDetail;
  fees: readonly FundFeeTier[];
  /** Of a fund that is being raised: it has no day of inception and no size. */
  issue: FundIssue | undefined;
  notices: readonly FundArticleSummary[];
  path: string;
  query: PageQuery;
}

/** What a buyer must know, who runs the fund, and its newest notices. */
export function Beside({ fund, fees, issue, notices, path, query }: BesideProps) {
  const to = useAddress();
  const words = useWords(fundDetailWords);
  const here = useSite();
  return (
    <div className={styles.beside}>
      <Buying fund={fund} fees={fees} />
      {canBeBought(fund) ? <PurchaseFee fund={fund} fees={fees} path={path} query={query} /> : null}
      {hasEnded(fund) ? null : <redeemLadder.Part fees={fees} />}
      <section aria-labelledby="fund-overview">
        <h2 id="fund-overview">{words['fund.overview']}</h2>
        <Facts facts={useOverview(fund, fees, issue)} />
      </section>
      <section aria-labelledby="fund-latest">
        <h2 id="fund-latest">{words['fund.latest']}</h2>
        {notices.length === 0 ? <p className={styles.none}>{words['fund.noNotices']}</p> : null}
        <ul className={styles.notices}>
          {notices.slice(0, 4).map(({ id, columnId, title, publishDate }) => (
            <li key={id}>
              <a href={to(fundNewsPath(columnId, { id }))}>{title}</a>
              <time className="num" dateTime={publishDate}>
                {shortDay(publishDate, here)}
              </time>
            </li>
          ))}
        </ul>
        {notices.length === 0 ? null : (
          <p className={styles.more}>
            <a href={addressWith(path, { fundCode: fund.fundCode }, { tab: 'notices' })}>
              {words['fund.latestMore']}
            </a>
          </p>
        )}
      </section>
    </div>
  );
}

function useOverview(fund: FundDetail, fees: readonly FundFeeTier[], issue: FundIssue | undefined): Fact[] {
  const here = useSite();
  const { language } = here;
  const words = useWords(fundDetailWords);
  const and = language === 'CN' ? '、' : ', ';
  const day = (given: string) => dayInData(given, language);
  const begun: Fact[] =
    issue === undefined
      ? [
          ['setup', words['fund.setup'], day(fund.setupDate)],
          [
            'scale',
            words['fund.scale'],
            words['fund.scaleOn'](
              formatLargeMoney(fund.scale, 'CNY', language),
              shortDay(fund.scaleDate, here),
            ),
          ],
        ]
      : [['raise', words['fund.raise'], words['fund.between'](day(issue.raiseStart), day(issue.raiseEnd))]];
  const shareClass = shareClassOf(fund);
  const yearly = yearlyFees(fees);
  return [
    ['name', words['fund.fullName'], fund.fullName],
    ...(shareClass === undefined
      ? []
      : [['class', words['fund.class'], words['fund.classIs'](shareClass)] as const]),
    ...begun,
    [
      'managers',
      words['fund.managers'],
      fund.managers.map(({ name }) => name).join(and) || words['fund.none'],
    ],
    ['company', words['fund.company'], fund.companyName],
    ['custodian', words['fund.custodian'], fund.custodian],
    [
      'benchmark',
      <Term key="term" code="BENCHMARK">
        {words['fund.benchmark']}
      </Term>,
      fund.benchmark,
    ],
    ...(yearly === undefined ? [] : [['yearly', words['fund.yearlyFees'], yearly] as const]),
  ];
}

/** `1.20% / 0.20%`: what runs the fund and what keeps its assets, each year. */
function yearlyFees(fees: readonly FundFeeTier[]): string | undefined {
  const rates = ['MANAGE', 'CUSTODY'].flatMap(
    (type) => fees.find(({ feeType }) => feeType === type)?.rate ?? [],
  );
  return rates.length < 2 ? undefined : rates.map((rate) => formatPercent(rate)).join(' / ');
}
