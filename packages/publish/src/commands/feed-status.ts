import { parseArgs } from 'node:util';
import { beijingMoment } from '@bank/contract';
import { UsageError } from '../base/errors.ts';
import { verbatim, words, type Words } from '../base/words.ts';
import { feedAges, feedArrivals, type FeedAge } from '../releases/inbox/feed-arrivals.ts';
import { readFeedsFile } from '../releases/inbox/feed-settings.ts';
import { beijingTime, withWriter, type CommandContext } from './command.ts';

/** `content feed status`: when each feed came last, and which are late; those make it end with 3. */
export async function runFeedStatus(args: string[], context: CommandContext): Promise<'partly' | undefined> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: { type: 'boolean' } },
  });
  if (positionals.length > 0) throw new UsageError(words`feed status takes no names.`);
  const { settings, now, say } = context;
  const known = readFeedsFile(settings.feeds.file);
  const { entries } = await withWriter(context, (writer) => writer.log());
  const ages = feedAges(feedArrivals(entries.filter(({ step }) => step === 'import')), known, now);
  if (values.json === true)
    say(
      verbatim(
        JSON.stringify(
          ages.map((age) => toJson(age, now)),
          undefined,
          2,
        ),
      ),
    );
  else if (ages.length === 0) say(words`No feed came yet, and none is expected: FEEDS_FILE names none.`);
  else for (const age of ages) say(line(age, now));
  return ages.some(({ isLate }) => isLate) ? 'partly' : undefined;
}

function toJson({ feed, due, lastAt, lateFrom, isLate }: FeedAge, now: number) {
  return {
    feed,
    due: due ?? null,
    lastAt: lastAt === undefined ? null : beijingMoment(lastAt),
    ageSeconds: lastAt === undefined ? null : Math.floor((now - lastAt) / 1_000),
    lateFrom: lateFrom === undefined ? null : beijingMoment(lateFrom),
    isLate,
  };
}

function line({ feed, due, lastAt, lateFrom, isLate }: FeedAge, now: number): Words {
  const state = isLate ? words`LATE` : words`good`;
  const came =
    lastAt === undefined
      ? words`never came`
      : words`came ${beijingTime(lastAt)}, ${Math.floor((now - lastAt) / 60_000)} minutes ago`;
  const often = due === undefined ? words`not expected` : verbatim(due);
  if (lateFrom === undefined) return words`${state}  ${feed}  ${came} (${often})`;
  const awaited = isLate
    ? words`late since ${beijingTime(lateFrom)}`
    : words`due until ${beijingTime(lateFrom)}`;
  return words`${state}  ${feed}  ${came}, ${awaited} (${often})`;
}
