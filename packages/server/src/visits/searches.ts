import { parseArgs } from 'node:util';
import { csvText } from '@bank/api';
import { startOfDay } from './beijing-days.ts';
import { choiceOf, UsageError, type VisitsCommand } from './command.ts';

const HEADER = ['日期', '语言', '关键词', '被理解为', '人数'];

/** For editors: what at least five visitors of a day searched for and did not find, or found only as another word. */
export const searches: VisitsCommand = {
  usage:
    'searches --since YYYY-MM-DD [--until YYYY-MM-DD] [--format csv|json]   (days in Beijing, both included)',
  async run(args, { visits, write, say }) {
    const { values } = parseArgs({
      args,
      options: {
        since: { type: 'string' },
        until: { type: 'string', default: '9999-12-31' },
        format: { type: 'string' },
      },
    });
    const { since, until } = values;
    if (since === undefined) throw new UsageError('searches needs --since.');
    if (startOfDay(until, '--until') < startOfDay(since, '--since'))
      throw new UsageError('--until must not be before --since.');
    const format = choiceOf(values.format, ['csv', 'json'], '--format');
    const missed = await visits.missedSearches.list({ from: since, to: until });
    const rows = missed.map(({ day, language, keyword, meant, visitors }) => [
      day,
      language,
      keyword,
      meant,
      String(visitors),
    ]);
    write(format === 'json' ? `${JSON.stringify(missed, undefined, 2)}\n` : csvText([HEADER, ...rows]));
    const told = `${missed.length} ${missed.length === 1 ? 'keyword' : 'keywords'} that five visitors of a day missed.`;
    say(`${told} To take one in: npm run content -- accept-word <keyword> <word of the site>`);
  },
};
