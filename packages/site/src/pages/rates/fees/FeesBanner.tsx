import { RailFacts } from '@bank/ui';
import type { FeeList, Language } from '@bank/contract';
import type { PageProps, PageQuery } from '../../../base/page/page-module.ts';
import { dayInData } from '../../../base/format/day.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { PageBanner } from '../../../parts/banner/PageBanner.tsx';
import { ChoiceLinks, type Choice } from '../../../parts/lists/ChoiceLinks.tsx';
import { addressWith } from '../../../parts/lists/filters/address-with.ts';
import { HeadFilters } from '../../../parts/lists/filters/HeadFilters.tsx';
import { feeWords } from '../../../words/rates/fees/words.ts';
import { editionAddress } from './edition-address.ts';
import { editionsOf } from './editions-of.ts';
import { FEE_FORM, feeFilters } from './fee-filters.ts';
import type { FeesData } from './load-fees.ts';
import styles from './FeesBanner.module.css';

/** A search over all fees, what is free and what is to come; since when the list is in force, and how much of it is free. */
export function FeesBanner({ data, record, query, language }: PageProps<FeesData>) {
  const words = useWords(feeWords);
  if (data.isUnknown === true) return <PageBanner />;
  const { current, coming } = editionsOf(data);
  const day = (edition: { effectiveDate: string }) => dayInData(edition.effectiveDate, language);
  return (
    <PageBanner
      rail={
        <RailFacts
          facts={[
            ...(current === undefined ? [] : [{ label: words.since, value: day(current) }]),
            { label: words.items, value: String(data.counts.all), unit: words.itemUnit },
            { label: words.freeItems, value: String(data.counts.free), unit: words.itemUnit },
            ...(coming === undefined ? [] : [{ label: words.nextEdition, value: day(coming) }]),
          ]}
        />
      }
    >
      <div className={styles.tool}>
        <HeadFilters form={FEE_FORM} keyword={feeFilters(data, query, words).keyword} go={words.search} />
        <ChoiceLinks label={words.tabs} choices={views(data, record.path, query, language)} />
      </div>
    </PageBanner>
  );
}

function views(list: FeeList, path: string, query: PageQuery, language: Language): Choice[] {
  const words = feeWords.of(language);
  const isFree = query['pricing'] === '3';
  const { coming } = editionsOf(list);
  const isComing = list.version === coming?.effectiveDate;
  return [
    {
      name: words.all(list.counts.all),
      href: addressWith(path, query, { pricing: undefined }),
      isCurrent: !isFree && !isComing,
    },
    {
      name: words.free(list.counts.free),
      href: addressWith(path, query, { pricing: '3' }),
      isCurrent: isFree,
    },
    ...(coming === undefined
      ? []
      : [
          {
            name: words.comingFrom(dayInData(coming.effectiveDate, language)),
            href: editionAddress(path, coming.effectiveDate, undefined),
            isCurrent: isComing && !isFree,
          },
        ]),
  ];
}
