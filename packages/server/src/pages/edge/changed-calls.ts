import { setImmediate } from 'node:timers/promises';
import type { ContentPart } from '@bank/store';
import type { CallKey } from '../mirror/manifest.ts';
import type { RecordedCalls } from '../mirror/recorded-calls.ts';

/** What was asked of one version of the content. */
export interface AskedVersion {
  recorded: RecordedCalls;
  digestOf: (part: ContentPart) => Promise<string>;
}

/** With more than these asking again would take longer than it spares. */
const ASKED_AT_MOST = 300;
const ASKED_AT_ONCE = 8;

/**
 * The calls of `before` that answer otherwise in `after`. What cannot be compared counts as changed, and so does everything
 * that is made of what changed where that is much.
 */
export async function changedCalls(before: AskedVersion, after: AskedVersion): Promise<CallKey[]> {
  const doubtful = await madeOfChanged(before, after);
  if (doubtful.length > ASKED_AT_MOST) return doubtful;
  const changed: CallKey[] = [];
  const waiting = [...doubtful];
  const compare = async () => {
    for (let call = waiting.shift(); call !== undefined; call = waiting.shift()) {
      const [then, now] = await Promise.all([before.recorded.answer(call), after.recorded.answer(call)]);
      if (then.digest === undefined || then.digest !== now.digest) changed.push(call);
      // Visitors who are here have their turn.
      await setImmediate();
    }
  };
  await Promise.all(Array.from({ length: ASKED_AT_ONCE }, compare));
  return changed;
}

async function madeOfChanged(before: AskedVersion, after: AskedVersion): Promise<CallKey[]> {
  const calls = before.recorded.keys();
  const answers = await Promise.all(calls.map((call) => before.recorded.answer(call)));
  const parts = [...new Set(answers.flatMap((answer) => answer.parts))];
  const isSame = async (part: ContentPart) => {
    const [then, now] = await Promise.all([before.digestOf(part), after.digestOf(part)]);
    return then === now;
  };
  const compared = await Promise.all(parts.map(async (part) => [part, await isSame(part)] as const));
  const same = new Set(compared.flatMap(([part, holds]) => (holds ? [part] : [])));
  return calls.filter((_, i) => {
    const { digest, parts: made = [] } = answers[i] ?? {};
    return digest === undefined || made.length === 0 || !made.every((part) => same.has(part));
  });
}
