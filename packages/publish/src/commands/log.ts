import { parseArgs } from 'node:util';
import type { LogEntry } from '@bank/store';
import { ContentError, UsageError } from '../base/errors.ts';
import { countOf } from '../base/findings.ts';
import { EMERGENCY_REASON } from '../releases/activation-kinds.ts';
import { beijingTime, scopeOf, shortId, withWriter, type Command } from './command.ts';

export const log: Command = {
  usage:
    'log [<scope>] [--json] [--holds <digest>]   (--holds: the log must still hold the entry of that digest)',
  async run(args, context) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: 'boolean' }, holds: { type: 'string' } },
    });
    const [given, ...rest] = positionals;
    if (rest.length > 0) throw new UsageError('log takes one scope at most.');
    const scope = given === undefined ? undefined : scopeOf(given);
    const { entries, faults } = await withWriter(context, (writer) => writer.log());
    const shown = entries.filter((entry) => scope === undefined || entry.scope === scope);
    if (values.json === true) context.say(JSON.stringify({ entries: shown, faults }));
    else for (const entry of shown) context.say(line(entry));

    const lost = values.holds !== undefined && !entries.some(({ digest }) => digest === values.holds);
    const found = lost
      ? [...faults, `No entry of the log has the digest ${values.holds}: entries were removed.`]
      : faults;
    if (found.length > 0)
      throw new ContentError(`The log was tampered with: ${countOf(found.length, 'fault')}.`, found);
    const newest = entries.at(-1);
    if (values.json === true) return;
    context.say(
      newest === undefined
        ? 'The log is empty: nothing was published since it is kept.'
        : `Whole: ${countOf(entries.length, 'step')}, newest digest ${newest.digest}.`,
    );
  },
};

function line(entry: LogEntry): string {
  const { at, step, scope, releaseId, bundleId, actor, machine, why, facts } = entry;
  const who = `${actor || 'somebody'}${machine && ` on ${machine}`}`;
  const what = `${step} ${scope} ${releaseId}  bundle ${shortId(bundleId)}`;
  const mark = facts['kind'] === EMERGENCY_REASON ? '!! EMERGENCY' : '';
  return [mark, beijingTime(at), what, who, describeFacts(entry), why && `“${why}”`]
    .filter(Boolean)
    .join('  ');
}

function describeFacts({ at, step, facts }: LogEntry): string {
  if (step !== 'activate')
    return Object.entries(facts)
      .map(([name, fact]) => `${name} ${fact}`)
      .join(', ');
  const effectiveAt = Date.parse(facts['effectiveAt'] ?? '');
  const from = effectiveAt > at ? `from ${beijingTime(effectiveAt)}` : '';
  const kind = ['activate', EMERGENCY_REASON].includes(facts['kind'] ?? '') ? '' : facts['kind'];
  return [kind, from, facts['signers']].filter(Boolean).join(', ');
}
