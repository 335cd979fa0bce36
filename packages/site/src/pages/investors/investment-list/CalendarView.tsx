import type { InvestorEvent } from '@bank/contract';
import { Icon } from '@bank/ui';
import { EventRows } from '../parts/EventRows.tsx';
import { calendarFile } from '../parts/investment-files.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { Part } from '../../../parts/reading/Part.tsx';
import { investmentWords } from '../../../words/investors/investment/words.ts';

interface CalendarViewProps {
  upcoming: readonly InvestorEvent[];
  /** Newest first. */
  past: readonly InvestorEvent[];
}

/** The investor calendar, to take along as a whole or date by date (IR-4). */
export function CalendarView({ upcoming, past }: CalendarViewProps) {
  const { language } = useSite();
  const words = useWords(investmentWords);
  return (
    <>
      <Part
        id="upcoming"
        title={words.upcoming}
        note={words.wholeCalendarNote}
        action={
          <a href={calendarFile(language)} download="investor-calendar.ics">
            <Icon name="download" size={16} />
            {words.wholeCalendar}
          </a>
        }
      >
        {upcoming.length === 0 ? <p>{words.noUpcoming}</p> : <EventRows events={upcoming} />}
      </Part>
      {past.length === 0 ? null : (
        <Part id="past" title={words.past}>
          <EventRows events={past} isPast />
        </Part>
      )}
    </>
  );
}
