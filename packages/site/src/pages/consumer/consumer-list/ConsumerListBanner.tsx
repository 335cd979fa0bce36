import { COLUMNS, type EduList } from '@bank/contract';
import { RailFacts, type RailFact } from '@bank/ui';
import { PageBanner } from '../../../parts/banner/PageBanner.tsx';
import { FilterChips } from '../../../parts/lists/FilterChips.tsx';
import { ListSearch } from '../../../parts/lists/ListSearch.tsx';
import { ListTools } from '../../../parts/lists/ListTools.tsx';
import { zoneList, type ListQuery } from '../parts/zone-address.ts';
import type { PageProps } from '../../../base/page/page-module.ts';
import { protectionWords } from '../../../words/consumer/protection/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { isNarrowed, type ConsumerListData } from './load-consumer-list.ts';
import { useAddress } from '../../../parts/links/use-address.ts';

/** How a swindle begins, or that it has been one. */
const TRICKS = ['share', 'code', 'yield', 'gone'] as const;

/**
 * A column of the zone: how much is in it, a search in it, by reader and by kind; what to do about four tricks, or
 * how a complaint goes. */
export function ConsumerListBanner({ data, record, query }: PageProps<ConsumerListData>) {
  const words = useWords(protectionWords);
  const { columnId, columnName, found } = data;
  const chosen: ListQuery = { ...query, column: columnId };
  // What stands on one page needs no search.
  const isSearched = data.kind === 'lessons' || isNarrowed(chosen) || found.total > found.pageSize;
  const tricks = TRICKS.map((trick) => ({
    label: words['protection.tricks'][trick],
    value: words['protection.answers'][trick],
  }));
  const facts = data.kind === 'lessons' ? tricks : complaintFacts(data);
  return (
    <PageBanner
      lead={data.kind === 'lessons' ? words['protection.lessonsLead'] : undefined}
      rail={facts.length === 0 ? undefined : <RailFacts facts={facts} />}
    >
      {isSearched ? (
        <ListTools>
          <ListSearch
            action={record.path}
            fields={{ column: columnId, audience: chosen.audience, media: chosen.media }}
            keyword={chosen.keyword}
            words={{
              prompt: words['protection.searchIn'](columnName),
              field: words['protection.keywordLabel'],
              go: words['protection.search'],
            }}
          />
          {data.kind === 'lessons' ? <LessonChips found={data.found} chosen={chosen} /> : null}
        </ListTools>
      ) : undefined}
    </PageBanner>
  );
}

/** How soon a complaint is dealt with; where the page itself says so, where it can be made. */
function complaintFacts({ columnId, complaint }: Extract<ConsumerListData, { kind: 'texts' }>): RailFact[] {
  const shown = columnId === COLUMNS.complaints ? complaint.channels : complaint.steps;
  return shown.slice(0, 4).map(({ name, category, summary, url }) => ({
    label: columnId === COLUMNS.complaints ? (category ?? summary) : name,
    value: columnId === COLUMNS.complaints ? name : (category ?? summary),
    href: url,
  }));
}

/** Two rows of links, by reader and by kind, each with what it would leave. */
function LessonChips({ found, chosen }: { found: EduList; chosen: ListQuery }) {
  const to = useAddress();
  const words = useWords(protectionWords);
  const all = words['protection.all'];
  const first = { ...chosen, page: undefined };
  return (
    <>
      <FilterChips
        label={words['protection.byAudience']}
        chips={[
          {
            name: all,
            href: to(zoneList({ ...first, audience: undefined })),
            isCurrent: chosen.audience === undefined,
          },
          ...found.audiences.map(({ code, count }) => ({
            name: words['protection.audiences'][code],
            count,
            href: to(zoneList({ ...first, audience: code })),
            isCurrent: chosen.audience === code,
          })),
        ]}
      />
      <FilterChips
        label={words['protection.byKind']}
        chips={[
          {
            name: all,
            href: to(zoneList({ ...first, media: undefined })),
            isCurrent: chosen.media === undefined,
          },
          ...found.mediaTypes.map(({ code, count }) => ({
            name: words['protection.kinds'][code],
            count,
            href: to(zoneList({ ...first, media: code })),
            isCurrent: chosen.media === code,
          })),
        ]}
      />
    </>
  );
}
