import type { RecordTypeName } from '@bank/contract/schemas';
import type { ContentWriter, Release } from '@bank/store';
import { tableTypeOf } from '../../pack/sources/sheet-tables.ts';

/** The types of records that visitors ever saw of a feed; undefined where nothing of the scope was fed. */
export async function fedTypes(
  writer: ContentWriter,
  { scope }: Pick<Release, 'scope'>,
): Promise<ReadonlySet<RecordTypeName> | undefined> {
  const shown = new Set((await writer.activations(scope)).map(({ releaseId }) => releaseId));
  const { entries } = await writer.log();
  const feeds = entries
    .filter((entry) => entry.scope === scope && entry.step === 'import' && shown.has(entry.releaseId))
    .flatMap(({ facts }) => (facts['feeds'] ?? '').split(', '))
    .filter((feed) => feed !== '');
  if (feeds.length === 0) return undefined;
  return new Set(feeds.flatMap((feed) => tableTypeOf(scope, feed)?.records ?? []));
}
