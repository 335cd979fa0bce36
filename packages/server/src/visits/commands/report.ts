import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LANGUAGES } from '@bank/contract';
import { csvOf } from '../report/csv.ts';
import { htmlOf } from '../report/html.ts';
import { readReport } from '../report/read-report.ts';
import { tableOf } from '../report/table.ts';
import { choiceOf, dayOf, nextDay, UsageError, withVisits, type Command } from './command.ts';

const FORMATS = {
  table: tableOf,
  csv: csvOf,
  json: (read) => JSON.stringify(read, undefined, 2),
  html: htmlOf,
} satisfies Record<string, (read: Awaited<ReturnType<typeof readReport>>) => string>;

export const report: Command = {
  usage:
    'report --from <day> --to <day> [--by section|page|day] [--format table|csv|json|html] [--language CN|EN] [--out <file>]',
  async run(args, context) {
    const { values } = parseArgs({
      args,
      options: {
        from: { type: 'string' },
        to: { type: 'string' },
        by: { type: 'string' },
        format: { type: 'string' },
        language: { type: 'string' },
        out: { type: 'string' },
      },
    });
    const from = dayOf(values.from, '--from');
    const to = dayOf(values.to, '--to');
    if (to < from) throw new UsageError('--to is a day before --from.');
    const by = choiceOf(values.by, ['section', 'page', 'day'], '--by');
    const format = choiceOf(values.format, ['table', 'csv', 'json', 'html'], '--format');
    const language = choiceOf(values.language, LANGUAGES, '--language');
    const read = await withVisits(context, ({ records }) =>
      readReport(records, { from, to: nextDay(to), by, language, now: context.now }),
    );
    const text = FORMATS[format](read);
    if (values.out === undefined) context.say(text);
    else writeFileSync(values.out, `${text}\n`);
  },
};
