import type { ActivityDetail } from '@bank/contract';
import { RailFacts } from '@bank/ui';
import { eventWords } from '../../../words/personal/events/words.ts';
import { PageBanner } from '../../../parts/banner/PageBanner.tsx';
import { PageTools } from '../../../parts/reading/PageTools.tsx';
import { useWords } from '../../../base/state/site-context.ts';
import type { PageProps } from '../../../base/page/page-module.ts';
import { EventStatus } from '../parts/EventStatus.tsx';
import { eventPeriod } from '../parts/event-period.ts';

/** What an activity is, how far it has come, when and where. */
export function EventBanner({ data: activity, language }: PageProps<ActivityDetail>) {
  const words = useWords(eventWords);
  const { area, summary } = activity;
  const facts = [
    { label: words.period, value: eventPeriod(activity, language, words) },
    ...(area.length === 0 ? [] : [{ label: words.area, value: words.areas(area.join(',')) }]),
  ];
  return (
    <PageBanner
      text={activity}
      details={<EventStatus activity={activity} />}
      lead={summary}
      rail={
        <>
          <RailFacts facts={facts} />
          <PageTools />
        </>
      }
    />
  );
}
