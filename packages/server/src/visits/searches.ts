import { csvText } from '@bank/api';
import { askedDays, DAYS_USAGE } from './asked-days.ts';
import type { VisitsCommand } from './command.ts';

const HEADER = ['日期', '语言', '关键词', '被理解为', '人数'];

/** For editors: what at least five visitors of a day searched for and did not find, or found only as another word. */
export const searches: VisitsCommand = {
  usage: `searches ${DAYS_USAGE}`,
  async run(args, { visits, write, say }) {
    const { since, until, format } = askedDays(args, 'searches');
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
