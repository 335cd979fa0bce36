import { csvText } from '@bank/api';
import { askedDays, DAYS_USAGE } from './asked-days.ts';
import type { VisitsCommand } from './command.ts';

const HEADER = ['页面', '有用', '没用'];

/** For editors: which pages were found useful on some days, and which were not. */
export const opinions: VisitsCommand = {
  usage: `opinions ${DAYS_USAGE}`,
  async run(args, { visits, write, say }) {
    const { since, until, format } = askedDays(args, 'opinions');
    const counted = await visits.opinions.list({ from: since, to: until });
    const rows = counted.map(({ path, useful, useless }) => [path, String(useful), String(useless)]);
    write(format === 'json' ? `${JSON.stringify(counted, undefined, 2)}\n` : csvText([HEADER, ...rows]));
    say(`Opinions of ${counted.length} ${counted.length === 1 ? 'page' : 'pages'}.`);
  },
};
