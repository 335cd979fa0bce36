import { ACTIVITY_STATUSES, type Activity, type ActivityList } from '@bank/contract';
import { RailFacts, type RailFact } from '@bank/ui';
import { PageBanner } from '../../../parts/banner/PageBanner.tsx';
import { addressWith } from '../../../parts/lists/filters/address-with.ts';
import { FilterChips } from '../../../parts/lists/FilterChips.tsx';
import { ListSearch } from '../../../parts/lists/ListSearch.tsx';
import { ListTools } from '../../../parts/lists/ListTools.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import { eventWords, type EventWords } from '../../../words/personal/events/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

/** How many activities are on, a search in them by how far they have come, and which one ends or starts next. */
export function EventListBanner({ data, record, query }: PageProps<ActivityList>) {
  const words = useWords(eventWords);
  const { path } = record;
  const { status, keyword } = query;
  // Only the first page holds what ends and starts before all else.
  const facts = data.pageNum === 1 ? nextOf(data.list, words) : [];
  return (
    <PageBanner
      lead={words.lead(data.counts.CURRENT)}
      rail={facts.length === 0 ? undefined : <RailFacts facts={facts} />}
    >
      <ListTools>
        <ListSearch
          action={path}
          fields={{ status }}
          keyword={keyword}
          words={{ prompt: words.placeholder, field: words.keyword, go: words.search }}
        />
        <FilterChips
          label={words.statusLabel}
          chips={[undefined, ...ACTIVITY_STATUSES].map((one) => ({
            name: words.statuses[one ?? 'ALL'] ?? '',
            href: addressWith(path, query, { status: one }),
            isCurrent: status === one,
            count: data.counts[one ?? 'ALL'],
          }))}
        />
      </ListTools>
    </PageBanner>
  );
}

/** Of what is shown, the first to end and the first to start. */
function nextOf(shown: readonly Activity[], words: EventWords): RailFact[] {
  const first = (status: Activity['status']) =>
    shown.filter((activity) => activity.status === status).toSorted((a, b) => a.days - b.days)[0];
  const [ending, starting] = [first('CURRENT'), first('UPCOMING')];
  return [
    ...(ending === undefined
      ? []
      : [{ label: words.endsNext, value: words.dated(words.endsIn(ending.days), ending.title) }]),
    ...(starting === undefined
      ? []
      : [{ label: words.startsNext, value: words.dated(words.startsIn(starting.days), starting.title) }]),
  ];
}
