import { addDays, type InvestorEvent, type Language } from '@bank/contract';
import { LANGUAGE_TAGS } from '../../base/language-tags.ts';

type CalendarEvent = Omit<InvestorEvent, 'kind'>;

interface CalendarParts {
  /** What wrote it, for programs. */
  product: string;
  /** Shown by calendar programs for a whole calendar. */
  name: string;
  /** Of the name and of the events' words. */
  language: Language;
  /** `https://www.bank.example`: completes addresses and makes the events' ids unique in the world. */
  origin: string;
  /** When this content became current. */
  stamp: Date;
  events: readonly CalendarEvent[];
}

const LINE_OCTETS = 75;
/** An event without an end takes an hour. */
const USUAL_LENGTH_MS = 3_600_000;

/** RFC 5545. Moments are in UTC, so that no time zone has to be described; days that count whole are dates. */
export function calendarText({ product, name, language, origin, stamp, events }: CalendarParts): string {
  const host = new URL(origin).hostname;
  const tag = LANGUAGE_TAGS[language];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//${product}//${language === 'CN' ? 'ZH' : 'EN'}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME;LANGUAGE=${tag}:${escaped(name)}`,
    // Programs that read this one take it without parameters.
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      // The same in both languages and after every change, so that an event is brought up to date and not doubled.
      `UID:${event.id}@${host}`,
      `DTSTAMP:${utc(stamp)}`,
      ...times(event),
      `SUMMARY;LANGUAGE=${tag}:${escaped(event.title)}`,
      ...(event.place === undefined ? [] : [`LOCATION;LANGUAGE=${tag}:${escaped(event.place)}`]),
      ...(event.url === undefined ? [] : [`URL:${new URL(event.url, origin).href}`]),
      ...(event.isAllDay === true ? ['TRANSP:TRANSPARENT'] : []),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function times({ startTime, endTime, isAllDay }: CalendarEvent): string[] {
  const start = new Date(startTime);
  if (isAllDay === true) {
    const day = startTime.slice(0, 10);
    return [`DTSTART;VALUE=DATE:${dateOf(day)}`, `DTEND;VALUE=DATE:${dateOf(addDays(day, 1))}`];
  }
  const end = endTime === undefined ? new Date(start.getTime() + USUAL_LENGTH_MS) : new Date(endTime);
  return [`DTSTART:${utc(start)}`, `DTEND:${utc(end)}`];
}

const utc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d{3}/g, '');
const dateOf = (day: string) => day.replaceAll('-', '');

/** RFC 5545, 3.3.11. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** No line is longer than 75 octets, and none is cut within a character (RFC 5545, 3.1). */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const own = Buffer.byteLength(character);
    if (octets + own > LINE_OCTETS) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += own;
  }
  return [...parts, part].join('\r\n');
}
