import { COLUMNS, type AnnouncementList } from '@bank/contract';
import { FeedLink } from '../../../parts/lists/FeedLink.tsx';
import { Filters } from '../../../parts/lists/filters/Filters.tsx';
import { ResultBar } from '../../../parts/lists/filters/ResultBar.tsx';
import { AnnouncementRows } from '../parts/AnnouncementRows.tsx';
import type { PageQuery } from '../../../base/page/page-module.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { ListBody, NothingHere } from '../../../parts/lists/ListBody.tsx';
import { ListPages } from '../../../parts/lists/ListPages.tsx';
import { investmentWords } from '../../../words/investors/investment/words.ts';
import styles from './AnnouncementsView.module.css';
import { ANNOUNCEMENT_FORM, announcementLimits } from './announcement-limits.ts';

interface AnnouncementsViewProps {
  found: AnnouncementList;
  path: string;
  query: PageQuery;
}

/** All announcements with their limits in the address (IR-1); the keyword and the years stand in the banner. */
export function AnnouncementsView({ found, path, query }: AnnouncementsViewProps) {
  const { language } = useSite();
  const words = useWords(investmentWords);
  const { keyword, groups } = announcementLimits(query, language, words);
  return (
    <div className={styles.view}>
      <Filters
        id={ANNOUNCEMENT_FORM}
        path={path}
        query={query}
        fields={{ column: query['column'], year: query['year'] }}
        keyword={keyword}
        groups={groups}
        words={{ ...words, ...words.filter }}
      />
      <ResultBar count={words.found(found.total)} note={<FeedLink columnId={COLUMNS.announcements} />} />
      <ListBody found={found} path={path} query={query} none={<NothingHere text={words.none} />}>
        {' '}
        <AnnouncementRows announcements={found.list} />
      </ListBody>
      <ListPages found={found} path={path} query={query} total={words.total} />
      <p className={styles.note}>{words.listNote}</p>
    </div>
  );
}
