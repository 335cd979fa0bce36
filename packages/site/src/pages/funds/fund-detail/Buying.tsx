import type { FundDetail, FundFeeTier } from '@bank/contract';
import { formatMoney } from '../../../base/format/money.ts';
import { formatPercent } from '../../../base/format/percent.ts';
import { joinedClauses } from '../../../base/format/punctuation.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { useChrome } from '../../../frame/layouts/use-chrome.ts';
import { fundDetailWords } from '../../../words/funds/fund-detail/words.ts';
import { fundWords } from '../../../words/funds/funds/words.ts';
import { lowerFirst } from '../../../words/loading/lower-first.ts';
import { BuyRate } from '../parts/BuyRate.tsx';
import { canBeBought, dealingOf, hasEnded } from '../parts/fund-state.ts';
import styles from './Buying.module.css';
import { Facts, type Fact } from './Facts.tsx';
import { daysInWords, lowestRedeemTier, usualPurchaseTier } from './fee-words.ts';

interface BuyingProps {
  fund: FundDetail;
  fees: readonly FundFeeTier[];
}

/** What a buyer must know and where to buy; of a fund that cannot be bought, that it cannot. */
export function Buying({ fund, fees }: BuyingProps) {
  const { language } = useSite();
  const all = useWords(fundWords);
  const words = useWords(fundDetailWords);
  const purchase = usePurchase(fund, fees);
  const redemption = useRedemption(fund, fees);
  const isBuyable = canBeBought(fund);
  const dealing: Fact = [
    'state',
    words['fund.state'],
    joinedClauses(
      dealingOf(fund, all).map((part, index) => (index === 0 ? part : lowerFirst(part))),
      language,
    ),
  ];
  return (
    <section className={styles.buying} aria-labelledby="fund-buying">
      <h2 id="fund-buying">{words[isBuyable ? 'fund.buying' : 'fund.dealing']}</h2>
      <Facts facts={[dealing, ...(isBuyable ? purchase : []), ...(hasEnded(fund) ? [] : redemption)]} />
      {isBuyable ? <Code /> : null}
      {isBuyable || hasEnded(fund) ? null : <p className={styles.closed}>{words['fund.cannotBuy']}</p>}
    </section>
  );
}

function Code() {
  const words = useWords(fundDetailWords);
  const { qr } = useChrome();
  const [code] = qr;
  return (
    <div className={styles.code}>
      {code === undefined ? null : (
        <img src={code.url} alt={code.title} width={84} height={84} loading="lazy" />
      )}
      <p>{words['fund.showOnly']}</p>
    </div>
  );
}

function usePurchase(fund: FundDetail, fees: readonly FundFeeTier[]): Fact[] {
  const { language } = useSite();
  const words = useWords(fundDetailWords);
  const money = (amount: string) => formatMoney(amount, 'CNY', language);
  const tier = usualPurchaseTier(fees);
  return [
    ['minimum', words['fund.minimum'], money(fund.minAmount)],
    ...(fund.planMinAmount === undefined
      ? []
      : [['plan', words['fund.planMinimum'], money(fund.planMinAmount)] as const]),
    [
      'buy',
      tier?.maxAmount === undefined
        ? words['fund.buyRatePlain']
        : words['fund.buyRate'](money(tier.maxAmount)),
      <BuyRate key="rate" fund={fund} />,
    ],
    ['confirm', words['fund.confirm'], fund.buyConfirm],
  ];
}

function useRedemption(fund: FundDetail, fees: readonly FundFeeTier[]): Fact[] {
  const words = useWords(fundDetailWords);
  const tier = lowestRedeemTier(fees);
  const arrival: Fact = ['arrival', words['fund.arrival'], fund.redeemArrival];
  if (tier?.minDays === undefined) return [arrival];
  return [
    ['redeem', words['fund.redeemRate'](daysInWords(tier.minDays, words)), formatPercent(tier.rate)],
    arrival,
  ];
}
