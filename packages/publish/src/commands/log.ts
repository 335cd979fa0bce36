import { parseArgs } from 'node:util';
import type { LogEntry } from '@bank/store';
import { ContentError, UsageError } from '../base/errors.ts';
import { countOf } from '../base/findings.ts';
import { EMERGENCY_REASON } from '../releases/activation-kinds.ts';
import { joined, verbatim, worded, words, type Words } from '../base/words.ts';
import { beijingTime, scopeOf, shortId, withWriter, type Command } from './command.ts';

const DIGEST = /^[0-9a-f]{64}$/;

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
    const held = values.holds?.toLowerCase();
    if (held !== undefined && !DIGEST.test(held))
      throw new UsageError(words`--holds is "${held}", which is not a digest of 64 hexadecimal digits.`);
    const scope = given === undefined ? undefined : scopeOf(given);
    const { entries, faults } = await withWriter(context, (writer) => writer.log());
    const shown = entries.filter((entry) => scope === undefined || entry.scope === scope);
    if (values.json === true) context.say(verbatim(JSON.stringify({ entries: shown, faults })));
    else for (const entry of shown) context.say(line(entry));

    const lost = held !== undefined && !entries.some(({ digest }) => digest === held);
    const found = faults.map(worded);
    if (lost) found.push(words`No entry of the log has the digest ${held ?? ''}: entries were removed.`);
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
  const { at, step, scope, releaseId, bundleId, actor, machine, why, facts } = entry;
  const name = actor === '' ? words`somebody` : verbatim(actor);
  const who = machine === '' ? name : words`${name} on ${machine}`;
  const what = words`${worded(step)} ${scope} ${releaseId}  bundle ${shortId(bundleId)}`;
  const parts = [
    facts['kind'] === EMERGENCY_REASON && words`!! EMERGENCY`,
    verbatim(beijingTime(at)),
    what,
    who,
    describeFacts(entry),
    why && words`“${why}”`,
  ];
  return parts.filter((part) => typeof part === 'object').reduce((all, part) => words`${all}  ${part}`);
}

function describeFacts({ at, step, facts }: LogEntry): Words | '' {
  const effectiveAt = Date.parse(facts['effectiveAt'] ?? '');
  const said =
    step === 'activate'
      ? [
          ...(PLAIN_KINDS.includes(facts['kind'] ?? '') ? [] : [worded(facts['kind'] ?? '')]),
          ...(effectiveAt > at ? [words`from ${beijingTime(effectiveAt)}`] : []),
          ...(facts['signers'] === undefined ? [] : facts['signers'].split(', ').map(signerIn)),
        ]
      : Object.entries(facts).map(([name, fact]) => words`${worded(name)} ${factIn(fact)}`);
  return said.length === 0 ? '' : joined(said);
}

/** What the line says anyway. */
const PLAIN_KINDS = ['activate', EMERGENCY_REASON];

/** `maker Li Na (key 3f2a91c0)` */
function signerIn(fact: string): Words {
  const [, signer = '', key] = /^(.+) \(key (\w+)\)$/.exec(fact) ?? [];
  return key === undefined ? verbatim(fact) : words`${signer} (key ${key})`;
}

/** `li on some-machine`, `wang at 2026-11-20T01:00:00.000Z`, or a text that is neither. */
function factIn(fact: string): Words {
  const [, name = '', link, rest = ''] = /^(.+) (on|at) (\S+)$/.exec(fact) ?? [];
  if (link === undefined) return verbatim(fact);
  return link === 'on' ? words`${name} on ${rest}` : words`${name} at ${rest}`;
}
