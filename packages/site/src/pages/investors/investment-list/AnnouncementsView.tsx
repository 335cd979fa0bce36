import { ANNOUNCE_TYPES, otherLanguage, type AnnouncementList } from '@bank/contract';
import { Icon } from '@bank/ui';
import { Filters } from '../../../parts/lists/filters/Filters.tsx';
import { ResultBar } from '../../../parts/lists/filters/ResultBar.tsx';
import { addressWith } from '../../../parts/lists/filters/address-with.ts';
import type { FilterGroup, FilterKeyword } from '../../../parts/lists/filters/filter-group.ts';
import { ChoiceLinks } from '../../../parts/lists/ChoiceLinks.tsx';
import { AnnouncementRows } from '../parts/AnnouncementRows.tsx';
import { announcementsFeed } from '../parts/investment-files.ts';
import type { PageQuery } from '../../../base/page/page-module.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { ListBody, NothingHere } from '../../../parts/lists/ListBody.tsx';
import { ListPages } from '../../../parts/lists/ListPages.tsx';
import { investmentWords } from '../../../words/investors/investment/words.ts';
import styles from './AnnouncementsView.module.css';

interface AnnouncementsViewProps {
  found: AnnouncementList;
  path: string;
  query: PageQuery;
}

/** All announcements with their limits in the address (IR-1). */
export function AnnouncementsView({ found, path, query }: AnnouncementsViewProps) {
  const { language } = useSite();
  const words = useWords(investmentWords);
  const { keyword, groups } = useLimits(query);
  return (
    <div className={styles.view}>
      <div data-stay="">
        <ChoiceLinks
          label={words.years}
          look="tabs"
          choices={[
            {
              name: words.allYears,
              href: addressWith(path, query, { year: undefined }),
              isCurrent: query['year'] === undefined,
            },
            ...found.years.map((year) => ({
              name: year,
              href: addressWith(path, query, { year }),
              isCurrent: query['year'] === year,
            })),
          ]}
        />
      </div>
      <Filters
        path={path}
        query={query}
        fields={{ column: query['column'], year: query['year'] }}
        keyword={keyword}
        groups={groups}
        words={{ ...words, ...words.filter }}
      />
      <ResultBar
        count={words.found(found.total)}
        note={
          <a className={styles.feed} href={announcementsFeed(language)} data-reload="">
            <Icon name="news" size={14} />
            {words.feed}
          </a>
        }
      />
      <ListBody found={found} path={path} query={query} none={<NothingHere text={words.none} />}>
        {' '}
        <AnnouncementRows announcements={found.list} />
      </ListBody>
      <ListPages found={found} path={path} query={query} total={words.total} />
      <p className={styles.note}>{words.listNote}</p>
    </div>
  );
}

function useLimits(query: PageQuery): { keyword: FilterKeyword; groups: FilterGroup[] } {
  const { language } = useSite();
  const words = useWords(investmentWords);
  return {
    keyword: {
      name: 'keyword',
      label: words.keyword,
      placeholder: words.placeholder,
      value: query['keyword'] ?? '',
    },
    groups: [
      {
        kind: 'ONE',
        name: 'type',
        label: words.type,
        any: words.anyType,
        options: ANNOUNCE_TYPES.map((type) => ({ value: type, label: words.types[type] })),
        chosen: query['type'],
      },
      {
        kind: 'ONE',
        name: 'document',
        label: words.documentLanguage,
        any: words.ownLanguage,
        options: [{ value: otherLanguage(language), label: words.otherLanguage }],
        chosen: query['document'],
      },
    ],
  };
}
