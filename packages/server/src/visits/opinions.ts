import { parseArgs } from 'node:util';
import { csvText } from '@bank/api';
import { startOfDay } from './beijing-days.ts';
import { UsageError, type VisitsCommand } from './command.ts';

const HEADER = ['页面', '有用', '没用'];

/** For editors: which pages were found useful on some days, and which were not. */
export const opinions: VisitsCommand = {
  usage:
    'opinions --since YYYY-MM-DD [--until YYYY-MM-DD] [--format csv|json]   (days in Beijing, both included)',
  async run(args, { visits, write, say }) {
    const { values } = parseArgs({
      args,
      options: {
        since: { type: 'string' },
        until: { type: 'string', default: '9999-12-31' },
        format: { type: 'string', default: 'csv' },
      },
    });
    const { since, until, format } = values;
    if (since === undefined) throw new UsageError('opinions needs --since.');
    if (startOfDay(until, '--until') < startOfDay(since, '--since'))
      throw new UsageError('--until must not be before --since.');
    if (format !== 'csv' && format !== 'json')
      throw new UsageError(`--format is csv or json, not "${format}".`);
    const counted = await visits.opinions.list({ from: since, to: until });
    const rows = counted.map(({ path, useful, useless }) => [path, String(useful), String(useless)]);
    write(format === 'json' ? `${JSON.stringify(counted, undefined, 2)}\n` : csvText([HEADER, ...rows]));
    say(`Opinions of ${counted.length} ${counted.length === 1 ? 'page' : 'pages'}.`);
  },
};
