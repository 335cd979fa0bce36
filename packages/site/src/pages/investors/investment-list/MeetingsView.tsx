import type { Announcement, InvestorEvent } from '@bank/contract';
import { AnnouncementRows } from '../parts/AnnouncementRows.tsx';
import { EventRows } from '../parts/EventRows.tsx';
import { Part } from '../../../parts/reading/Part.tsx';
import { investmentWords } from '../../../words/investors/investment/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

interface MeetingsViewProps {
  events: readonly InvestorEvent[];
  documents: readonly Announcement[];
}

/** Meetings to come and the papers of those that were held. */
export function MeetingsView({ events, documents }: MeetingsViewProps) {
  const words = useWords(investmentWords);
  return (
    <>
      <Part id="next" title={words.nextMeeting} note={words.meetingsNote}>
        {events.length === 0 ? <p>{words.noUpcoming}</p> : <EventRows events={events} />}
      </Part>
      <Part id="documents" title={words.meetingDocuments}>
        <AnnouncementRows announcements={documents} withType={false} />
      </Part>
    </>
  );
}
