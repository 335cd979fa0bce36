import { z } from 'zod';
import { bySort, one, recordType } from '../../base/record-type.ts';
import {
  Announcement,
  Committee,
  Director,
  Dividend,
  InvestorContact,
  InvestorEvent,
  KeyFigures,
} from './schemas.ts';

/** `isNew` depends on the day and `language` on where it is stored, so neither is written down. */
const AnnouncementRecordBody = Announcement.omit({ id: true, isNew: true, language: true });
const DirectorRecordBody = Director.extend({ sort: z.number().int() });
const CommitteeRecordBody = Committee.extend({ sort: z.number().int() });

export const investorRecords = {
  'investor-event': recordType('site', InvestorEvent, {
    section: () => '',
    rank: () => 0,
    date: (e) => e.startTime.slice(0, 10),
  }),
  announcement: recordType('site', AnnouncementRecordBody, {
    section: (a) => a.announceType,
    rank: () => 0,
    date: (a) => a.publishDate,
    text: (a) => [a.title, a.number ?? ''].join(' '),
    title: (a) => a.title,
  }),
  'key-figures': recordType('site', KeyFigures, {
    section: () => '',
    rank: () => 0,
    date: (k) => `${k.year}-12-31`,
  }),
  dividend: recordType('site', Dividend, { section: () => '', rank: () => 0, date: (d) => d.payDate }),
  director: recordType('site', DirectorRecordBody, bySort),
  committee: recordType('site', CommitteeRecordBody, bySort),
  'investor-contact': recordType('site', InvestorContact, one),
};
