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

/**
 * The calls of `before` that answer otherwise in `after`. What cannot be compared counts as changed, and so does everything
 * that is made of what changed where that is much.
 */
export async function changedCalls(before: AskedVersion, after: AskedVersion): Promise<CallKey[]> {
  const doubtful = await madeOfChanged(before, after);
  if (doubtful.length > ASKED_AT_MOST) return doubtful;
  const changed: CallKey[] = [];
  for (const call of doubtful) {
    const then = await before.recorded.answer(call);
    const now = await after.recorded.answer(call);
    if (then.digest === undefined || then.digest !== now.digest) changed.push(call);
    // Visitors who are here have their turn.
    await setImmediate();
  }
  return changed;
}

async function madeOfChanged(before: AskedVersion, after: AskedVersion): Promise<CallKey[]> {
  const isSame = partsCompared(before, after);
  const made: CallKey[] = [];
  for (const call of before.recorded.keys()) {
    const { digest, parts } = await before.recorded.answer(call);
    if (digest === undefined || parts.length === 0 || !(await all(parts, isSame))) made.push(call);
  }
  return made;
}

function partsCompared(before: AskedVersion, after: AskedVersion): (part: ContentPart) => Promise<boolean> {
  const known = new Map<ContentPart, Promise<boolean>>();
  const compare = async (part: ContentPart) => (await before.digestOf(part)) === (await after.digestOf(part));
  return (part) => {
    const answer = known.get(part) ?? compare(part);
    known.set(part, answer);
    return answer;
  };
}

async function all<One>(ones: readonly One[], holds: (one: One) => Promise<boolean>): Promise<boolean> {
  for (const one of ones) if (!(await holds(one))) return false;
  return true;
}
