import { bodyHash, type ContentWriter, type ItemEntry } from '@bank/store';
import type { CheckedBundle } from '../check/check-bundle.ts';
import { changesIn, differing, type Change } from './diff-releases.ts';
import { fieldChanges } from './field-changes.ts';
import { toItem } from './import-bundle.ts';
import { mediaChanges } from './media-changes.ts';

/** What packing makes of all other words. */
const DERIVED: ReadonlySet<string> = new Set(['pinyin']);

/** What a bundle would change for those who see the release `before`, while it is in no store yet. */
export async function diffChecked(
  writer: ContentWriter,
  before: number | undefined,
  { records }: Pick<CheckedBundle, 'records'>,
): Promise<Change[]> {
  const bodies = new Map<string, unknown>();
  const after: ItemEntry[] = [];
  for (const record of records) {
    const item = toItem(record);
    const hash = bodyHash(JSON.stringify(item.body));
    bodies.set(hash, item.body);
    after.push({ ...item, hash });
  }
  const shown = before === undefined ? [] : await writer.contents(before);
  const pairs = differing(shown, after).filter(({ was, is }) => !DERIVED.has((is ?? was)?.type ?? ''));
  const former = pairs.flatMap(({ was, is }) => (was && is ? [was.hash] : []));
  for (const [hash, body] of await writer.bodies([...new Set(former)])) bodies.set(hash, body);
  return changesIn(pairs, bodies).map((change) =>
    change.kind === 'added' ? withAllFields(change, bodies, after) : change,
  );
}

/** What a schema fills in for a field that nobody wrote. */
const NOTHING: ReadonlySet<string> = new Set(['', '[]', 'false']);

/** Whoever checks a new record reads all of it. */
function withAllFields(
  change: Change,
  bodies: ReadonlyMap<string, unknown>,
  after: readonly ItemEntry[],
): Change {
  const own = after.filter(({ type, key }) => type === change.type && key === change.key);
  const fields = own.map(({ language, hash }) => ({
    language,
    changes: fieldChanges({}, bodies.get(hash)).filter(({ after: is = '' }) => !NOTHING.has(is)),
  }));
  const media = own.flatMap(({ language, hash }) => mediaChanges(undefined, bodies.get(hash), language));
  return { ...change, fields, ...(media.length > 0 && { media }) };
}
