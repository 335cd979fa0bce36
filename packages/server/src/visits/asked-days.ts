import { parseArgs } from 'node:util';
import { startOfDay } from './beijing-days.ts';
import { choiceOf, UsageError } from './command.ts';

export const DAYS_USAGE =
  '--since YYYY-MM-DD [--until YYYY-MM-DD] [--format csv|json]   (days in Beijing, both included)';

/** Which days a list is of, and how it is to be written. @throws UsageError */
export function askedDays(args: string[], command: string) {
  const { values } = parseArgs({
    args,
    options: {
      since: { type: 'string' },
      until: { type: 'string', default: '9999-12-31' },
      format: { type: 'string' },
    },
  });
  const { since, until } = values;
  if (since === undefined) throw new UsageError(`${command} needs --since.`);
  if (startOfDay(until, '--until') < startOfDay(since, '--since'))
    throw new UsageError('--until must not be before --since.');
  return { since, until, format: choiceOf(values.format, ['csv', 'json'], '--format') };
}
