import { parseArgs } from 'node:util';
import type { LogEntry } from '@bank/store';
import { ContentError, UsageError } from '../base/errors.ts';
import { countOf } from '../base/findings.ts';
import { joined, verbatim, worded, words, type Words } from '../base/words.ts';
import { beijingTime, scopeOf, shortId, withWriter, type Command } from './command.ts';

export const log: Command = {
  usage: words`log [<scope>] [--json] [--holds <digest>]   (--holds: the log must still hold the entry of that digest)`,
  async run(args, context) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: 'boolean' }, holds: { type: 'string' } },
    });
    const [given, ...rest] = positionals;
    if (rest.length > 0) throw new UsageError(words`log takes one scope at most.`);
    const scope = given === undefined ? undefined : scopeOf(given);
    const { entries, faults } = await withWriter(context, (writer) => writer.log());
    const shown = entries.filter((entry) => scope === undefined || entry.scope === scope);
    if (values.json === true) context.say(verbatim(JSON.stringify({ entries: shown, faults })));
    else for (const entry of shown) context.say(line(entry));

    const lost = values.holds !== undefined && !entries.some(({ digest }) => digest === values.holds);
    const found = faults.map(worded);
    if (lost)
      found.push(words`No entry of the log has the digest ${values.holds ?? ''}: entries were removed.`);
    if (found.length > 0)
      throw new ContentError(words`The log was tampered with: ${countOf(found.length, 'fault')}.`, found);
    const newest = entries.at(-1);
    if (values.json === true) return;
    context.say(
      newest === undefined
        ? words`The log is empty: nothing was published since it is kept.`
        : words`Whole: ${countOf(entries.length, 'step')}, newest digest ${newest.digest}.`,
    );
  },
};

function line(entry: LogEntry): Words {
  const { at, step, scope, releaseId, bundleId, actor, machine, why } = entry;
  const name = actor === '' ? words`somebody` : verbatim(actor);
  const who = machine === '' ? name : words`${name} on ${machine}`;
  const what = words`${worded(step)} ${scope} ${releaseId}  bundle ${shortId(bundleId)}`;
  const parts = [verbatim(beijingTime(at)), what, who, describeFacts(entry), why && words`“${why}”`];
  return parts.filter((part) => part !== '').reduce((all, part) => words`${all}  ${part}`);
}

function describeFacts({ at, step, facts }: LogEntry): Words | '' {
  const effectiveAt = Date.parse(facts['effectiveAt'] ?? '');
  const said =
    step === 'activate'
      ? [
          ...(facts['kind'] === 'activate' ? [] : [worded(facts['kind'] ?? '')]),
          ...(effectiveAt > at ? [words`from ${beijingTime(effectiveAt)}`] : []),
        ]
      : Object.entries(facts).map(([name, fact]) => words`${worded(name)} ${factIn(fact)}`);
  return said.length === 0 ? '' : joined(said);
}

/** `li on some-machine`, `wang at 2026-11-20T01:00:00.000Z`, or a text that is neither. */
function factIn(fact: string): Words {
  const [, name = '', link, rest = ''] = /^(.+) (on|at) (\S+)$/.exec(fact) ?? [];
  if (link === undefined) return verbatim(fact);
  return link === 'on' ? words`${name} on ${rest}` : words`${name} at ${rest}`;
}
