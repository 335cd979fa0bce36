import type { ReactNode } from 'react';
import type { FundArticleSummary, FundDetail, FundFeeTier } from '@bank/contract';
import { addressWith } from '../../../parts/lists/filters/address-with.ts';
import { dayInData, shortDay } from '../../../base/format/day.ts';
import { formatLargeMoney } from '../../../base/format/large-money.ts';
import { formatMoney } from '../../../base/format/money.ts';
import { formatPercent } from '../../../base/format/percent.ts';
import { BuyRate } from '../parts/BuyRate.tsx';
import { fundNewsPath } from '../../../parts/links/fund-paths.ts';
import { useChrome } from '../../../frame/layouts/use-chrome.ts';
import { latePart } from '../../../base/state/LatePart.tsx';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { Term } from '../../../parts/terms/Term.tsx';
import type { PageQuery } from '../../../base/page/page-module.ts';
import { PurchaseFee } from './PurchaseFee.tsx';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './Beside.module.css';
import { daysInWords, lowestRedeemTier, usualPurchaseTier } from './fee-words.ts';
import { fundWords } from '../../../words/funds/funds/words.ts';
import { fundDetailWords } from '../../../words/funds/fund-detail/words.ts';

export const redeemLadder = latePart('redeem-ladder', () =>
  import('./RedeemLadder.tsx').then(({ RedeemLadder }) => RedeemLadder),
);

type Fact = readonly [key: string, name: ReactNode, value: ReactNode];

interface BesideProps {
  fund: FundDetail;
  fees: readonly FundFeeTier[];
  notices: readonly FundArticleSummary[];
  path: string;
  query: PageQuery;
}

/** What a buyer must know, who runs the fund, and its newest notices. */
export function Beside({ fund, fees, notices, path, query }: BesideProps) {
  const to = useAddress();
  const words = useWords(fundDetailWords);
  const here = useSite();
  const { qr } = useChrome();
  const [code] = qr;
  return (
    <div className={styles.beside}>
      <section className={styles.buying} aria-labelledby="fund-buying">
        <h2 id="fund-buying">{words['fund.buying']}</h2>
        <Facts facts={useBuying(fund, fees)} />
        <div className={styles.code}>
          {code === undefined ? null : (
            <img src={code.url} alt={code.title} width={84} height={84} loading="lazy" />
          )}
          <p>{words['fund.showOnly']}</p>
        </div>
      </section>
      <PurchaseFee fund={fund} fees={fees} path={path} query={query} />
      <redeemLadder.Part fees={fees} />
      <section aria-labelledby="fund-overview">
        <h2 id="fund-overview">{words['fund.overview']}</h2>
        <Facts facts={useOverview(fund, fees)} />
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

function useBuying(fund: FundDetail, fees: readonly FundFeeTier[]): Fact[] {
  const { language } = useSite();
  const all = useWords(fundWords);
  const words = useWords(fundDetailWords);
  const money = (amount: string) => formatMoney(amount, 'CNY', language);
  const purchase = usualPurchaseTier(fees);
  const redeem = lowestRedeemTier(fees);
  const dealing = [
    all[fund.purchasable === '1' ? 'funds.buyable' : 'funds.notBuyable'],
    all[fund.redeemable === '1' ? 'funds.redeemable' : 'funds.notRedeemable'],
  ].join(language === 'CN' ? '，' : ', ');
  return [
    ['state', words['fund.state'], dealing],
    ['minimum', words['fund.minimum'], money(fund.minAmount)],
    ...(fund.planMinAmount === undefined
      ? []
      : [['plan', words['fund.planMinimum'], money(fund.planMinAmount)] as const]),
    [
      'buy',
      purchase?.maxAmount === undefined
        ? words['fund.buyRatePlain']
        : words['fund.buyRate'](money(purchase.maxAmount)),
      <BuyRate key="rate" fund={fund} />,
    ],
    ...(redeem?.minDays === undefined
      ? []
      : [
          [
            'redeem',
            words['fund.redeemRate'](daysInWords(redeem.minDays, words)),
            formatPercent(redeem.rate),
          ] as const,
        ]),
    ['confirm', words['fund.confirm'], fund.buyConfirm],
    ['arrival', words['fund.arrival'], fund.redeemArrival],
  ];
}

function useOverview(fund: FundDetail, fees: readonly FundFeeTier[]): Fact[] {
  const here = useSite();
  const { language } = here;
  const words = useWords(fundDetailWords);
  const and = language === 'CN' ? '、' : ', ';
  const scale = words['fund.scaleOn'](
    formatLargeMoney(fund.scale, 'CNY', language),
    shortDay(fund.scaleDate, here),
  );
  const yearly = yearlyFees(fees);
  return [
    ['name', words['fund.fullName'], fund.fullName],
    ['setup', words['fund.setup'], dayInData(fund.setupDate, language)],
    ['scale', words['fund.scale'], scale],
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

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([key, name, value]) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
