import { parseArgs } from 'node:util';
import { LANGUAGES } from '@bank/contract';
import { csvOf } from './csv.ts';
import { htmlOf } from './html.ts';
import { readReport } from './read-report.ts';
import { tableOf } from './table.ts';
import { endOfDay, startOfDay } from '../beijing-days.ts';
import { choiceOf, UsageError, type VisitsCommand } from '../command.ts';
import { writeOut } from '../write-out.ts';

const FORMATS = {
  table: tableOf,
  csv: csvOf,
  json: (read) => JSON.stringify(read, undefined, 2),
  html: htmlOf,
} satisfies Record<string, (read: Awaited<ReturnType<typeof readReport>>) => string>;

export const report: VisitsCommand = {
  usage:
    'report --from <day> --to <day> [--by section|page|day] [--format table|csv|json|html] [--language CN|EN] [--exact] [--out <file>]',
  async run(args, { visits, now, write }) {
    const { values } = parseArgs({
      args,
      options: {
        from: { type: 'string' },
        to: { type: 'string' },
        by: { type: 'string' },
        format: { type: 'string' },
        language: { type: 'string' },
        exact: { type: 'boolean', default: false },
        out: { type: 'string' },
      },
    });
    const from = startOfDay(values.from ?? '', '--from');
    const to = endOfDay(values.to ?? '', '--to');
    if (to <= from) throw new UsageError('--to is a day before --from.');
    const by = choiceOf(values.by, ['section', 'page', 'day'], '--by');
    const format = choiceOf(values.format, ['table', 'csv', 'json', 'html'], '--format');
    const language = choiceOf(values.language, LANGUAGES, '--language');
    const read = await readReport(visits.records, { from, to, by, language, now, isExact: values.exact });
    const text = `${FORMATS[format](read)}
`;
    if (values.out === undefined) write(text);
    else writeOut(values.out, text);
  },
};
