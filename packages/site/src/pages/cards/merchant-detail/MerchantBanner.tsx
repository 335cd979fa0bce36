import { RailFacts } from '@bank/ui';
import { dayInProse } from '../../../base/format/day.ts';
import { PageBanner } from '../../../parts/banner/PageBanner.tsx';
import { PageTools } from '../../../parts/reading/PageTools.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import { cardWords } from '../../../words/cards/cards/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import type { MerchantData } from './load-merchant.ts';
import styles from './MerchantBanner.module.css';

/** Whose offer, the offer in large, and when, for which cards and where. */
export function MerchantBanner({ data: { merchant }, language }: PageProps<MerchantData>) {
  const words = useWords(cardWords);
  const { merchantType, offer, state, startDate, endDate, times, cards, city = '', address } = merchant;
  // A range breaks between its days, never within one.
  const day = (date: string) => dayInProse(date, language).replaceAll(' ', '\u00a0');
  // A Chinese address begins with the city, which is known by then.
  const street = address?.startsWith(city) === true ? address.slice(city.length) : address;
  return (
    <PageBanner
      details={
        <>
          <span>{words.merchantTypes[merchantType]}</span>
          <span>{words.states[state]}</span>
        </>
      }
      rail={
        <>
          <RailFacts
            facts={[
              {
                label: words.period,
                value: words.span(day(startDate), day(endDate)),
              },
              { label: words.times, value: times },
              { label: words.forCards, value: cards },
              {
                label: words.address,
                value: street ?? words.onlinePlace,
              },
            ]}
          />
          <PageTools />
        </>
      }
    >
      <p className={styles.offer} data-state={state}>
        {offer}
      </p>
    </PageBanner>
  );
}
