import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { addDays, isDay } from '@bank/contract';
import { ConfigError } from '../../base/errors.ts';
import { describeIssue } from '../../base/describe-issue.ts';
import { words } from '../../base/words.ts';
import { TABLE_ENCODINGS, type TableEncoding } from '../../formats/tables/table-encoding.ts';
import { feedOf } from '../feed/feed-file-type.ts';
import { parseFeedTimes, type Calendar, type FeedTimes } from './feed-times.ts';

/** How the files of one feed are read, and how often they must come. */
export interface FeedSettings {
  encoding?: TableEncoding | undefined;
  isPartial?: boolean | undefined;
  times?: FeedTimes | undefined;
  /** As it was written. */
  due?: string | undefined;
}

export interface FeedsSettings {
  feeds: ReadonlyMap<string, FeedSettings>;
  calendar: Calendar;
}

export const NO_FEEDS: FeedsSettings = { feeds: new Map(), calendar: { holidays: new Set() } };

const FeedName = z.string().refine((name) => feedOf(`${name}.csv`) === name, 'a feed such as fx-rates');
const Due = z
  .string()
  .refine(
    (text) => parseFeedTimes(text) !== undefined,
    'such as "every 1h between 09:00 and 17:00 on banking days" or "every 1d on banking days"',
  );
const Span = z
  .string()
  .refine(
    (text) => daysOf(text) !== undefined,
    'a day such as 2027-01-01 or a span such as 2027-02-05/2027-02-11',
  );

const FeedsFile = z.strictObject({
  feeds: z.record(
    FeedName,
    z.strictObject({
      due: Due.optional(),
      encoding: z.enum(TABLE_ENCODINGS).optional(),
      partial: z.boolean().optional(),
    }),
  ),
  holidays: z.array(Span).default([]),
});

/** Reads the file that FEEDS_FILE names; nothing where it names none. @throws ConfigError */
export function readFeedsFile(path: string): FeedsSettings {
  if (path === '') return NO_FEEDS;
  let found: unknown;
  try {
    // Days stay texts.
    found = parse(readFileSync(path, 'utf8'), { schema: 'core' });
  } catch (error) {
    throw new ConfigError(
      words`FEEDS_FILE names ${path}, which cannot be read (${(error as Error).message}).`,
      {
        cause: error,
      },
    );
  }
  const parsed = FeedsFile.safeParse(found, { reportInput: true });
  if (!parsed.success) {
    const wrong = parsed.error.issues.flatMap((issue) => describeIssue(issue, found));
    throw new ConfigError(
      wrong.reduce(
        (all, one) =>
          words`${all}\n${words`  ${one.path.join('.')}: expected ${one.expected}, found ${one.found}`}`,
        words`FEEDS_FILE ${path} is not understood:`,
      ),
    );
  }
  const { feeds, holidays } = parsed.data;
  return {
    feeds: new Map(
      Object.entries(feeds).map(([name, { due, encoding, partial }]) => [
        name,
        { due, encoding, isPartial: partial, times: due === undefined ? undefined : parseFeedTimes(due) },
      ]),
    ),
    calendar: { holidays: new Set(holidays.flatMap((span) => daysOf(span) ?? [])) },
  };
}

const LONGEST_SPAN_DAYS = 60;

function daysOf(span: string): string[] | undefined {
  const [first = '', last = first, more] = span.split('/');
  if (more !== undefined || !isDay(first) || !isDay(last) || last < first) return undefined;
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (days.push(day) > LONGEST_SPAN_DAYS) return undefined;
  }
  return days;
}
